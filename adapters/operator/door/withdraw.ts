import type { BankAccount, Withdrawal, WithdrawalFault, WithdrawalLogic, WithdrawalRefused } from "@fakham/core/wallet"
import type { Actor, SnapshotFrom } from "xstate"
import type { WaitOn } from "./asked.ts"
import { momentPassed, type Unanswered, unansweredOf } from "./unanswered.ts"
import { until } from "./until.ts"

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
  | { readonly is: "notOffered" | "loggedOut" }

type Step =
  | { readonly is: "entering" }
  | { readonly is: "notOffered" | "loggedOut" }
  | { readonly is: "requested"; readonly withdrawal: Withdrawal }
  | { readonly is: "refused"; readonly refusal: WithdrawalRefused }
  | Unanswered

const stepOf = (state: SnapshotFrom<WithdrawalLogic>, last: unknown): Step | undefined => {
  if (state.status !== "active") return { is: "loggedOut" }
  const { withdrawal, outcome } = state.context
  if (withdrawal !== undefined) return { is: "requested", withdrawal }
  if (outcome?._tag === "Refused") return { is: "refused", refusal: outcome.refusal }
  if (state.matches("enteringAmount")) return { is: "entering" }
  if (state.matches("notOffered")) return { is: "notOffered" }
  return unansweredOf(state, last)
}

/** Requests one withdrawal, as it was typed and agreed to. */
export const requestOn = async (
  page: Actor<WithdrawalLogic>,
  typed: { readonly amount: string; readonly account: BankAccount },
  agree: AgreeToWithdraw,
  waitOn: WaitOn,
): Promise<Withdrawn> => {
  let last: unknown
  let isSent = false
  try {
    for (;;) {
      const step = await until(page, (state) => stepOf(state, last))
      if (step.is === "leaving") return { is: "left", isInDoubt: true }
      if (step.is === "unanswered") {
        last = step.moment
        if (!(await waitOn(momentPassed(page, last)))) return { is: "left", isInDoubt: true }
      } else if (step.is !== "entering") return step
      else if (isSent) return { is: "left", isInDoubt: false }
      else {
        page.send({ type: "amount.submitted", ...typed })
        const { fault } = page.getSnapshot().context
        if (fault !== undefined) return { is: "faulty", fault }
        if (!(await agree(typed))) return { is: "left", isInDoubt: false }
        isSent = true
        page.send({ type: "withdrawal.confirmed" })
      }
    }
  } finally {
    page.stop()
  }
}
