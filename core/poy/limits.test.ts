import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import { pullSet, pullSlip } from "./keying/pull.ts"
import { makeLines, noMaximum, type RoundLimits, termsOf } from "./limits.ts"

const terms = termsOf({
  betMin: { teng_bon_3: satang(100), teng_bon_2: satang(500), teng_lang_2: satang(900) },
  betMax: { teng_bon_3: satang(100_000), teng_bon_2: satang(500_000), teng_lang_2: satang(800) },
  defaultRate: { teng_bon_3: 90_000, teng_bon_2: 9_000, teng_lang_2: 9_000, tode_3: 0, teng_bon_1: 320 },
  rateNow: [
    { option: "teng_bon_3", number: "739", multiply: 45_000 },
    { option: "teng_bon_3", number: "669", multiply: 0 },
  ],
})

test("a line takes its price and minimum from betMin, its maximum from betMax and the default rate", () => {
  expect(makeLines(terms, [{ option: "teng_bon_2", number: "47" }])).toEqual({
    lines: [{ option: "teng_bon_2", number: "47", price: 500, min: 500, max: 500_000, multiply: 9_000 }],
    refused: [],
  })
})

test("an option whose maximum is not told has none, and one whose minimum is not told is staked from one baht", () => {
  const bet = { option: "teng_bon_1", number: "5" } as const
  expect(makeLines(terms, [{ ...bet, price: satang(100_000_000_000) }]).lines).toEqual([
    { ...bet, price: 100_000_000_000, min: 100, max: noMaximum, multiply: 320 },
  ])
  expect(makeLines(terms, [bet]).lines).toMatchObject([{ price: 100 }])
})

test("the rate of now for a number overrides the default", () => {
  expect(makeLines(terms, [{ option: "teng_bon_3", number: "739" }]).lines).toMatchObject([{ multiply: 45_000 }])
})

test("a price that was asked for stands in place of the minimum", () => {
  expect(makeLines(terms, [{ option: "teng_bon_2", number: "47", price: satang(2_000) }]).lines).toMatchObject([
    { price: 2_000 },
  ])
})

test.each([
  ["teng_bon_3", "669", "closed"],
  ["tode_3", "123", "notOffered"],
  ["teng_lang_3", "123", "notOffered"],
  ["teng_lang_2", "47", "notOffered"],
  ["teng_bon_3", "47", "notANumber"],
  ["teng_bon_2", "4x", "notANumber"],
] as const)("%s %s is refused: %s", (option, number, reason) => {
  expect(makeLines(terms, [{ option, number }])).toEqual({ lines: [], refused: [{ option, number, reason }] })
})

test("an old slip comes back at today's minimum and rate, without what closed or is no longer offered", () => {
  const old = [
    { option: "teng_bon_3", number: "739", price: satang(90_000), multiply: 1 },
    { option: "teng_bon_3", number: "669", price: satang(90_000), multiply: 1 },
    { option: "tode_3", number: "739", price: satang(90_000), multiply: 1 },
  ] as const
  expect(pullSlip(terms, old)).toEqual({
    lines: [{ option: "teng_bon_3", number: "739", price: 100, min: 100, max: 100_000, multiply: 45_000 }],
    refused: [
      { option: "teng_bon_3", number: "669", reason: "closed" },
      { option: "tode_3", number: "739", reason: "notOffered" },
    ],
  })
})

test("a number set puts every number on every option it is meant for, and tells of those that do not fit", () => {
  const pulled = pullSet(terms, { options: ["teng_bon_3", "tode_3"], numbers: ["482", "47"] })
  expect(pulled.lines).toMatchObject([{ option: "teng_bon_3", number: "482", price: 100 }])
  expect(pulled.refused).toEqual([
    { option: "teng_bon_3", number: "47", reason: "notANumber" },
    { option: "tode_3", number: "482", reason: "notOffered" },
    { option: "tode_3", number: "47", reason: "notANumber" },
  ])
})

const limits = (fields: Partial<RoundLimits> = {}) =>
  termsOf({
    betMin: { teng_bon_2: satang(100) },
    betMax: { teng_bon_2: satang(100_000) },
    defaultRate: { teng_bon_2: 9_000 },
    rateNow: [],
    ...fields,
  })

const bet = { option: "teng_bon_2", number: "47" } as const

const drawn = (fields: Partial<RoundLimits>) => {
  const { lines, refused } = makeLines(limits(fields), [bet])
  return lines.length === 1 ? "drawn" : refused[0]?.reason
}

test("an option is offered from the lowest rate and the lowest minimum on, and one price may be all there is", () => {
  expect(drawn({ defaultRate: { teng_bon_2: 1 } })).toBe("drawn")
  expect(drawn({ defaultRate: { teng_bon_2: 0 } })).toBe("notOffered")
  expect(drawn({ defaultRate: {} })).toBe("notOffered")
  expect(drawn({ defaultRate: {}, rateNow: [{ ...bet, multiply: 5_000 }] })).toBe("notOffered")
  expect(drawn({ defaultRate: { teng_bon_2: 0 }, rateNow: [{ ...bet, multiply: 5_000 }] })).toBe("notOffered")
  expect(drawn({ betMin: { teng_bon_2: satang(1) } })).toBe("drawn")
  expect(drawn({ betMin: { teng_bon_2: satang(0) } })).toBe("notOffered")
  expect(drawn({ betMin: { teng_bon_2: satang(500) }, betMax: { teng_bon_2: satang(500) } })).toBe("drawn")
  expect(drawn({ betMin: { teng_bon_2: satang(501) }, betMax: { teng_bon_2: satang(500) } })).toBe("notOffered")
})

test("a number is open at a rate of one hundredth and closed at none", () => {
  expect(drawn({ rateNow: [{ ...bet, multiply: 1 }] })).toBe("drawn")
  expect(drawn({ rateNow: [{ ...bet, multiply: 0 }] })).toBe("closed")
})

test("a rate of what is no number of its option counts for no number", () => {
  expect(drawn({ rateNow: [{ option: "teng_bon_2", number: "047", multiply: 0 }] })).toBe("drawn")
  expect(drawn({ rateNow: [{ option: "teng_bon_2", number: "4 ", multiply: 0 }] })).toBe("drawn")
})
