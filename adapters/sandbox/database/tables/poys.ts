import type { Satang } from "@fakham/core"
import type { EpochMs } from "./values.ts"

type PoyStatus = "WAITING" | "WON" | "LOST" | "CANCELLED" | "REFUNDED"

export type PoysTable = {
  readonly id: string
  readonly user_uuid: string
  readonly bet_id: string
  readonly intent_key: string
  readonly status: PoyStatus
  readonly stake: Satang
  readonly won: Satang | null
  readonly line_count: number
  readonly created_at: EpochMs
  readonly ended_at: EpochMs | null
}

/** A bet of a slip, or so many sets of a four-digit number. */
export type PoyLinesTable = {
  readonly poy_id: string
  readonly line: number
  /** "set" for sets. */
  readonly option: string
  readonly number: string
  readonly price: Satang
  /** The rate of the moment of acceptance, in hundredths; the count of sets for sets. */
  readonly multiply: number
  readonly won: Satang | null
  readonly tier: string | null
}

/** What the operator would pay for a number at default rates: the sum over its live lines. */
export type ExposuresTable = {
  readonly bet_id: string
  readonly option: string
  readonly number: string
  readonly satang: number
}

/** What a player has staked on a number: several slips share one maximum. */
export type StakesTable = {
  readonly bet_id: string
  readonly user_uuid: string
  readonly option: string
  readonly number: string
  readonly satang: number
}

export type NumberSetsTable = {
  readonly id: string
  readonly user_uuid: string
  readonly name: string
  /** JSON arrays. */
  readonly options: string
  readonly numbers: string
  readonly created_at: EpochMs
}
