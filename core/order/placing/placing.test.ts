import { Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { somchaisOrder } from "../testing/operator-that-takes-poys.ts"
import { placingTerms } from "./means.ts"
import {
  balanceAfter,
  confirmed,
  isElsewhere,
  outputOf,
  type Placing,
  placingOf,
  type Standing,
  standing,
  standings,
  told,
  waitAfter,
} from "./placing.ts"
import { NoSuchIntent } from "./poys.ts"
import { RatesChanged, RoundClosed } from "./refusal.ts"
import { at, fresh, intent, poy, sending, shorter, worse } from "./testing/under-way.ts"

test("a player begins with nothing sent, and lets no change pass unless they said so", () => {
  expect(placingOf({ draftId: "draft-1", order: somchaisOrder }, at(5))).toEqual({
    draftId: "draft-1",
    order: somchaisOrder,
    policy: "none",
    balance: undefined,
    news: [],
    intent: undefined,
    yesAt: undefined,
    knownSince: 5,
    remembered: false,
    instead: undefined,
    poy: undefined,
    failure: undefined,
    tries: 0,
    passed: 0,
  })
  expect(placingOf({ draftId: "draft-1", order: somchaisOrder, unfinished: intent }, at(5)).remembered).toBe(true)
})

test("what would be left of the cash is known when the cash is, and may be less than nothing", () => {
  expect(balanceAfter(fresh)).toBe(7_000)
  expect(balanceAfter({ ...fresh, balance: baht(20) })).toBe(-1_000)
  expect(balanceAfter({ ...fresh, balance: undefined })).toBeUndefined()
})

test("the first yes makes a key, and a yes to the same order keeps it", () => {
  const started = { failure: undefined, tries: 0, passed: 0, yesAt: 5_000, knownSince: 5_000 }
  expect(confirmed(fresh, at(5_000))).toEqual({
    ...started,
    intent: {
      key: "key-9",
      draftId: "draft-1",
      order: somchaisOrder,
      madeAt: 5_000,
      sentAt: 5_000,
      isByOperator: true,
    },
    instead: undefined,
  })
  expect(confirmed({ ...sending, passed: 2, failure: new NoSuchIntent() }, at(5_000))).toEqual({
    ...started,
    intent: { ...intent, madeAt: 5_000, sentAt: 5_000 },
    instead: undefined,
  })
})

test("a yes to another version of the draft has a key of its own, and goes in place of the one before", () => {
  expect(isElsewhere(sending)).toBe(false)
  expect(isElsewhere(fresh)).toBe(false)
  expect(isElsewhere({ ...sending, order: shorter })).toBe(true)
  expect(confirmed({ ...sending, order: shorter }, at(5_000))).toMatchObject({
    intent: { key: "key-9", order: shorter },
    instead: intent,
  })
})

test("silence keeps the intent and counts the tries, and so does a player who is not known", () => {
  const silence = new Unreachable({})
  expect(told(sending, Result.fail(silence), at(5_000))).toEqual({ failure: silence, tries: 3 })
  const stranger = new Unauthorized()
  expect(told(sending, Result.fail(stranger), at(5_000))).toEqual({ failure: stranger })
})

test("a yes of the operator is the slip", () => {
  expect(told(sending, Result.succeed(poy), at(5_000))).toEqual({ poy, failure: undefined })
})

test("what never arrived is sent again under its key for two minutes after the player's yes, then no more", () => {
  const never = new NoSuchIntent()
  const after = (placing: Placing, now: number) => told(placing, Result.fail(never), at(now))
  expect(after(sending, 120_999)).toEqual({
    failure: undefined,
    knownSince: 120_999,
    intent: { ...intent, sentAt: 120_999 },
  })
  expect(after({ ...sending, yesAt: 3_000 }, 120_999).intent?.madeAt).toBe(3_000)
  expect(after(sending, 121_000)).toEqual({ failure: never, tries: 3 })
  expect(after({ ...sending, order: shorter }, 2_000)).toEqual({ failure: never, tries: 3 })
  expect(after(fresh, 2_000)).toEqual({ failure: never, tries: 1 })
})

test("a no to another version of the draft leaves this one to be looked over", () => {
  const elsewhere = { ...sending, order: shorter }
  expect(told(elsewhere, Result.fail(new RoundClosed()), at(5_000))).toEqual({
    intent: undefined,
    tries: 0,
    failure: undefined,
  })
})

test.each([
  [0, 1_000],
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [6, 30_000],
  [7, 30_000],
  [99, 30_000],
])("after %i questions without an answer the next one waits %i milliseconds", (tries, wait) => {
  expect(waitAfter({ ...fresh, tries }, at(0))).toBe(wait)
})

test("an operator may set a single wait", () => {
  expect(waitAfter({ ...fresh, tries: 4 }, { ...at(0), terms: { ...placingTerms, waits: [700] } })).toBe(700)
})

const places: ReadonlyArray<[when: string, change: Partial<Placing>, now: number, place: Standing]> = [
  ["nothing was sent", {}, 0, "reviewing"],
  ["there is an intent to be kept", { intent }, 0, "claiming"],
  ["nobody answered", { intent, failure: new Unreachable({}) }, 0, "unanswered"],
  ["the player is not known", { intent, failure: new Unauthorized() }, 0, "disowned"],
  ["it never arrived, but may be on its way", { intent, failure: new NoSuchIntent() }, 120_999, "unanswered"],
  ["it never arrived, and cannot any more", { intent, failure: new NoSuchIntent() }, 121_000, "unheard"],
  ["it never arrived, and nothing was sent", { failure: new NoSuchIntent() }, 120_000, "unheard"],
  ["rates changed", { news: [worse] }, 0, "changed"],
  ["rates changed by a refusal", { news: [worse], failure: new RatesChanged({ rates: [worse] }) }, 0, "changed"],
  ["the round closed", { failure: new RoundClosed() }, 0, "refused"],
  ["it was taken", { intent, poy }, 0, "accepted"],
  ["another version was taken", { intent, order: shorter, poy }, 0, "placedElsewhere"],
]
test.each(places)("when %s, the player stands at its place", (_, change, now, place) => {
  expect(standing({ ...fresh, ...change }, at(now))).toBe(place)
})

test("there are nine places to stand at, and a player can come to each", () => {
  expect(standings.length).toBe(9)
  expect(new Set(standings)).toEqual(new Set(places.map(([, , , place]) => place)))
})

test("a player leaves with the slip, or with the order and what is unfinished of it", () => {
  expect(outputOf({ ...sending, poy })).toEqual({ type: "accepted", poy })
  expect(outputOf(sending)).toEqual({ type: "left", order: somchaisOrder, unfinished: intent })
  expect(outputOf({ ...sending, failure: new Unauthorized() })).toEqual({
    type: "disowned",
    order: somchaisOrder,
    unfinished: intent,
  })
  expect(outputOf({ ...fresh, failure: new RoundClosed() })).toMatchObject({ type: "left", unfinished: undefined })
})
