import type { BankAccount, Withdrawal, WithdrawalFault, WithdrawalLogic, WithdrawalRefused } from "@fakham/core/wallet"
import type { Actor, SnapshotFrom } from "xstate"
import type { WaitOn } from "./asked.ts"
import type { DoorEnd, DoorEnded } from "./door-end.ts"
import { flowSteps } from "./unanswered.ts"

/** What a player is shown before money is taken out. */
export type AgreeToWithdraw = (asked: {
  readonly amount: string
  readonly account: BankAccount
}) => boolean | Promise<boolean>

export type Withdrawn =
  /** The operator has taken it: `status` says how far it has come. */
  | { readonly is: "requested"; readonly withdrawal: Withdrawal }
  | { readonly is: "faulty"; readonly fault: WithdrawalFault }
  | { readonly is: "refused"; readonly refusal: WithdrawalRefused }
  /** In doubt it may have been taken: the next withdrawal asks for it first. */
  | { readonly is: "left"; readonly isInDoubt: boolean }
  | { readonly is: "notOffered" }
  | DoorEnded

type Step =
  | { readonly is: "entering" }
  | { readonly is: "notOffered" | "loggedOut" }
  | { readonly is: "requested"; readonly withdrawal: Withdrawal }
  | { readonly is: "refused"; readonly refusal: WithdrawalRefused }

const stepOf = (state: SnapshotFrom<WithdrawalLogic>): Step | undefined => {
  if (state.status !== "active") return { is: "loggedOut" }
  const { withdrawal, outcome } = state.context
  if (withdrawal !== undefined) return { is: "requested", withdrawal }
  if (outcome?._tag === "Refused") return { is: "refused", refusal: outcome.refusal }
  if (state.matches("enteringAmount")) return { is: "entering" }
  return state.matches("notOffered") ? { is: "notOffered" } : undefined
}

/** Requests one withdrawal, as it was typed and agreed to. */
export const requestOn = async (
  page: Actor<WithdrawalLogic>,
  typed: { readonly amount: string; readonly account: BankAccount },
  agree: AgreeToWithdraw,
  waitOn: WaitOn,
  ending: DoorEnd,
): Promise<Withdrawn> => {
  const next = flowSteps(page, stepOf, waitOn, ending)
  try {
    const ready = await next()
    if (ready.is !== "entering") return ready
    page.send({ type: "amount.submitted", ...typed })
    const { fault } = page.getSnapshot().context
    if (fault !== undefined) return { is: "faulty", fault }
    if (!(await agree(typed))) return { is: "left", isInDoubt: false }
    page.send({ type: "withdrawal.confirmed" })
    const ended = await next()
    return ended.is === "entering" ? { is: "left", isInDoubt: false } : ended
  } finally {
    page.stop()
  }
}
