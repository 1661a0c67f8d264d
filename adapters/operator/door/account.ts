import type { BankAccountFaults, BankAccountRefused, BankAdditionLogic, NewBankAccount } from "@fakham/core/wallet"
import type { Actor, SnapshotFrom } from "xstate"
import type { WaitOn } from "./asked.ts"
import type { DoorEnd, DoorEnded } from "./door-end.ts"
import { flowSteps } from "./unanswered.ts"

export type AddedAccount =
  | { readonly is: "added" }
  | { readonly is: "faulty"; readonly faults: BankAccountFaults }
  | { readonly is: "refused"; readonly refusal: BankAccountRefused }
  /** The owner would not show that it is them, or the player lets go of it in doubt: adding it again adds it once. */
  | { readonly is: "left"; readonly isInDoubt: boolean }
  | DoorEnded

type Step = { readonly is: "entering" } | { readonly is: "added" } | { readonly is: "loggedOut" }

const stepOf = (state: SnapshotFrom<BankAdditionLogic>): Step | undefined => {
  if (state.matches("unauthorized")) return { is: "loggedOut" }
  if (state.matches("added")) return { is: "added" }
  return state.matches("enteringAccount") ? { is: "entering" } : undefined
}

/** Adds one bank account of the player's. */
export const addAccountOn = async (
  page: Actor<BankAdditionLogic>,
  account: NewBankAccount,
  waitOn: WaitOn,
  ending: DoorEnd,
): Promise<AddedAccount> => {
  const next = flowSteps(page, stepOf, waitOn, ending)
  try {
    const ready = await next()
    if (ready.is !== "entering") return ready
    page.send({ type: "account.submitted", ...account })
    const { faults } = page.getSnapshot().context
    if (Object.keys(faults).length > 0) return { is: "faulty", faults }
    const ended = await next()
    if (ended.is !== "entering") return ended
    const { refusal } = page.getSnapshot().context
    return refusal === undefined ? { is: "left", isInDoubt: false } : { is: "refused", refusal }
  } finally {
    page.stop()
  }
}
