import { Effect } from "effect"
import { expect, test } from "vitest"
import { type Intent, Intents } from "../../operation/operation.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import type { Order, OrderCommand, Ticket4dOrder } from "../order.ts"
import { somchaisOrder } from "../testing/operator-that-takes-orders.ts"
import { placeOrder, unfinishedSets } from "./place-order.operation.ts"

const setsOf = (number: string): Ticket4dOrder => ({
  kind: "sets",
  betGroup: "gov4d",
  betId: "hanoy-2026-11-20",
  betName: "ฮานอย",
  variant: "hanoy",
  lines: [{ number, sets: 1 }],
})

const intentOf = (order: Order, madeAt: number): Intent<OrderCommand> => ({
  key: `key-${madeAt}`,
  purpose: `draft-${madeAt}`,
  command: { kind: "order", draftId: `draft-${madeAt}`, order, balance: undefined },
  madeAt,
  sentAt: madeAt,
  isByOperator: true,
})

/** What a browser that remembers these orders tells of sets, the first of them ordered first. */
const unfinishedAfter = (...orders: ReadonlyArray<Order>) => {
  const claims = orders.map((order, at) => Intents.use(({ claim }) => claim(intentOf(order, at))))
  const asked = Effect.andThen(Effect.all(claims), unfinishedSets)
  return Effect.runPromise(Effect.provide(asked, browserThatRemembers().layer))
}

test("of several orders of sets that nobody answered before a reload the first is taken up", async () => {
  expect(await unfinishedAfter(somchaisOrder, setsOf("1234"), setsOf("4827"))).toEqual(setsOf("1234"))
})

test("without an order of sets there is none to take up", async () => {
  expect(await unfinishedAfter(somchaisOrder)).toBe("none")
})

test("a draft is placed once and never again, and what was never received is sent again", () => {
  expect([placeOrder.isOnceOnly, placeOrder.isResent]).toEqual([true, true])
})
