import type { EpochMs, Flag } from "./values.ts"

/** Devices that messages are pushed to; the player who saved one last has it. */
export type FcmTokensTable = {
  readonly token_hash: string
  readonly token: string
  readonly user_uuid: string
  readonly saved_at: EpochMs
  /** The language that the player read as it was saved. */
  readonly locale: string
  /** The session that saved it, and with whose end it hears nothing more. */
  readonly session_jti: string | null
}

/** What happened stands where it happened; here is only whether a player has read it, and whether they were sent it. */
export type NotificationMarksTable = {
  readonly user_uuid: string
  readonly notification_id: string
  readonly read_at: EpochMs | null
  readonly pushed_at: EpochMs | null
  /** When the first mark was made. */
  readonly at: EpochMs
}

/** Switches that a player has used; the others are as they are for everybody. */
export type NotificationKindsTable = { readonly user_uuid: string; readonly kind: string; readonly is_on: Flag }

/** What the operator told everybody. */
export type OperatorNewsTable = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly at: EpochMs
}

/** What was done with an account that its owner alone should do. */
export type AccountEventsTable = {
  readonly id: string
  readonly user_uuid: string
  readonly type: "phoneChanged" | "bankAdded" | "pinChanged" | "passkeyAdded" | "loggedIn"
  /** The new number, the bank and the last digits of the account, or where somebody logged in. */
  readonly detail: string
  readonly at: EpochMs
}

/** That a player was reminded of a round that was to close soon. */
export type ClosingRemindersTable = { readonly user_uuid: string; readonly bet_id: string; readonly at: EpochMs }
