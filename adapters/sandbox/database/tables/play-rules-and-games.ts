import type { Satang } from "@fakham/core"
import type { EpochMs } from "./values.ts"

/** What players have set for their own play; one who has set nothing has no row. */
export type PlayRulesTable = {
  readonly user_uuid: string
  /** JSON of the limits by their names. */
  readonly limits: string
  /** JSON of the last break that was taken. */
  readonly taken: string | null
  readonly reminder_minutes: number | null
}

/** Seats at partners' games. Neither the token that opens one nor the secret that plays on it is kept itself. */
export type GameSeatsTable = {
  readonly id: string
  readonly user_uuid: string
  /** The session that took the seat, and that ends it. */
  readonly session_jti: string
  readonly partner: string
  readonly game: string
  /** What the player calls the game. */
  readonly title: string
  /** What a round may cost at the table. */
  readonly min_stake: Satang
  readonly max_stake: Satang
  /** What the next round is drawn from; players are shown its hash. */
  readonly next_seed: string | null
  /** The site that may show the game. */
  readonly site_origin: string
  readonly token_hash: string
  readonly token_until: EpochMs
  readonly secret_hash: string | null
  readonly opened_at: EpochMs | null
  readonly left_at: EpochMs | null
}

/** Rounds of games, each played once. */
export type GameRoundsTable = {
  readonly user_uuid: string
  readonly round_id: string
  readonly seat_id: string
  readonly game: string
  /** JSON of the stakes by their spots. */
  readonly bets: string
  readonly stake: Satang
  readonly returned: Satang
  /** JSON of what came out. */
  readonly outcome: string
  /** What was drawn from; rounds of before have none. */
  readonly seed: string | null
  readonly at: EpochMs
}
