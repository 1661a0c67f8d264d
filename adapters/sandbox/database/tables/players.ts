import type { Moment } from "./values.ts"

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
  readonly created_at: Moment
}

/** Tries are counted for names that nobody has too, so that counting tells nothing. */
export type LoginAttemptsTable = {
  readonly login_name: string
  readonly failed: number
  readonly locked_until: Moment | null
}

export type SessionsTable = {
  readonly jti: string
  readonly user_uuid: string
  readonly created_at: Moment
  readonly revoked_at: Moment | null
}
