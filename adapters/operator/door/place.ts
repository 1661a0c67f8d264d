import type { BetPageLogic } from "@fakham/core/betting"
import type { Satang } from "@fakham/core/money"
import { balanceAfter, changes, type Order, type PlacedPoy, type Refusal, RoundClosed } from "@fakham/core/order"
import { linesOf } from "@fakham/core/poy"
import { shownBy } from "@fakham/core/show"
import type { Actor, SnapshotFrom } from "xstate"
import { until } from "./until.ts"

/** What a player is asked while a slip is placed. */
export type Question = {
  /**
   * `reviewing` and `changed` stand before anything is sent, `refused` after the operator's no. At `awaitingAnswer` nobody
   * knows whether the slip was taken: yes waits on, no lets go of it in doubt. At `neverReceived` the operator has no such
   * slip: yes sends it once more under its key.
   */
  readonly is: "reviewing" | "changed" | "refused" | "awaitingAnswer" | "neverReceived"
  readonly order: Order
  readonly balanceAfter: Satang | undefined
  /** Lines whose rate is another one now, or whose number has closed: yes agrees to that. */
  readonly changed: ReturnType<typeof changes>
  readonly refusal: Refusal | undefined
  /** Is kept once the question stands no longer, as things went on by themselves: what a yes then says is not counted. */
  readonly passed: Promise<unknown>
}

export type Agree = (question: Question) => boolean | Promise<boolean>

export type Placed =
  /** The operator has it, and tells the slip where it tells any. An earlier one was under way before it was placed here. */
  | { readonly is: "placed"; readonly poy: PlacedPoy | undefined; readonly isEarlier: boolean }
  /** The player let go of it. In doubt it may have been taken: placing again asks for it first. */
  | { readonly is: "left"; readonly because: Refusal | undefined; readonly isInDoubt: boolean }
  | { readonly is: "loggedOut" }

type PageState = SnapshotFrom<BetPageLogic>
type PlacingActor = NonNullable<SnapshotFrom<PageState["context"]["ordering"]>["children"]["placing"]>

const decided = ["reviewing", "changed", "refused", "awaitingAnswer", "neverReceived"] as const
/** Another start has placed it, or nobody can ever tell: there is nothing to decide. */
const isLeftAtOnce = (shown: unknown) => shown === "placedElsewhere" || shown === "unverifiable"

type Step =
  | { readonly is: "ended" }
  | { readonly is: "over" }
  | { readonly is: "leaving"; readonly placing: PlacingActor }
  /** `moment` is another one for each look-up that found nothing. */
  | {
      readonly is: "asked"
      readonly placing: PlacingActor
      readonly question: Question["is"]
      readonly moment: unknown
    }

/** What is to be done next for an order, but for the moment that was decided last. */
const stepOf = (page: PageState, last: unknown): Step | undefined => {
  if (page.status !== "active") return { is: "ended" }
  const ordering = page.context.ordering.getSnapshot()
  if (ordering.matches("drafting")) return { is: "over" }
  const { placing } = ordering.children
  if (placing === undefined) return undefined
  const state = placing.getSnapshot()
  const shown = shownBy(state)
  if (isLeftAtOnce(shown)) return { is: "leaving", placing }
  const moment = shown === "awaitingAnswer" ? state.children.operation?.getSnapshot() : state
  const question = decided.find((one) => one === shown)
  return question === undefined || moment === last ? undefined : { is: "asked", placing, question, moment }
}

/** What a yes and a no to a question are sent as; a yes to a wait is to wait on. */
const answers = {
  reviewing: "order.confirmed",
  changed: "change.agreed",
  refused: "order.confirmed",
  neverReceived: "order.confirmed",
  awaitingAnswer: undefined,
} as const

/** Places what stands in a slip; an order that is under way already is followed to its end in its place. */
export const placeOn = async (page: Actor<BetPageLogic>, agree: Agree): Promise<Placed> => {
  const { betting, ordering } = page.getSnapshot().context
  const isReady = await until(page, ({ status }) => {
    if (status !== "active") return false
    return betting.getSnapshot().hasTag("busy") || ordering.getSnapshot().matches("recalling") ? undefined : true
  })
  const slip = betting.getSnapshot()
  if (!isReady || slip.matches({ slip: "unauthorized" })) return { is: "loggedOut" }
  const before = ordering.getSnapshot()
  const isEarlier =
    before.matches("placing") || before.context.pending !== undefined || before.context.receipt !== undefined
  if (!isEarlier) {
    if (slip.matches({ slip: "missing" })) return { is: "left", because: new RoundClosed(), isInDoubt: false }
    if (linesOf(slip.context.slip).length === 0) return { is: "left", because: undefined, isInDoubt: false }
    page.send({ type: "order.wanted" })
  } else if (before.context.receipt === undefined) ordering.send({ type: "outcome.wanted" })
  const because = await decide(page, agree)
  if (because === "ended") return { is: "loggedOut" }
  const { receipt, pending } = ordering.getSnapshot().context
  if (receipt === undefined) return { is: "left", because, isInDoubt: pending !== undefined }
  ordering.send({ type: "receipt.closed" })
  ordering.send({ type: "questions.closed" })
  return { is: "placed", poy: receipt.poy, isEarlier }
}

/** Asks until the order is over, and tells what it was refused with last. */
const decide = async (page: Actor<BetPageLogic>, agree: Agree): Promise<Refusal | "ended" | undefined> => {
  let because: Refusal | undefined
  let last: unknown
  for (;;) {
    const step = await until(page, (state) => stepOf(state, last))
    if (step.is === "ended") return "ended"
    if (step.is === "over") return because
    if (step.is === "leaving") {
      step.placing.send({ type: "order.left" })
      continue
    }
    const { placing, question, moment } = step
    const { context } = placing.getSnapshot()
    because = context.failure
    const passed = until(page, (state) => {
      const now = stepOf(state, undefined)
      return now?.is === "asked" && now.moment === moment ? undefined : true
    })
    const isYes = await agree({
      is: question,
      order: context.order,
      balanceAfter: balanceAfter(context),
      changed: changes(context),
      refusal: context.failure,
      passed,
    })
    const now = stepOf(page.getSnapshot(), undefined)
    // What changed while the player thought was not agreed to.
    if (isYes && (now?.is !== "asked" || now.moment !== moment)) continue
    last = moment
    const type = isYes ? answers[question] : "order.left"
    if (type !== undefined) placing.send({ type })
  }
}
