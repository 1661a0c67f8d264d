import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { somchaisLines, somchaisOrder } from "../testing/operator-that-takes-orders.ts"
import { BalanceNotEnough, OutsideLimits, RatesChanged, RoundClosed } from "./order-desk.port.ts"
import {
  agreedTo,
  bringsNews,
  changes,
  closed,
  isPassed,
  orderRefused,
  type Placing,
  passedOn,
  ratesReceived,
} from "./placing.ts"
import { better, fresh, gone, rates, worse } from "./testing/sample-orders.ts"

test("news of rates is kept to be shown, and agreed to at once only where the policy says so", () => {
  const { order } = fresh
  expect(ratesReceived(fresh, [better])).toEqual({ order, news: [better] })
  const trusting: Placing = { ...fresh, policy: "better" }
  const passed = ratesReceived(trusting, [better])
  expect([passed.news, rates(passed.order)]).toEqual([[], [85_000, 9_300]])
  expect(ratesReceived(trusting, [worse])).toEqual({ order, news: [worse] })
  expect(ratesReceived({ ...fresh, policy: "any" }, [gone])).toEqual({ order, news: [gone] })
  expect(ratesReceived(trusting, [])).toEqual({ order, news: [] })
})

test("later news of a number takes the place of earlier, and news that is taken back is none", () => {
  const { order } = fresh
  const known = { ...fresh, news: [worse] }
  expect(ratesReceived(known, [gone])).toEqual({ order, news: [gone] })
  expect(ratesReceived(known, [{ ...better, multiply: 9_200 }])).toEqual({ order, news: [] })
  expect(ratesReceived(known, [])).toEqual({ order, news: [worse] })
  expect(changes(known).map(({ line, now }) => [line.number, now])).toEqual([["45", 9_100]])
  const yes = agreedTo(known)
  expect([yes.news, rates(yes.order)]).toEqual([[], [85_000, 9_100]])
})

test("a round that closes leaves nothing to agree to but numbers that had closed before", () => {
  expect(closed(fresh)).toEqual({ failure: new RoundClosed(), news: [] })
  const [first, second] = somchaisLines
  const order = { ...somchaisOrder, lines: [first, { ...second, multiply: 0 }] }
  expect(closed({ ...fresh, order, news: [better] }).news).toEqual([gone])
})

test("a no shows what changed, and tells the cash where the operator does", () => {
  const changed = new RatesChanged({ rates: [worse] })
  expect(bringsNews(fresh, changed)).toBe(true)
  expect(orderRefused(fresh, changed)).toEqual({
    failure: changed,
    news: [worse],
    order: somchaisOrder,
    balance: 10_000,
  })
  const poor = new BalanceNotEnough({ balance: baht(20) })
  expect([bringsNews(fresh, poor), orderRefused(fresh, poor).balance]).toEqual([false, 2_000])
  expect(orderRefused(fresh, new BalanceNotEnough({ balance: undefined })).balance).toBe(10_000)
})

test("limits of now go into the order that is shown again", () => {
  const outside = new OutsideLimits({ limits: [{ option: "teng_bon_3", number: "123", min: baht(20), max: baht(90) }] })
  const { order } = orderRefused(fresh, outside)
  expect(order?.kind === "poy" && order.lines.map(({ min, max }) => [min, max])).toEqual([
    [2_000, 9_000],
    [100, 250_000],
  ])
})

test("changed rates pass without asking three times in a row, and are asked for the fourth time", () => {
  const trusting: Placing = { ...fresh, policy: "better", news: [gone] }
  const changed = new RatesChanged({ rates: [better] })
  expect(isPassed({ ...trusting, passed: 2 }, changed)).toBe(true)
  const again = passedOn({ ...trusting, passed: 2 }, changed)
  expect(again).toMatchObject({ failure: undefined, news: [], passed: 3 })
  const sent =
    again.operation !== undefined && "command" in again.operation ? again.operation.command?.order : undefined
  expect([rates(again.order), rates(sent)]).toEqual([
    [85_000, 9_300],
    [85_000, 9_300],
  ])
  expect(isPassed({ ...trusting, passed: 3 }, changed)).toBe(false)
  expect(orderRefused({ ...trusting, passed: 3 }, changed).news).toEqual([better])
  const lower = new RatesChanged({ rates: [worse] })
  expect([isPassed(trusting, lower), orderRefused(trusting, lower).news]).toEqual([false, [worse]])
  const unmoved = new RatesChanged({ rates: [] })
  expect([isPassed(trusting, unmoved), orderRefused(trusting, unmoved).news]).toEqual([false, []])
})
