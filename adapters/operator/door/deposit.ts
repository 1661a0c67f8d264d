import { type Live, live } from "@fakham/core/show"
import type {
  Deposit,
  DepositFailure,
  DepositFaults,
  DepositForm,
  DepositLogic,
  DepositStatus,
} from "@fakham/core/wallet"
import type { Actor, SnapshotFrom } from "xstate"
import type { WaitOn } from "./asked.ts"
import { momentPassed, type Unanswered, unansweredOf } from "./unanswered.ts"
import { until } from "./until.ts"

/** What a player fills in, but for the way with a photograph as its proof. */
export type FilledDeposit = Exclude<DepositForm, { readonly method: "normal" }>

export type Deposited =
  | {
      readonly is: "open"
      /** As the operator told it last. */
      readonly deposit: Live<Deposit>
      /** How it ended, once it did. */
      readonly ended: () => Promise<Exclude<DepositStatus, "WAITING">>
      readonly cancel: () => void
      /** Follows it no more; it stays open at the operator. */
      readonly leave: () => void
    }
  | { readonly is: "faulty"; readonly faults: DepositFaults }
  | { readonly is: "refused"; readonly failure: DepositFailure }
  /** The player let go of it in doubt: the next deposit asks for it first. */
  | { readonly is: "left"; readonly isInDoubt: true }
  | { readonly is: "notOffered" | "loggedOut" | "unreachable" }

type DepositState = SnapshotFrom<DepositLogic>

type Step = { readonly is: "filling" | "loggedOut" } | { readonly is: "open"; readonly deposit: Deposit } | Unanswered

const stepOf = (state: DepositState, last: unknown): Step | undefined => {
  if (state.status !== "active") return { is: "loggedOut" }
  const { deposit } = state.context
  if (deposit !== undefined) return { is: "open", deposit }
  if (state.matches("fillingForm") || state.matches("choosingMethod")) return { is: "filling" }
  return unansweredOf(state, last)
}

/** Opens one deposit by the form, and follows it. */
export const openDepositOn = async (
  page: Actor<DepositLogic>,
  form: FilledDeposit,
  waitOn: WaitOn,
): Promise<Deposited> => {
  let last: unknown
  let isSent = false
  for (;;) {
    const step = await until(page, (state) => stepOf(state, last))
    if (step.is === "open") return opened(page, step.deposit)
    if (step.is === "loggedOut") return { is: "loggedOut" }
    if (step.is === "unanswered") {
      last = step.moment
      if (await waitOn(momentPassed(page, last))) continue
    }
    if (step.is !== "filling") {
      page.send({ type: "deposit.left" })
      await until(page, (state) => (state.matches("opening") ? undefined : true))
      page.stop()
      return { is: "left", isInDoubt: true }
    }
    if (!isSent) {
      isSent = true
      page.send({ type: "form.submitted", form })
      const { faults } = page.getSnapshot().context
      if (faults === undefined) continue
      page.stop()
      return { is: "faulty", faults }
    }
    const { failure } = page.getSnapshot().context
    page.stop()
    return failure === undefined ? { is: "unreachable" } : { is: "refused", failure }
  }
}

const opened = (page: Actor<DepositLogic>, first: Deposit): Deposited => ({
  is: "open",
  deposit: live(page, ({ context }) => context.deposit ?? first),
  ended: () =>
    until(page, ({ context: { deposit } }) =>
      deposit === undefined || deposit.status === "WAITING" ? undefined : deposit.status,
    ),
  cancel: () => page.send({ type: "cancel.requested" }),
  leave: () => void page.stop(),
})
