import { expect, test } from "vitest"
import { createActor, fromTransition, type SimulatedClock, waitFor } from "xstate"
import { baht } from "../money/satang.ts"
import { untilShown } from "../operation/testing/shown.ts"
import { termsOf } from "../poy/limits.ts"
import { handClock } from "../testing/clock.ts"
import type { Order } from "./order.ts"
import type { OrderProgress } from "./ordering.ts"
import { somchaisOrder } from "./testing/operator-that-takes-orders.ts"
import { orderOnItsWay, ordersInHand } from "./testing/orders-in-hand.ts"

/** A page that remembers what it hears of its orders. */
const pageThatRecords = () => {
  const over: Array<OrderProgress> = []
  const page = createActor(
    fromTransition((state: null, event: OrderProgress) => {
      if (event.type !== "order.begun") over.push(event)
      return state
    }, null),
  ).start()
  return { over, page }
}

const atDraft = (
  { ordering, ...hand } = ordersInHand(),
  options: { readonly clock?: SimulatedClock } = {},
  betId: string = somchaisOrder.betId,
) => {
  const { over, page } = pageThatRecords()
  const actor = createActor(ordering, { ...options, input: { betId, page } }).start()
  const placingIs = async (state: string) => untilShown(await orderOnItsWay(actor), state)
  return {
    ...hand,
    ordering,
    actor,
    over,
    placingIs,
    wants: (order: Order = somchaisOrder) =>
      actor.send({ type: "order.wanted", order: { draftId: "draft-1", order, balance: baht(1_000) } }),
    isDrafting: () => waitFor(actor, (state) => state.matches("drafting")),
    confirm: async () => (await orderOnItsWay(actor)).send({ type: "order.confirmed" }),
    leave: async () => (await orderOnItsWay(actor)).send({ type: "order.left" }),
  }
}

test("an order is placed as it is filled in when the player wants it, and its receipt stays until it is closed", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  const smaller = { ...somchaisOrder, lines: somchaisOrder.lines.slice(1) }
  draft.wants(smaller)
  await draft.placingIs("reviewing")
  await draft.confirm()
  const { context } = await draft.isDrafting()
  expect(context.receipt?.taken.order).toEqual(smaller)
  expect(draft.over).toEqual([{ type: "order.placed", draftId: "draft-1" }])
  draft.actor.send({ type: "receipt.closed" })
  expect(draft.actor.getSnapshot().context.receipt).toBeUndefined()
})

test("a slip is at hand once its receipt is closed, until what is asked after it is over", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  draft.wants()
  await draft.placingIs("reviewing")
  await draft.confirm()
  await draft.isDrafting()
  const closedSlip = () => draft.actor.getSnapshot().context.closedSlip?.id
  expect(closedSlip()).toBeUndefined()
  draft.actor.send({ type: "receipt.closed" })
  expect(closedSlip()).toBe("P-1")
  draft.actor.send({ type: "questions.closed" })
  expect(closedSlip()).toBeUndefined()
})

test("an order that is left before its outcome is known is pending, and is looked for when the player asks", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  draft.operator.troubles.push("answerLost", "questionLost")
  draft.wants()
  await draft.placingIs("reviewing")
  await draft.confirm()
  await draft.placingIs("awaitingAnswer")
  await draft.leave()
  const { context } = await draft.isDrafting()
  expect(context.pending?.command.order).toEqual(somchaisOrder)
  expect(draft.over).toMatchObject([{ type: "order.left", order: somchaisOrder, before: { draftId: "draft-1" } }])
  draft.actor.send({ type: "outcome.wanted" })
  const { context: after } = await waitFor(draft.actor, (state) => state.context.receipt !== undefined)
  expect(after.pending).toBeUndefined()
  expect(draft.operator.accepted).toHaveLength(1)
})

test("an order of which nobody can tell leaves its draft as it was when the player does not send it again", async () => {
  const { clock, pass } = handClock()
  const draft = atDraft(
    ordersInHand(() => clock.now()),
    { clock },
  )
  await draft.isDrafting()
  draft.operator.answersNothing()
  draft.operator.troubles.push("answerLost")
  draft.wants()
  await draft.placingIs("reviewing")
  await draft.confirm()
  await draft.placingIs("awaitingAnswer")
  pass(60_000)
  await draft.placingIs("unverifiable")
  const order = await orderOnItsWay(draft.actor)
  order.send({ type: "order.givenUp" })
  const { context } = await draft.isDrafting()
  expect([context.pending, context.receipt]).toEqual([undefined, undefined])
  expect(draft.over).toMatchObject([{ type: "order.left", order: somchaisOrder, before: { draftId: "draft-1" } }])
  expect(draft.operator.accepted).toHaveLength(1)
})

test("nothing is looked for where nothing is pending", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  draft.actor.send({ type: "outcome.wanted" })
  expect(draft.actor.getSnapshot().value).toBe("drafting")
})

test("an order from before a reload is taken up by the page of its round, and by no other", async () => {
  const hand = ordersInHand()
  const before = atDraft(hand)
  await before.isDrafting()
  hand.operator.troubles.push("answerLost", "questionLost")
  before.wants()
  await before.placingIs("reviewing")
  await before.confirm()
  await before.placingIs("awaitingAnswer")
  before.actor.stop()
  const elsewhere = atDraft(hand, {}, "another-round")
  const { context } = await elsewhere.isDrafting()
  expect(context.receipt).toBeUndefined()
  const reloaded = atDraft(hand)
  const { context: found } = await waitFor(reloaded.actor, (state) => state.context.receipt !== undefined)
  expect(found.receipt?.taken.order).toEqual(somchaisOrder)
  expect(reloaded.over).toEqual([{ type: "order.placed", draftId: "draft-1" }])
  expect(hand.operator.accepted).toHaveLength(1)
})

test("what happens around an order is told to it while it is on its way, and followed no longer", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  const unwatched = draft.subscribers()
  draft.wants()
  await draft.placingIs("reviewing")
  draft.cashIs(baht(5))
  const rateNow = [{ option: "teng_bon_3", number: "123", multiply: 42_500 }] as const
  draft.actor.send({ type: "terms.changed", terms: termsOf({ betMin: {}, betMax: {}, defaultRate: {}, rateNow }) })
  expect((await draft.placingIs("changed")).context.balance).toBe(baht(5))
  draft.actor.send({ type: "round.closed" })
  await draft.placingIs("refused")
  expect(draft.subscribers()).toBeGreaterThan(unwatched)
  await draft.leave()
  await draft.isDrafting()
  expect(draft.subscribers()).toBe(unwatched)
  expect(draft.published).toEqual(["balance", "slips"])
})

test("while one order is on its way no other is begun", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  draft.wants()
  await draft.placingIs("reviewing")
  const { placing } = draft.actor.getSnapshot().children
  draft.wants()
  expect(draft.actor.getSnapshot().children.placing).toBe(placing)
})
