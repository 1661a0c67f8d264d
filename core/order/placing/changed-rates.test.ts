import { expect, test } from "vitest"
import { somchaisLines, somchaisOrder } from "../testing/operator-that-takes-orders.ts"
import { NumbersClosed, RatesChanged } from "./order-desk.port.ts"
import { changes } from "./placing.ts"
import { atHome } from "./testing/at-home.ts"
import { intentOf } from "./testing/sample-orders.ts"

const worse = { option: "teng_lang_2", number: "45", multiply: 4_600 } as const
const better = { ...worse, multiply: 9_500 }

const shut = { ...worse, multiply: 0 }

test("changed rates are shown line by line, and the order that is agreed to goes with a key of its own", async () => {
  const { operator, opened } = atHome()
  operator.changesRates(worse)
  const { placing, is, confirm } = opened()
  confirm()
  const shown = changes((await is("changed")).context).map(({ line, now }) => [line.ref, line.multiply, now])
  expect(shown).toEqual([[1, 9_200, 4_600]])
  placing.send({ type: "order.confirmed" })
  expect(placing.getSnapshot().value).toBe("changed")
  placing.send({ type: "change.agreed" })
  await is("accepted")
  expect(operator.asked).toEqual(["place key-1", "place key-2"])
  expect(operator.accepted[0]?.order.lines.map((line) => "multiply" in line && line.multiply)).toEqual([85_000, 4_600])
})

test.each([
  ["none", better, "changed"],
  ["none", worse, "changed"],
  ["better", better, "accepted"],
  ["better", worse, "changed"],
  ["any", worse, "accepted"],
  ["any", better, "accepted"],
  ["better", shut, "changed"],
  ["any", shut, "changed"],
] as const)("with the policy %s, %o leads to %s", async (policy, news, state) => {
  const { operator, opened } = atHome()
  operator.changesRates(news)
  const { is, confirm } = opened({ policy })
  confirm()
  await is(state)
  expect(operator.asked.length).toBe(state === "accepted" ? 2 : 1)
})

test("rates that change again and again are agreed to silently three times, then shown", async () => {
  const { operator, opened } = atHome()
  for (const multiply of [9_300, 9_400, 9_500, 9_600])
    operator.refusals.push(new RatesChanged({ rates: [{ ...worse, multiply }] }))
  const { is, confirm } = opened({ policy: "any" })
  confirm()
  const { context } = await is("changed")
  expect(changes(context).map(({ line, now }) => [line.multiply, now])).toEqual([[9_500, 9_600]])
  expect(operator.asked.length).toBe(4)
})

test("a closed number is taken out of the order that is agreed to; with nothing left the draft is empty", async () => {
  const { operator, opened } = atHome()
  operator.refusals.push(new NumbersClosed({ numbers: [{ option: undefined, number: "45" }] }))
  const { placing, is, confirm } = opened()
  confirm()
  await is("changed")
  placing.send({ type: "rates.changed", rates: [{ option: "teng_bon_3", number: "123", multiply: 0 }] })
  placing.send({ type: "change.agreed" })
  expect((await is("left")).output).toEqual({
    type: "left",
    order: { ...somchaisOrder, lines: [] },
    unfinished: undefined,
  })
})

const [first, second] = somchaisLines
const withClosed = { ...somchaisOrder, lines: [{ ...first, multiply: 0 }, second] }

test("a number that closed while the slip was filled in is shown before anything is sent, and goes out with the player's yes", async () => {
  const { operator, opened } = atHome()
  operator.changesRates({ option: "teng_bon_3", number: "123", multiply: 0 })
  const { placing, is, confirm } = opened({ order: withClosed, policy: "any" })
  expect(placing.getSnapshot().value).toBe("changed")
  expect(changes(placing.getSnapshot().context).map(({ line, now }) => [line.number, now])).toEqual([["123", 0]])
  placing.send({ type: "rates.changed", rates: [] })
  confirm()
  expect([placing.getSnapshot().value, operator.asked]).toEqual(["changed", []])
  placing.send({ type: "change.agreed" })
  await is("accepted")
  expect(operator.accepted.map(({ order }) => order.lines)).toEqual([[second]])
})

test("a number that closed and opens again before anything is sent is bet at its new rate", async () => {
  const { operator, opened } = atHome()
  const { placing, is } = opened({ order: withClosed })
  placing.send({ type: "rates.changed", rates: [{ option: "teng_bon_3", number: "123", multiply: 85_000 }] })
  placing.send({ type: "change.agreed" })
  await is("accepted")
  expect(operator.accepted.map(({ order }) => order.lines)).toEqual([somchaisOrder.lines])
})

test("with nothing but closed numbers there is nothing to place", async () => {
  const { operator, opened } = atHome()
  const { placing, is } = opened({ order: { ...somchaisOrder, lines: withClosed.lines.slice(0, 1) } })
  placing.send({ type: "change.agreed" })
  expect((await is("left")).output?.type === "left" && operator.asked).toEqual([])
})

test("a closed number stays to be agreed to while the round closes, and beside an order that never arrived", async () => {
  const { operator, opened } = atHome()
  const closing = opened({ order: withClosed })
  closing.placing.send({ type: "round.closed" })
  expect(closing.placing.getSnapshot().value).toBe("refused")
  closing.confirm()
  expect(closing.placing.getSnapshot().value).toBe("changed")
  const { placing, is, confirm } = opened({ order: withClosed, unfinished: intentOf(somchaisOrder, 130_000) })
  await is("neverReceived")
  confirm()
  await is("changed")
  placing.send({ type: "change.agreed" })
  await is("accepted")
  expect(operator.accepted.map(({ order }) => order.lines)).toEqual([[second]])
})

test("a push of rates is shown before anything is sent, and forgotten when the rates come back", () => {
  const { operator, opened } = atHome()
  const { placing } = opened()
  placing.send({ type: "rates.changed", rates: [worse] })
  expect(placing.getSnapshot().value).toBe("changed")
  placing.send({ type: "rates.changed", rates: [{ ...worse, multiply: 9_200 }] })
  expect(placing.getSnapshot().value).toBe("reviewing")
  expect(operator.asked).toEqual([])
})
