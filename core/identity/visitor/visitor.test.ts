import { expect, test } from "vitest"
import {
  believedFor,
  guestIdSeconds,
  isGuestId,
  isOutdated,
  type Visitor,
  visitorOf,
  visitorValidFor,
} from "./visitor.ts"

const hour = 60 * 60_000
const stored: Visitor = { visitorId: "v-1", userId: "uuid-of-somchai", fetchedAt: 1_000 }

test("a guest id is kept for seven days", () => {
  expect(guestIdSeconds).toBe(604_800)
  for (const id of ["g", "0f5e-x_9", "x".repeat(128)]) expect(isGuestId(id), id).toBe(true)
  for (const odd of ["", "a b", "é", "x".repeat(129), "a;b"]) expect(isGuestId(odd), odd).toBe(false)
})

test("a visitor's identity is believed for six hours", () => {
  expect(visitorValidFor).toBe(21_600_000)
})

test.each<[string, Visitor | undefined, string | undefined, number, boolean]>([
  ["just fetched", stored, "uuid-of-somchai", 1_000, false],
  ["a moment younger than six hours", stored, "uuid-of-somchai", 1_000 + 6 * hour - 1, false],
  ["six hours old", stored, "uuid-of-somchai", 1_000 + 6 * hour, true],
  ["dated in the future", stored, "uuid-of-somchai", 999, true],
  ["dated nonsense", { ...stored, fetchedAt: Number.NaN }, "uuid-of-somchai", 2_000, true],
  ["another player's", stored, "uuid-of-malee", 2_000, true],
  ["a player's who has left", stored, undefined, 2_000, true],
  ["a guest's who is a player now", { ...stored, userId: undefined }, "uuid-of-somchai", 2_000, true],
  ["a guest's who still is one", { ...stored, userId: undefined }, undefined, 2_000, false],
  ["not there", undefined, undefined, 2_000, true],
])("a visitor's identity that is %s is asked for anew or not", (_, visitor, userId, now, anew) => {
  expect(isOutdated(visitor, userId, now)).toBe(anew)
})

test.each([
  [1_000, 6 * hour],
  [1_000 + 2 * hour, 4 * hour],
  [1_000 + 6 * hour, 0],
  [1_000 + 9 * hour, 0],
  [0, 6 * hour],
])("an identity fetched at 1,000 is believed at %d for another %d milliseconds", (now, left) => {
  expect(believedFor(stored, now)).toBe(left)
})

test.each([
  [{ visitorId: "v-2" }, "v-2"],
  [{ requestId: "r-2" }, "r-2"],
  [{ visitorId: "v-2", requestId: "r-2" }, "v-2"],
  [{ visitorId: "", requestId: "r-2" }, "r-2"],
])("the answer %j recognises %s", (answer, visitorId) => {
  expect(visitorOf(answer, "uuid-of-somchai", 5_000)).toEqual({
    visitorId,
    userId: "uuid-of-somchai",
    fetchedAt: 5_000,
  })
})

test("an answer without any id recognises nobody", () => {
  expect([visitorOf({}, undefined, 5_000), visitorOf({ visitorId: "" }, undefined, 5_000)]).toEqual([
    undefined,
    undefined,
  ])
})
