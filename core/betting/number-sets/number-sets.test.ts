import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { makeLines, termsOf } from "../../poy/limits.ts"
import { paste } from "../../poy/paste/index.ts"
import { add, empty } from "../../poy/slip.ts"
import { anySlip } from "../../poy/testing/any-slip.ts"
import { yeekeeLimits } from "../testing/operator-that-offers-a-round.ts"
import { type NamedSet, readSet, setsOfSlip } from "./number-sets.ts"

const house: NamedSet = { name: "บ้านเลขที่", options: ["teng_bon_3", "tode_3"], numbers: ["482", "248"] }
const thousand = Array.from({ length: 1_000 }, (_, at) => String(at).padStart(3, "0"))

test("a set is kept with its name trimmed, its options in their order and each number once", () => {
  const written = {
    name: " บ้านเลขที่ ",
    options: ["tode_3", "teng_bon_3"],
    numbers: ["482", "248", "482", "482"],
  } as const
  expect(readSet(written)).toEqual(Result.succeed({ set: house, repeated: ["482"] }))
})

test.each([
  [{ ...house, name: "  " }, { reason: "nameMissing" }],
  [{ ...house, name: "ก".repeat(31) }, { reason: "nameTooLong" }],
  [{ ...house, options: [] }, { reason: "noOptions" }],
  [{ ...house, numbers: [] }, { reason: "noNumbers" }],
  [{ ...house, numbers: [...thousand, "1000"] }, { reason: "tooManyNumbers" }],
  [
    { ...house, numbers: ["482", "47", "4x2"] },
    { reason: "doNotFit", numbers: ["47", "4x2"], options: [] },
  ],
  [
    { ...house, options: ["tode_3", "teng_bon_1"] },
    { reason: "doNotFit", numbers: [], options: ["teng_bon_1"] },
  ],
] satisfies ReadonlyArray<readonly [NamedSet, unknown]>)("%j is no set", (written, fault) => {
  expect(readSet(written)).toEqual(Result.fail(fault))
})

test("a name of one or thirty letters and a thousand numbers are a set", () => {
  expect(Result.isSuccess(readSet({ ...house, name: "ก" }))).toBe(true)
  expect(Result.isSuccess(readSet({ ...house, name: "🌙".repeat(30) }))).toBe(true)
  expect(Result.isSuccess(readSet({ ...house, numbers: [...thousand, "482"] }))).toBe(true)
})

test("a slip becomes one set for options with the same numbers, and another for the rest", () => {
  const { lines } = makeLines(termsOf(yeekeeLimits), paste("482=20x20\n739=20x20\nบน 45=5\nล่าง 47=5").bets)
  expect(setsOfSlip(add(empty, lines).slip)).toEqual([
    { options: ["teng_bon_3", "tode_3"], numbers: ["482", "739"] },
    { options: ["teng_bon_2"], numbers: ["45"] },
    { options: ["teng_lang_2"], numbers: ["47"] },
  ])
})

test("the sets of a slip bet what it bets, and nothing else", () => {
  fc.assert(
    fc.property(anySlip, (slip) => {
      const again = setsOfSlip(slip).flatMap(({ options, numbers }) =>
        options.flatMap((option) => numbers.map((number) => `${option} ${number}`)),
      )
      const held = new Set(slip.entries.map(({ option, number }) => `${option} ${number}`))
      expect(again.toSorted()).toEqual([...held].toSorted())
    }),
    { numRuns: 1_000 },
  )
})
