import { expect, test } from "vitest"
import { baht } from "../money/satang.ts"
import { termsOf } from "../poy/limits.ts"
import {
  agreed,
  changesIn,
  isSameOrder,
  newsFor,
  passes,
  ratePolicies,
  ratesNow,
  stakeOf,
  type Ticket4dOrder,
} from "./order.ts"
import {
  affectedLines,
  BalanceNotEnough,
  NumbersClosed,
  NumbersLimited,
  OutsideLimits,
  RatesChanged,
  RoundClosed,
} from "./placing/order-desk.port.ts"
import { limited, newsIn } from "./placing/placing.ts"
import { somchaisLines, somchaisOrder } from "./testing/operator-that-takes-orders.ts"

const [first, second] = somchaisLines
const third = { ...second, ref: 7, option: "teng_bon_2" } as const
const order = { ...somchaisOrder, lines: [first, third, second] }
const sets: Ticket4dOrder = {
  kind: "sets",
  betGroup: "gov4d",
  betId: "malay-1",
  betName: "malay",
  variant: "malay",
  lines: [
    { number: "1234", sets: 2 },
    { number: "0045", sets: 1 },
  ],
}
const rates = [
  { option: "teng_lang_2", number: "45", multiply: 4_600 },
  { option: "teng_bon_2", number: "45", multiply: 9_200 },
  { option: "teng_lang_2", number: "46", multiply: 0 },
] as const

test("what an order costs", () => {
  expect([stakeOf(somchaisOrder), stakeOf(sets), stakeOf({ ...sets, variant: "lao" })]).toEqual([3_000, 36_000, 27_000])
})

test("an order is another one when it buys something else, not when its lines are called otherwise", () => {
  const renamed = { ...order, lines: order.lines.map((line, at) => ({ ...line, ref: at + 9, add: 3, max: baht(9) })) }
  expect(isSameOrder(order, renamed)).toBe(true)
  expect(isSameOrder(order, { ...order, betId: "pingpong-11" })).toBe(false)
  expect(isSameOrder(order, { ...order, lines: [first] })).toBe(false)
  expect(isSameOrder({ ...order, lines: [first] }, { ...order, lines: [{ ...first, price: baht(11) }] })).toBe(false)
  expect(isSameOrder({ ...order, lines: [first] }, { ...order, lines: [{ ...first, multiply: 1 }] })).toBe(false)
  expect(isSameOrder(sets, { ...sets, lines: [{ number: "1234", sets: 3 }] })).toBe(false)
  const others = [
    ["1235", 2],
    ["1234", 3],
  ] as const
  for (const [number, count] of others)
    expect(isSameOrder(sets, { ...sets, lines: [{ number, sets: count }, ...sets.lines.slice(1)] })).toBe(false)
  expect(isSameOrder({ ...order, lines: [] }, { ...sets, betId: order.betId, lines: [] })).toBe(false)
})

test("only the lines whose rate is another one change, each under its own ref", () => {
  expect(changesIn(order, rates).map(({ line, now }) => [line.option, line.ref, now])).toEqual([
    ["teng_lang_2", 1, 4_600],
  ])
  expect(newsFor(order, rates)).toEqual([{ option: "teng_lang_2", number: "45", multiply: 4_600 }])
  expect(changesIn(sets, rates)).toEqual([])
})

test("an agreed order keeps every price, takes the new rates and leaves closed numbers out", () => {
  const news = [rates[0], { ...rates[1], multiply: 0 }]
  expect(agreed(order, news)).toEqual({ ...order, lines: [first, { ...second, multiply: 4_600 }] })
  expect(agreed(sets, news)).toBe(sets)
})

test("without news an order stays as it is, even a line whose number closed before", () => {
  const closed = { ...order, lines: [{ ...second, multiply: 0 }] }
  expect(agreed(closed, [])).toEqual(closed)
  expect(limited(order, [])).toBe(order)
})

test("a player lets no change, better rates or any rate pass", () => {
  expect(ratePolicies).toEqual(["none", "better", "any"])
})

test.each([
  ["none", [9_300], false],
  ["better", [9_300, 99_000], true],
  ["better", [9_300, 9_100], false],
  ["better", [0], false],
  ["any", [9_100, 9_300], true],
  ["any", [9_300, 0], false],
  ["any", [1], true],
] as const)("with the policy %s rates of %o pass without asking: %s", (policy, multiplied, silent) => {
  expect(
    passes(
      policy,
      multiplied.map((now) => ({ line: second, now })),
    ),
  ).toBe(silent)
})

test("limits of now go to the lines they are for, and prices stay", () => {
  const bounds = limited(order, [
    { option: "teng_lang_2", number: undefined, min: baht(50), max: baht(90) },
    { option: "teng_bon_2", number: "46", min: baht(60), max: baht(80) },
  ])
  expect(bounds.kind === "poy" && bounds.lines.map(({ min, max, price }) => [min, max, price])).toEqual([
    [100, 50_000, 1_000],
    [100, 250_000, 2_000],
    [5_000, 9_000, 2_000],
  ])
  expect(limited(sets, [{ option: "teng_lang_2", number: undefined, min: baht(1), max: baht(2) }])).toBe(sets)
})

test("of two limits for a number the later one holds", () => {
  const bounds = limited({ ...order, lines: [second] }, [
    { option: "teng_lang_2", number: undefined, min: baht(2), max: baht(90) },
    { option: "teng_lang_2", number: "45", min: baht(3), max: baht(80) },
  ])
  expect(bounds.lines).toMatchObject([{ number: "45", min: 300, max: 8_000 }])
})

test("a refusal tells which lines it is about", () => {
  const spot = { option: undefined, number: "45" }
  expect(affectedLines(order, new NumbersClosed({ numbers: [spot] }))).toEqual([1, 2])
  expect(
    affectedLines(order, new NumbersLimited({ numbers: [{ option: "teng_bon_2", number: "45", left: undefined }] })),
  ).toEqual([1])
  expect(affectedLines(order, new RatesChanged({ rates: [rates[0]] }))).toEqual([2])
  const limits = [{ option: "teng_bon_3", number: undefined, min: baht(1), max: baht(2) }] as const
  expect(affectedLines(order, new OutsideLimits({ limits }))).toEqual([0])
  expect(affectedLines(sets, new NumbersClosed({ numbers: [{ option: undefined, number: "0045" }] }))).toEqual([1])
  expect(affectedLines(order, new RoundClosed())).toEqual([])
  expect(affectedLines(order, new BalanceNotEnough({ balance: undefined }))).toEqual([])
})

test("what a round pays now is told for each number of an order, the usual rates too, and for nothing else", () => {
  const limits = { betMin: {}, betMax: {}, defaultRate: { teng_bon_3: 85_000, teng_lang_2: 9_200 } }
  const closed = { option: "teng_lang_2", number: "45", multiply: 0 } as const
  const other = { option: "teng_bon_3", number: "999", multiply: 42_500 } as const
  expect(ratesNow(order, termsOf({ ...limits, rateNow: [closed, other] }))).toEqual([
    { option: "teng_bon_3", number: "123", multiply: 85_000 },
    closed,
  ])
  expect(ratesNow(sets, termsOf({ ...limits, rateNow: [other] }))).toEqual([])
})

test("closed numbers are news of rate zero, for the lines they are for", () => {
  const closed = new NumbersClosed({ numbers: [{ option: "teng_bon_2", number: "45" }] })
  expect(newsIn(order, closed)).toEqual([{ option: "teng_bon_2", number: "45", multiply: 0 }])
  expect(newsIn(sets, closed)).toEqual([])
  expect(newsIn(order, new NumbersClosed({ numbers: [{ option: "teng_bon_2", number: "46" }] }))).toEqual([])
  expect(newsIn(order, new RoundClosed())).toEqual([])
})
