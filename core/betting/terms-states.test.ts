import { expect, test } from "vitest"
import { linesOf } from "../poy/totals.ts"
import { operatorThatOffersARound } from "./testing/operator-that-offers-a-round.ts"
import { page } from "./testing/page.ts"

const half = (number: string) => ({ option: "teng_bon_3", number, multiply: 42_500 }) as const
const full = (number: string) => ({ option: "teng_bon_3", number, multiply: 0 }) as const

test("rates that are announced while the terms are on their way for the first time hold as well", async () => {
  const operator = operatorThatOffersARound()
  operator.troubles.push("late")
  const { taking, now } = page({ operator })
  await expect.poll(() => operator.asked).toEqual(["terms"])
  operator.announces([half("482")])
  await expect.poll(() => now().context.announced).toEqual([half("482")])
  operator.answersAtLast()
  await taking()
  expect(now().context.terms.rateNow).toEqual([half("482")])
})

test("a slip that is being filled in follows the rates that are announced for its round", async () => {
  const { taking, key, operator, now } = page()
  await taking()
  key("482")
  key("739")
  operator.announces([half("482"), full("739")])
  await expect.poll(() => linesOf(now().context.slip).map(({ multiply }) => multiply)).toEqual([42_500, 0])
  operator.announces([{ ...half("482"), multiply: 85_000 }])
  await expect.poll(() => linesOf(now().context.slip).map(({ multiply }) => multiply)).toEqual([85_000, 0])
  expect(now().context.terms.rateNow).toEqual([full("739")])
  expect(operator.asked).toEqual(["terms"])
})

test.each([
  ["connection.restored", "rates"],
  ["terms.invalidated", "terms"],
] as const)(
  "after %s, rates that are announced before the answer hold at once, and over the %s that are told after them",
  async (type, question) => {
    const { taking, operator, termsAre, betting, now } = page()
    await taking()
    operator.troubles.push("late")
    betting.send({ type })
    await expect.poll(() => operator.asked).toEqual(["terms", question])
    operator.rates([full("739"), full("000")])
    operator.announces([half("482"), { ...full("000"), multiply: 85_000 }])
    await expect.poll(() => now().context.terms.rateNow).toEqual([half("482")])
    operator.answersAtLast()
    await termsAre("loaded")
    expect(now().context.terms.rateNow).toEqual([full("739"), half("482")])
    expect(operator.asked).toEqual(["terms", question])
  },
)
