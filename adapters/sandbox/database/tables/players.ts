import type { EpochMs } from "./values.ts"

export type UsersTable = {
  readonly uuid: string
  readonly user_name: string
  readonly password_hash: string
  /** 0 is an ordinary player; 1 to 4 are the limits that a token carries. */
  readonly status: number
  readonly agent_id: number
  readonly name: string
  readonly email: string
  readonly avatar: string
  readonly phone_number: string
  readonly line_id: string
  readonly line_uid: string
  readonly level: number
  readonly loyalty_point: number
  readonly created_at: EpochMs
}

/** Tries are counted for names that nobody has too, so that counting tells nothing. */
export type PinAttemptsTable = {
  /** Of logging in, or of setting another PIN. */
  readonly purpose: "login" | "change"
  readonly login_name: string
  /** From where, or a star for everywhere together. */
  readonly address: string
  readonly failed: number
  readonly locked_until: EpochMs | null
  /** When its player logged in from there. */
  readonly entered_at: EpochMs | null
  readonly tried_at: EpochMs
}

export type SessionsTable = {
  readonly jti: string
  readonly user_uuid: string
  readonly created_at: EpochMs
  /** When it was used last, to the minute, and from where: as one household has its address. */
  readonly seen_at: EpochMs
  readonly place: string
  /** What it was opened by, as a browser names itself. */
  readonly user_device: string
  /** When the player, another PIN or the desk ended it; such a browser is sent nothing more. */
  readonly revoked_at: EpochMs | null
  /** When it was found to have lasted long enough. */
  readonly expired_at: EpochMs | null
}

/** Newcomers by the key they came with, so that one newcomer is one player. */
export type SignupsTable = {
  readonly intent_key: string
  readonly user_uuid: string
  readonly user_name: string
  readonly refer_url: string
  readonly from_domain: string
  readonly employee_slug: string
  readonly at: EpochMs
}

export type ReferralsTable = {
  readonly member_uuid: string
  readonly by_uuid: string
  readonly at: EpochMs
}

/** Codes sent to phones. A reference is given for names that nobody has too, and opens nothing. */
export type OtpsTable = {
  readonly ref: string
  /** For another PIN, or to show that a number is the player's. */
  readonly purpose: "pin" | "phone"
  readonly user_name: string
  readonly phone_number: string
  /** Hashed as a PIN is. */
  readonly code: string
  readonly sent_at: EpochMs
  readonly missed: number
  readonly used_at: EpochMs | null
}

/** Keys of devices that open a player's account beside the PIN. */
export type PasskeysTable = {
  readonly id: string
  readonly user_uuid: string
  /** The name in the address of the site that it was made for. */
  readonly site_name: string
  readonly public_key: string
  /** How often the device says that it was used; a device that goes back was copied. */
  readonly counter: number
  /** What it was made with, as a browser names itself. */
  readonly user_device: string
  readonly added_at: EpochMs
  readonly used_at: EpochMs | null
}
