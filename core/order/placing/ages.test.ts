import { expect, test } from "vitest"
import { isStillWanted, mayStillArrive, sentNow } from "./ages.ts"
import { placingTerms } from "./means.ts"
import { at, intent } from "./testing/under-way.ts"

const hour = 3_600_000
const inMyPage = { intent, yesAt: 1_000, knownSince: 1_000 }
/** Taken up by a page that was opened when its own clock showed 50,000. */
const fromAnotherPage = { intent, yesAt: undefined, knownSince: 50_000 }
const onPage = (steady: number, operator: number) => ({ ...at(operator), steadyNow: () => steady })
const unknown = { isTimeKnown: () => false }

test("what is sent is marked with the operator's time, and with whether that is known", () => {
  expect(sentNow(onPage(5, 7_000))).toEqual({ sentAt: 7_000, isByOperator: true, knownSince: 5 })
  expect(sentNow({ ...at(7_000), ...unknown }).isByOperator).toBe(false)
})

test("what was sent may arrive for two minutes, or as long as the operator's terms say", () => {
  expect([120_999, 121_000].map((now) => mayStillArrive(inMyPage, at(now)))).toEqual([true, false])
  expect(mayStillArrive(inMyPage, { ...at(1_010), terms: { ...placingTerms, underWay: 10 } })).toBe(false)
  expect(mayStillArrive({ ...inMyPage, intent: undefined }, at(1_000))).toBe(false)
})

test("a page that the operator's time has become known to takes nothing for an hour older", () => {
  expect(mayStillArrive(inMyPage, onPage(2_000, 2_000 + hour))).toBe(false)
  const byDevice = { ...inMyPage, intent: { ...intent, isByOperator: false } }
  expect(mayStillArrive(byDevice, onPage(2_000, 2_000 + hour))).toBe(true)
  expect(isStillWanted(byDevice, onPage(2_000, 2_000 + hour))).toBe(true)
})

test("how long ago another page sent it is told by the operator's time, else it is waited for from now on", () => {
  expect(mayStillArrive(fromAnotherPage, onPage(50_000, 121_000))).toBe(false)
  expect(mayStillArrive(fromAnotherPage, { ...onPage(50_000, 121_000), ...unknown })).toBe(true)
  expect(mayStillArrive(fromAnotherPage, { ...onPage(170_000, 0), ...unknown })).toBe(false)
})

test("a yes of another page is acted on for two minutes, and not when nobody can tell how old it is", () => {
  expect([120_999, 121_000].map((now) => isStillWanted(fromAnotherPage, onPage(50_000, now)))).toEqual([true, false])
  expect(isStillWanted(fromAnotherPage, { ...onPage(50_000, 2_000), ...unknown })).toBe(false)
  expect(isStillWanted({ ...fromAnotherPage, intent: undefined }, onPage(50_000, 2_000))).toBe(false)
})
