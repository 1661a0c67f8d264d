import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { birthday, leastAge } from "./age.ts"

test("players are twenty or older", () => {
  expect(leastAge).toBe(20)
})

test.each([
  ["2006-11-21", "2026-11-21", "on the very birthday"],
  ["1950-01-01", "2026-11-21", "long since"],
  ["1900-01-01", "2026-11-21", "as old as people get"],
  ["2008-02-29", "2028-02-29", "on a leap day"],
])("who was born on %s may play on %s: %s", (born, today) => {
  expect(birthday(born, today)).toEqual(Result.succeed(born))
})

test.each([
  ["", "required"],
  ["2006-11-22", "tooYoung"],
  ["2026-11-21", "tooYoung"],
  ["2027-01-01", "tooYoung"],
  ["9999-01-01", "tooYoung"],
  ["2549-11-21", "tooYoung"],
  ["2006-02-29", "notADate"],
  ["2006-13-01", "notADate"],
  ["2006-00-10", "notADate"],
  ["2006-1-1", "notADate"],
  ["1899-12-31", "notADate"],
  ["0000-00-00", "notADate"],
  ["21/11/2006", "notADate"],
  ["2006-11-21T00:00", "notADate"],
])("born on %j, nobody may play on 2026-11-21: %s", (born, fault) => {
  expect(birthday(born, "2026-11-21")).toEqual(Result.fail(fault))
})

test("an operator may ask for another age", () => {
  expect(birthday("2006-11-21", "2026-11-21", 21)).toEqual(Result.fail("tooYoung"))
  expect(birthday("2005-11-21", "2026-11-21", 21)).toEqual(Result.succeed("2005-11-21"))
})

test("hostile text is refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0129-".split("")) })), (text) => {
      expect(["required", "notADate", "tooYoung", "ok"]).toContain(
        Result.match(birthday(text, "2026-11-21"), { onFailure: (fault) => fault, onSuccess: () => "ok" }),
      )
    }),
  )
})
