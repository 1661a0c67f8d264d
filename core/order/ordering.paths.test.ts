import { Result } from "effect"
import { expect, test } from "vitest"
import { createActor, fromTransition } from "xstate"
import { baht } from "../money/satang.ts"
import { Unreachable } from "../operator/failures.ts"
import { termsOf } from "../poy/limits.ts"
import { inner, type ReachedState, ways } from "../testing/ways.ts"
import { somchaisOrder } from "./testing/operator-that-takes-orders.ts"
import { ordersInHand } from "./testing/orders-in-hand.ts"

const { ordering } = ordersInHand()
const page = createActor(fromTransition((state: null) => state, null))
const order = { draftId: "draft-1", order: somchaisOrder, balance: baht(1_000) }
const intent = {
  key: "key-0",
  purpose: "draft-1",
  command: { kind: "order", draftId: "draft-1", order: somchaisOrder },
  madeAt: 0,
  sentAt: 0,
  isByOperator: true,
} as const
const recalled = (unfinished: unknown) => inner("xstate.done.actor.0.ordering.recalling", Result.succeed(unfinished))
const ended = (output: object) => inner("xstate.done.actor.placing", { order: somchaisOrder, ...output })

const place = ({ state, context: { pending, receipt } }: ReachedState<typeof ordering>) =>
  [state, pending && "pending", receipt && "a receipt"].filter((part) => part !== undefined).join(", ")

const events = {
  "order.wanted": { type: "order.wanted", order },
  "outcome.wanted": { type: "outcome.wanted" },
  "receipt.closed": { type: "receipt.closed" },
  "questions.closed": { type: "questions.closed" },
  "round.closed": { type: "round.closed" },
  "terms.changed": { type: "terms.changed", terms: termsOf({ betMin: {}, betMax: {}, defaultRate: {}, rateNow: [] }) },
  "balance.changed": { type: "balance.changed", balance: baht(5) },
  "recalled: nothing": recalled(undefined),
  "recalled: an order": recalled(intent),
  accepted: ended({ type: "accepted", poy: undefined, taken: { order: somchaisOrder, at: 0 } }),
  left: ended({ type: "left", unfinished: undefined }),
  "left, unfinished": ended({ type: "left", unfinished: intent }),
} as const
const recallingFails = {
  "recalling fails": inner(
    "xstate.done.actor.0.ordering.recalling",
    Result.fail(new Unreachable({ cause: "a fault" })),
  ),
}

test("orders of a round go exactly these ways, and every other event leaves them where they are", () => {
  const table = ways(ordering, {
    input: { betId: somchaisOrder.betId, page },
    events: ({ state }) => ({ ...events, ...(state === "recalling" ? recallingFails : {}) }),
    place,
  })
  const over = (left: string) => ({
    accepted: "drafting, a receipt",
    left: `drafting${left}`,
    "left, unfinished": `drafting, pending${left}`,
  })
  expect(table).toEqual({
    recalling: {
      "order.wanted": "placing",
      "recalled: nothing": "drafting",
      "recalled: an order": "placing",
      "recalling fails": "drafting",
    },
    drafting: { "order.wanted": "placing" },
    "drafting, pending": { "order.wanted": "placing, pending", "outcome.wanted": "placing, pending" },
    placing: over(""),
    "placing, pending": over(""),
    // A receipt stays until it is closed, whatever is ordered next.
    "drafting, a receipt": { "order.wanted": "placing, a receipt", "receipt.closed": "drafting" },
    "drafting, pending, a receipt": {
      "order.wanted": "placing, pending, a receipt",
      "outcome.wanted": "placing, pending, a receipt",
      "receipt.closed": "drafting, pending",
    },
    "placing, a receipt": { ...over(", a receipt"), "receipt.closed": "placing" },
    "placing, pending, a receipt": { ...over(", a receipt"), "receipt.closed": "placing, pending" },
  })
})
