import { Context, type Effect } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { DepositTerms, Payee } from "./deposit.ts"
import type { DepositMethod } from "./methods/deposit-methods.ts"
import type { Network } from "./methods/networks.ts"

type Offered = {
  readonly terms: DepositTerms
  readonly payees: ReadonlyArray<Payee>
  /** How long it usually takes until the money is there, in milliseconds, where the operator tells. */
  readonly usualTime?: number | undefined
}

/** One way to bring money in, with its terms and where the money goes. */
export type DepositOffer = Offered &
  (
    | { readonly method: Exclude<DepositMethod, "crypto"> }
    | {
        readonly method: "crypto"
        readonly networks: ReadonlyArray<Network>
        /** What one USDT is worth now, where the operator tells; a deposit that is opened locks its own. */
        readonly rate: Satang | undefined
      }
  )

/** The ways to bring money in that the operator has open now, in its order. */
export class DepositOffers extends Context.Service<
  DepositOffers,
  { readonly all: () => Effect.Effect<ReadonlyArray<DepositOffer>, NotOffered | Unauthorized | Unreachable> }
>()("core/wallet/deposit/DepositOffers") {}
