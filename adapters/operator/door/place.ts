import type { Satang } from "@fakham/core/money"
import {
  balanceAfter,
  changes,
  type Order,
  type OrderingLogic,
  type PlacedPoy,
  type Refusal,
  RoundClosed,
} from "@fakham/core/order"
import { shownBy } from "@fakham/core/show"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { DoorEnd, DoorEnded, WatchedActor } from "./door-end.ts"

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
  /** Nothing was sent: what its round takes cannot be had now. */
  | { readonly is: "unreachable" }
  /** What was sent and not answered is asked for after the next start with the same memory. */
  | DoorEnded

type PageState = { readonly status: string; readonly context: { readonly ordering: ActorRefFrom<OrderingLogic> } }

/** A page with a draft and its orders. */
type OrderPage = WatchedActor<PageState> & { readonly send: (event: { readonly type: "order.wanted" }) => void }

type Placeable = {
  readonly page: OrderPage
  /** What is known of the draft. */
  readonly draft: () => "busy" | "empty" | "filled" | "missing" | "unreachable" | "loggedOut"
}

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
  if (page.status !== "active") return page.status === "stopped" ? undefined : { is: "ended" }
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
export const placeOn = async ({ page, draft }: Placeable, agree: Agree, ending: DoorEnd): Promise<Placed> => {
  const over = (): DoorEnded => ({ is: ending.is() ?? "loggedOut" })
  const { ordering } = page.getSnapshot().context
  const isReady = await ending.until(page, ({ status }) => {
    if (status !== "active") return false
    return draft() === "busy" || ordering.getSnapshot().matches("recalling") ? undefined : true
  })
  const filled = draft()
  if (!isReady || filled === "loggedOut") return over()
  const before = ordering.getSnapshot()
  const isEarlier =
    before.matches("placing") || before.context.pending !== undefined || before.context.receipt !== undefined
  if (!isEarlier) {
    if (filled === "unreachable") return { is: filled }
    if (filled === "missing") return { is: "left", because: new RoundClosed(), isInDoubt: false }
    if (filled === "empty") return { is: "left", because: undefined, isInDoubt: false }
    page.send({ type: "order.wanted" })
  } else if (before.context.receipt === undefined) ordering.send({ type: "outcome.wanted" })
  const { is, because, isSent } = await decide(page, agree, isEarlier, ending)
  if (is === "left") return { is, because, isInDoubt: isSent }
  if (is === "ended") return over()
  const { receipt, pending } = ordering.getSnapshot().context
  if (receipt === undefined) return { is: "left", because, isInDoubt: pending !== undefined }
  ordering.send({ type: "receipt.closed" })
  ordering.send({ type: "questions.closed" })
  return { is: "placed", poy: receipt.poy, isEarlier }
}

type Decided = {
  readonly is: "over" | "left" | "ended"
  /** What the order was refused with last. */
  readonly because: Refusal | undefined
  readonly isSent: boolean
}

/** Asks until the order is over, or its slip is left meanwhile. */
const decide = async (
  page: OrderPage,
  agree: Agree,
  isEarlier: boolean,
  { is: over, until }: DoorEnd,
): Promise<Decided> => {
  let because: Refusal | undefined
  let last: unknown
  let isSent = isEarlier
  for (;;) {
    const step = await until(page, (state) => stepOf(state, last))
    const isLeft = step === undefined && over() === undefined
    if (step === undefined || step.is === "ended") return { is: isLeft ? "left" : "ended", because, isSent }
    if (step.is === "over") return { is: "over", because, isSent }
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
    isSent = question === "awaitingAnswer" || question === "neverReceived"
    const isYes = await agree({
      is: question,
      order: context.order,
      balanceAfter: balanceAfter(context),
      changed: changes(context),
      refusal: context.failure,
      passed,
    })
    if (page.getSnapshot().status !== "active") continue
    const now = stepOf(page.getSnapshot(), undefined)
    // What changed while the player thought was not agreed to.
    if (isYes && (now?.is !== "asked" || now.moment !== moment)) continue
    last = moment
    isSent ||= isYes
    const type = isYes ? answers[question] : "order.left"
    if (type !== undefined) placing.send({ type })
  }
}
