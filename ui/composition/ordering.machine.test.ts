import { baht } from "@fakham/core/money"
import type { Order } from "@fakham/core/order"
import { handClock, somchaisOrder, untilShown } from "@fakham/core/testing"
import { expect, test } from "vitest"
import { createActor, type SimulatedClock, waitFor } from "xstate"
import type { OrderNews, OrderOver } from "./ordering.machine.ts"
import { orderOnItsWay, ordersInHand } from "./testing/orders-in-hand.ts"

const atDraft = ({ ordering, ...hand } = ordersInHand(), options: { readonly clock?: SimulatedClock } = {}) => {
  const over: Array<OrderOver> = []
  const followers = new Set<(news: OrderNews) => void>()
  let order: Order = somchaisOrder
  const actor = createActor(ordering, {
    ...options,
    input: {
      isOurs: ({ betId }) => betId === somchaisOrder.betId,
      filledIn: () => ({ draftId: "draft-1", order, balance: baht(1_000) }),
      follow: (_, tell) => {
        followers.add(tell)
        return () => void followers.delete(tell)
      },
      onOver: (news) => void over.push(news),
    },
  }).start()
  const placingIs = async (state: string) => untilShown(await orderOnItsWay(actor), state)
  return {
    ...hand,
    ordering,
    actor,
    over,
    followers,
    placingIs,
    fillIn: (next: Order) => {
      order = next
    },
    isDrafting: () => waitFor(actor, (state) => state.matches("drafting")),
    confirm: async () => (await orderOnItsWay(actor)).send({ type: "order.confirmed" }),
    leave: async () => (await orderOnItsWay(actor)).send({ type: "order.left" }),
    tell: (news: OrderNews) => {
      for (const hear of followers) hear(news)
    },
  }
}

test("an order is placed as it is filled in when the player wants it, and its receipt stays until it is closed", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  const smaller = { ...somchaisOrder, lines: somchaisOrder.lines.slice(1) }
  draft.fillIn(smaller)
  draft.actor.send({ type: "order.wanted" })
  await draft.placingIs("reviewing")
  await draft.confirm()
  const { context } = await draft.isDrafting()
  expect(context.receipt?.taken.order).toEqual(smaller)
  expect(draft.over).toEqual([{ type: "order.placed", draftId: "draft-1" }])
  draft.actor.send({ type: "receipt.closed" })
  expect(draft.actor.getSnapshot().context.receipt).toBeUndefined()
})

test("an order that is left before its outcome is known is pending, and is looked for when the player asks", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  draft.operator.troubles.push("answerLost", "questionLost")
  draft.actor.send({ type: "order.wanted" })
  await draft.placingIs("reviewing")
  await draft.confirm()
  await draft.placingIs("unanswered")
  await draft.leave()
  const { context } = await draft.isDrafting()
  expect(context.pending?.meant.order).toEqual(somchaisOrder)
  expect(draft.over).toMatchObject([{ type: "order.left", order: somchaisOrder, before: { draftId: "draft-1" } }])
  draft.actor.send({ type: "outcome.wanted" })
  const { context: after } = await waitFor(draft.actor, ({ context }) => context.receipt !== undefined)
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
  draft.operator.tellsNothing()
  draft.operator.troubles.push("answerLost")
  draft.actor.send({ type: "order.wanted" })
  await draft.placingIs("reviewing")
  await draft.confirm()
  await draft.placingIs("unanswered")
  pass(60_000)
  await draft.placingIs("untraceable")
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
  before.actor.send({ type: "order.wanted" })
  await before.placingIs("reviewing")
  await before.confirm()
  await before.placingIs("unanswered")
  before.actor.stop()
  const elsewhere = createActor(hand.ordering, {
    input: {
      isOurs: () => false,
      filledIn: () => ({ draftId: "draft-2", order: somchaisOrder }),
      follow: () => () => {},
      onOver: () => {},
    },
  }).start()
  const { context } = await waitFor(elsewhere, (state) => state.matches("drafting"))
  expect(context.receipt).toBeUndefined()
  const reloaded = atDraft(hand)
  const { context: found } = await waitFor(reloaded.actor, ({ context }) => context.receipt !== undefined)
  expect(found.receipt?.taken.order).toEqual(somchaisOrder)
  expect(reloaded.over).toEqual([{ type: "order.placed", draftId: "draft-1" }])
  expect(hand.operator.accepted).toHaveLength(1)
})

test("what happens around an order is told to it while it is on its way, and followed no longer", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  expect(draft.followers.size).toBe(0)
  draft.actor.send({ type: "order.wanted" })
  await draft.placingIs("reviewing")
  draft.tell({ type: "balance.changed", balance: baht(5) })
  draft.tell({ type: "rates.changed", rates: [{ option: "teng_bon_3", number: "123", multiply: 42_500 }] })
  expect((await draft.placingIs("changed")).context.balance).toBe(baht(5))
  draft.tell({ type: "round.closed" })
  await draft.placingIs("refused")
  await draft.leave()
  await draft.isDrafting()
  expect(draft.followers.size).toBe(0)
})

test("while one order is on its way no other is begun", async () => {
  const draft = atDraft()
  await draft.isDrafting()
  draft.actor.send({ type: "order.wanted" })
  await draft.placingIs("reviewing")
  const { placing } = draft.actor.getSnapshot().children
  draft.actor.send({ type: "order.wanted" })
  expect(draft.actor.getSnapshot().children.placing).toBe(placing)
})
