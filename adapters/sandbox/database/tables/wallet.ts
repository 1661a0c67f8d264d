import type { Satang } from "@fakham/core"
import type { DepositMethod, methodRules, WithdrawalStatus } from "@fakham/core/wallet"
import type { WireDeposit } from "@fakham/operator/wire"
import type * as v from "valibot"
import type { EpochMs, Flag } from "./values.ts"

/** Where players send their money: accounts at banks, wallets, PromptPay names, chains. */
export type PayeesTable = {
  readonly bank_id: string
  readonly kind: (typeof methodRules)[DepositMethod]["payee"]
  /** Of a chain its network; banks alone have one else. */
  readonly bank_code: string
  readonly account_number: string
  readonly account_name: string
  readonly active: Flag
}

export type DepositsTable = {
  readonly id: string
  readonly user_uuid: string
  readonly method: DepositMethod
  readonly bank_id: string
  readonly prepare_amount: Satang
  /** The satang that no other open deposit of the account carries. */
  readonly tail: number | null
  /** Its place when it was opened. */
  readonly prepare_index: number
  readonly prepare_total: number
  readonly status: v.InferOutput<typeof WireDeposit>["status"]
  readonly refer_transfer_id: string | null
  /** JSON of what its method needs besides: a report, a wallet, what a code says, what to send on a chain. */
  readonly detail: string
  readonly created_at: EpochMs
  readonly expires_at: EpochMs | null
  /** When the chain will have confirmed a transfer that was seen. */
  readonly confirmed_at: EpochMs | null
  readonly ended_at: EpochMs | null
}

/** What players show for a transfer that they report: a picture as a data address. */
export type ProofsTable = {
  readonly deposit_id: string
  readonly file_name: string
  readonly picture: string
}

/** What arrived for a deposit. */
export type BankTransfersTable = {
  readonly id: string
  readonly deposit_id: string
  readonly bank_id: string
  readonly from_account: string
  readonly satang: Satang
  readonly at: EpochMs
}

/** Accounts of players; the bank's robot looks at a new one a little later. */
export type UserBanksTable = {
  readonly bank_id: string
  readonly user_uuid: string
  readonly bank_code: string
  readonly account_number: string
  readonly name: string
  readonly created_at: EpochMs
  readonly checked_at: EpochMs
}

export type WithdrawalsTable = {
  readonly id: string
  readonly user_uuid: string
  readonly intent_key: string
  readonly bank_id: string
  readonly amount: Satang
  readonly status: WithdrawalStatus
  readonly note: string
  readonly created_at: EpochMs
  readonly pays_at: EpochMs
  readonly ended_at: EpochMs | null
}

/** What the friends of a player have staked and seen settled, counted up: a share of it is the player's. */
export type FriendsStakesTable = {
  readonly by_uuid: string
  readonly satang: Satang
}

export type ClaimsTable = {
  readonly user_uuid: string
  readonly achievement_id: string
  readonly at: EpochMs
}
