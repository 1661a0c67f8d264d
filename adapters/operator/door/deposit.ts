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
import type { DoorEnd, DoorEnded, Over } from "./door-end.ts"
import { flowSteps } from "./unanswered.ts"

export type Deposited =
  | {
      readonly is: "open"
      /** As the operator told it last. */
      readonly deposit: Live<Deposit>
      /** How it ended, once it did, or why it is followed no more. */
      readonly ended: () => Promise<Exclude<DepositStatus, "WAITING"> | "left" | Over>
      readonly cancel: () => void
      /** Follows it no more; it stays open at the operator. */
      readonly leave: () => void
    }
  | { readonly is: "faulty"; readonly faults: DepositFaults }
  | { readonly is: "refused"; readonly failure: DepositFailure }
  /** The player let go of it in doubt: the next deposit asks for it first. */
  | { readonly is: "left"; readonly isInDoubt: true }
  | { readonly is: "notOffered" | "unreachable" }
  | DoorEnded

type Step =
  | { readonly is: "filling" }
  | { readonly is: "loggedOut" }
  | { readonly is: "open"; readonly deposit: Deposit }

const stepOf = (state: SnapshotFrom<DepositLogic>): Step | undefined => {
  if (state.status !== "active") return { is: "loggedOut" }
  const { deposit } = state.context
  if (deposit !== undefined) return { is: "open", deposit }
  return state.matches("fillingForm") || state.matches("choosingMethod") ? { is: "filling" } : undefined
}

/** Opens one deposit by the form, and follows it. */
export const openDepositOn = async (
  page: Actor<DepositLogic>,
  form: DepositForm,
  waitOn: WaitOn,
  ending: DoorEnd,
): Promise<Deposited> => {
  const answer = await openOn(page, form, flowSteps(page, stepOf, waitOn, ending))
  if (answer.is === "open") return opened(page, answer.deposit, ending)
  if (answer.is === "left") {
    page.send({ type: "deposit.left" })
    await ending.until(page, (state) => (state.matches("opening") ? undefined : true))
  }
  page.stop()
  return answer
}

const openOn = async (
  page: Actor<DepositLogic>,
  form: DepositForm,
  next: ReturnType<typeof flowSteps<unknown, SnapshotFrom<DepositLogic>, Step>>,
) => {
  const ready = await next()
  if (ready.is !== "filling") return ready
  page.send({ type: "form.submitted", form })
  const { faults } = page.getSnapshot().context
  if (faults !== undefined) return { is: "faulty", faults } as const
  const ended = await next()
  if (ended.is !== "filling") return ended
  const { failure } = page.getSnapshot().context
  return failure === undefined ? ({ is: "unreachable" } as const) : ({ is: "refused", failure } as const)
}

const opened = (page: Actor<DepositLogic>, first: Deposit, ending: DoorEnd): Deposited => ({
  is: "open",
  deposit: live(page, ({ context }) => context.deposit ?? first),
  ended: async () => {
    const status = await ending.until(page, ({ context: { deposit } }) =>
      deposit === undefined || deposit.status === "WAITING" ? undefined : deposit.status,
    )
    return status ?? ending.is() ?? (page.getSnapshot().status === "stopped" ? "left" : "loggedOut")
  },
  cancel: () => page.send({ type: "cancel.requested" }),
  leave: () => void page.stop(),
})
