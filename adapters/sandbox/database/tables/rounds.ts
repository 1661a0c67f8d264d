import type { EpochMs } from "./values.ts"

type RoundState = "running" | "drawn" | "cancelled"

export type RoundsTable = {
  readonly bet_id: string
  readonly bet_group: string
  readonly bet_type: string
  readonly bet_name: string
  /** The number of the round within its day. */
  readonly sequence: number
  readonly dt: string
  readonly opens_at: EpochMs
  readonly closes_at: EpochMs
  readonly shooting_ends_at: EpochMs | null
  readonly result_at: EpochMs
  /** Secret until the result is out; its commitment is not. */
  readonly seed: string
  readonly commitment: string
  readonly state: RoundState
  /** JSON of what came out. */
  readonly drawn: string | null
  /** JSON of the government's prizes. */
  readonly prizes: string | null
  /** When the last slip of the round was paid. */
  readonly settled_at: EpochMs | null
  /** When players were reminded that it closes soon, be it none of them. */
  readonly reminded_at: EpochMs | null
}

/** A member's shot into a yeekee round. */
export type ShotsTable = {
  readonly bet_id: string
  readonly sequence: number
  readonly user_uuid: string
  readonly number: string
  readonly at: EpochMs
}
