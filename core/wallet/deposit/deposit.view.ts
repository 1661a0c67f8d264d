import type { DepositFailure } from "./deposit.port.ts"
import type { Deposit } from "./deposit.ts"
import type { DepositQueue } from "./deposit-queue.ts"

/** How a deposit stands on its page. */
export type DepositStage =
  | { readonly _tag: "Loading" }
  /** Nothing is known of it: there is none of this number, or nobody answers. */
  | { readonly _tag: "Failed"; readonly isGone: boolean; readonly failure: DepositFailure }
  /** As the operator told it last; it may not answer just now, or never tell more. */
  | {
      readonly _tag: "Loaded"
      readonly deposit: Deposit
      readonly news: "upToDate" | "unreachable" | "statusUnavailable"
    }

type DepositSnapshot = { readonly context: Pick<DepositQueue, "deposit" | "failure">; readonly value: unknown }

export const depositStage = ({ context: { deposit, failure }, value }: DepositSnapshot): DepositStage => {
  if (deposit !== undefined)
    return {
      _tag: "Loaded",
      deposit,
      news: value === "unreachable" || value === "statusUnavailable" ? value : "upToDate",
    }
  return failure === undefined
    ? { _tag: "Loading" }
    : { _tag: "Failed", isGone: failure._tag === "NoSuchDeposit", failure }
}
