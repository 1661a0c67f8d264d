import { Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { somchaisOrder } from "../testing/operator-that-takes-poys.ts"
import { agreedTo, changes, closed, heard, type Placing, told } from "./placing.ts"
import { BalanceNotEnough, OutsideLimits, RatesChanged, RoundClosed } from "./refusal.ts"
import { at, better, fresh, gone, rates, sending, worse } from "./testing/under-way.ts"

test("news of rates is kept to be shown, and agreed to at once only where the policy says so", () => {
  expect(heard(fresh, [better])).toEqual({ news: [better] })
  const trusting: Placing = { ...fresh, policy: "better" }
  const passed = heard(trusting, [better])
  expect([passed.news, rates(passed.order)]).toEqual([[], [85_000, 9_300]])
  expect(heard(trusting, [worse])).toEqual({ news: [worse] })
  expect(heard({ ...fresh, policy: "any" }, [gone])).toEqual({ news: [gone] })
  expect(heard(trusting, [])).toEqual({ news: [] })
})

test("later news of a number takes the place of earlier, and news that is taken back is none", () => {
  const known = { ...fresh, news: [worse] }
  expect(heard(known, [gone])).toEqual({ news: [gone] })
  expect(heard(known, [{ ...better, multiply: 9_200 }])).toEqual({ news: [] })
  expect(heard(known, [])).toEqual({ news: [worse] })
  expect(changes(known).map(({ line, now }) => [line.number, now])).toEqual([["45", 9_100]])
  const yes = agreedTo(known)
  expect([yes.news, rates(yes.order)]).toEqual([[], [85_000, 9_100]])
})

test("a round that closes leaves nothing to agree to but numbers that had closed before", () => {
  expect(closed(sending)).toEqual({ failure: new RoundClosed(), news: [] })
  const [first, second] = somchaisOrder.lines
  const order = { ...somchaisOrder, lines: [first!, { ...second!, multiply: 0 }] }
  expect(closed({ ...fresh, order, news: [better] }).news).toEqual([gone])
})

test("a no ends the intent, shows what changed, and tells the cash where the operator does", () => {
  const changed = new RatesChanged({ rates: [worse] })
  expect(told(sending, Result.fail(changed), at(5_000))).toEqual({
    intent: undefined,
    tries: 0,
    failure: changed,
    news: [worse],
    order: somchaisOrder,
    balance: 10_000,
  })
  const poor = new BalanceNotEnough({ balance: baht(20) })
  expect(told(sending, Result.fail(poor), at(5_000)).balance).toBe(2_000)
  const silentlyPoor = new BalanceNotEnough({ balance: undefined })
  expect(told(sending, Result.fail(silentlyPoor), at(5_000)).balance).toBe(10_000)
})

test("limits of now go into the order that is shown again", () => {
  const outside = new OutsideLimits({ limits: [{ option: "teng_bon_3", number: "123", min: baht(20), max: baht(90) }] })
  const { order } = told(sending, Result.fail(outside), at(5_000))
  expect(order?.kind === "poy" && order.lines.map(({ min, max }) => [min, max])).toEqual([
    [2_000, 9_000],
    [100, 250_000],
  ])
})

test("changed rates pass without asking three times in a row under new keys, and are asked for the fourth time", () => {
  const trusting: Placing = { ...sending, policy: "better", news: [gone] }
  const changed = Result.fail(new RatesChanged({ rates: [better] }))
  const again = told({ ...trusting, passed: 2 }, changed, at(5_000))
  expect(again).toMatchObject({
    intent: { key: "key-9", draftId: "draft-1", madeAt: 5_000, sentAt: 5_000 },
    instead: undefined,
    failure: undefined,
    news: [],
    tries: 0,
    passed: 3,
  })
  expect([rates(again.order), rates(again.intent?.order)]).toEqual([
    [85_000, 9_300],
    [85_000, 9_300],
  ])
  expect(told({ ...trusting, passed: 3 }, changed, at(5_000))).toMatchObject({ intent: undefined, news: [better] })
  const lower = Result.fail(new RatesChanged({ rates: [worse] }))
  expect(told(trusting, lower, at(5_000))).toMatchObject({ intent: undefined, news: [worse] })
  const unmoved = Result.fail(new RatesChanged({ rates: [] }))
  expect(told(trusting, unmoved, at(5_000))).toMatchObject({ intent: undefined, news: [] })
})
