import { expect, test } from "vitest"
import type { Environment } from "./operation.ts"
import { isStillWanted, mayStillArrive, sentNow, undecidedFor } from "./progress.ts"

const hour = 3_600_000
const intent = {
  key: "key-1",
  purpose: "letter to malee",
  command: "hello",
  madeAt: 1_000,
  sentAt: 1_000,
  isByOperator: true,
}
const inMyPage = { yesAt: 1_000, knownSince: 1_000 }
/** Taken up by a page that was opened when its own clock showed 50,000. */
const fromAnotherPage = { yesAt: undefined, knownSince: 50_000 }
const onPage = (steady: number, operator: number, isTimeKnown = true): Environment => ({
  newKey: () => "key-9",
  now: () => operator,
  isTimeKnown: () => isTimeKnown,
  steadyNow: () => steady,
})
const at = (now: number) => onPage(now, now)

test("what is sent is marked with the operator's time, and with whether that is known", () => {
  expect(sentNow(onPage(5, 7_000))).toEqual({ sentAt: 7_000, isByOperator: true })
  expect(sentNow(onPage(5, 7_000, false))).toEqual({ sentAt: 7_000, isByOperator: false })
})

test("what was sent may arrive for two minutes, and what was agreed to is wanted for two", () => {
  expect([120_999, 121_000].map((now) => mayStillArrive(intent, inMyPage, at(now)))).toEqual([true, false])
  expect([120_999, 121_000].map((now) => isStillWanted(intent, inMyPage, at(now)))).toEqual([true, false])
})

test("an outcome that nobody can look up is the player's to decide a minute after it was sent", () => {
  const left = (now: number) => undecidedFor(intent, inMyPage, at(now))
  expect([1_000, 60_999, 61_000, 200_000].map(left)).toEqual([60_000, 1, 0, 0])
})

test("a page that the operator's time has become known to takes nothing for an hour older", () => {
  expect(mayStillArrive(intent, inMyPage, onPage(2_000, 2_000 + hour))).toBe(false)
  const byDevice = { ...intent, isByOperator: false }
  expect(mayStillArrive(byDevice, inMyPage, onPage(2_000, 2_000 + hour))).toBe(true)
  expect(isStillWanted(byDevice, inMyPage, onPage(2_000, 2_000 + hour))).toBe(true)
})

test("a phone's clock that is an hour off makes nothing look younger either", () => {
  const byDevice = { ...intent, sentAt: 1_000 + hour, madeAt: 1_000 + hour, isByOperator: false }
  expect(mayStillArrive(byDevice, inMyPage, at(121_000))).toBe(false)
  expect(isStillWanted(byDevice, inMyPage, at(121_000))).toBe(false)
})

test("how long ago another page sent it is told by the operator's time, else it is waited for from now on", () => {
  expect(mayStillArrive(intent, fromAnotherPage, onPage(50_000, 121_000))).toBe(false)
  expect(mayStillArrive(intent, fromAnotherPage, onPage(50_000, 121_000, false))).toBe(true)
  expect(mayStillArrive(intent, fromAnotherPage, onPage(170_000, 0, false))).toBe(false)
})

test("a yes of another page is acted on for two minutes, and not when nobody can tell how old it is", () => {
  const wanted = (now: number) => isStillWanted(intent, fromAnotherPage, onPage(50_000, now))
  expect([120_999, 121_000].map(wanted)).toEqual([true, false])
  expect(isStillWanted(intent, fromAnotherPage, onPage(50_000, 2_000, false))).toBe(false)
  expect(isStillWanted({ ...intent, isByOperator: false }, fromAnotherPage, onPage(50_000, 2_000))).toBe(false)
})

test("what was on a lost line may arrive for three seconds after it is back, and not for two minutes", () => {
  const lost = { ...inMyPage, lineBackAt: 20_000 }
  expect([20_000, 22_999, 23_000].map((now) => mayStillArrive(intent, lost, at(now)))).toEqual([true, true, false])
})
