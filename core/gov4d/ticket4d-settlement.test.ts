import fc from "fast-check"
import { expect, test } from "vitest"
import { gov4dVariants } from "../lotto/group/bet-type.ts"
import { setPrices, setTiers } from "./ticket4d-price.ts"
import { drawnOfSet, numberOfSet, settledSets, tierOf } from "./ticket4d-settlement.ts"

const { hanoy, lao, malay } = setPrices

test("each tier is won by the numbers that fit it: here against a draw of 4827", () => {
  const tier = (bet: string) => tierOf(bet, "4827", hanoy)
  expect(tier("4827")).toBe("straight4")
  expect(tier("7284")).toBe("tode4")
  expect(tier("1827")).toBe("straight3")
  expect(tier("1728")).toBe("tode3")
  expect(tier("4821")).toBe("front3")
  expect(tier("4811")).toBe("front2")
  expect(tier("1127")).toBe("back2")
  expect(tier("1111")).toBeUndefined()
})

test("a number that fits several tiers is paid for the highest only", () => {
  expect(tierOf("4872", "4827", hanoy)).toBe("tode4")
  expect(tierOf("4727", "4827", hanoy)).toBe("back2")
  expect(tierOf("4127", "4827", hanoy)).toBe("back2")
  expect(tierOf("4811", "4811", hanoy)).toBe("straight4")
  expect(tierOf("1181", "1118", hanoy)).toBe("tode4")
})

test("malay has no three front, so that two front is paid instead", () => {
  expect(tierOf("4821", "4827", malay)).toBe("front2")
  expect(tierOf("4827", "4827", malay)).toBe("straight4")
})

test("prizes are paid for every set that was bought, and the slip adds them up", () => {
  const lines = [
    { number: "4827", sets: 2 },
    { number: "7284", sets: 1 },
    { number: "0000", sets: 5 },
  ]
  const slip = settledSets(lines, { type: "drawn", number: "4827" }, hanoy)
  expect(slip.lines.map(({ won }) => won)).toEqual([25_000_000, 550_000, 0])
  expect(slip).toMatchObject({ type: "won", stake: 96_000, paid: 25_550_000 })
  expect(settledSets(lines, { type: "drawn", number: "4827" }, lao)).toMatchObject({ stake: 72_000, paid: 19_360_000 })
})

test("without a prize sets are lost, and a void draw gives the stake back", () => {
  const lines = [{ number: "1111", sets: 3 }]
  expect(settledSets(lines, { type: "drawn", number: "4827" }, hanoy)).toMatchObject({ type: "lost", paid: 0 })
  const refund = settledSets([{ number: "4827", sets: 3 }], { type: "cancelled" }, hanoy)
  expect(refund).toMatchObject({ type: "refunded", stake: 36_000, paid: 36_000 })
  expect(refund.lines[0]).toMatchObject({ tier: undefined, won: 0 })
})

test("a four-digit draw is shown like any other: last three, last two, and first two below", () => {
  expect(drawnOfSet("4827")).toEqual({ top3: "827", top2: "27", bottom2: "48" })
  expect(drawnOfSet("482")).toBeUndefined()
})

/** Whether the same digits stand in both, by striking them out one by one. */
const sameDigits = (one: string, other: string): boolean => {
  const left = other.split("")
  for (const digit of one) {
    const at = left.indexOf(digit)
    if (at < 0) return false
    left.splice(at, 1)
  }
  return left.length === 0
}

const prizesIn120 = [125_000, 5_500, 41_000, 4_100, 1_800, 1_600, 1_600]
const prizesIn90 = [95_000, 3_600, 30_000, 3_000, 1_500, 1_200, 1_200]

/** The prize of one set in baht, read down the table: every tier looked at, the highest kept. */
const owed = (b: string, w: string, variant: (typeof gov4dVariants)[number]) => {
  const held = [
    b === w,
    sameDigits(b, w),
    b.slice(-3) === w.slice(-3),
    sameDigits(b.slice(-3), w.slice(-3)),
    variant !== "malay" && b.startsWith(w.slice(0, 3)),
    b.startsWith(w.slice(0, 2)),
    b.endsWith(w.slice(-2)),
  ]
  const prizes = variant === "lao" ? prizesIn90 : prizesIn120
  return Math.max(0, ...prizes.filter((_, tier) => held[tier]))
}
const paidFor = (bet: string, drawn: string, variant: (typeof gov4dVariants)[number], sets = 1) =>
  settledSets([{ number: bet, sets }], { type: "drawn", number: drawn }, setPrices[variant]).paid

const digit = fc.oneof(fc.constantFrom("1", "2", "3"), fc.constantFrom(..."0123456789".split("")))
const four = fc.tuple(digit, digit, digit, digit).map((digits) => digits.join(""))

test("every bet is paid for its highest tier alone, times its sets", () => {
  fc.assert(
    fc.property(
      four,
      four,
      fc.constantFrom(...gov4dVariants),
      fc.integer({ min: 1, max: 500 }),
      (b, w, variant, sets) => {
        expect(paidFor(b, w, variant, sets)).toBe(owed(b, w, variant) * 100 * sets)
      },
    ),
  )
})

/** Every number of four of these digits. */
const numbersOf = (digits: ReadonlyArray<string>) =>
  digits.flatMap((a) => digits.flatMap((b) => digits.flatMap((c) => digits.map((d) => a + b + c + d))))

test("against any draw, all numbers of its digits and two others are paid as the table says", () => {
  const wrong: Array<string> = []
  for (const drawn of ["4827", "1123", "1122", "1112", "0000", "1212"]) {
    const bets = numbersOf([
      ...new Set(drawn),
      ...Array.from("3956")
        .filter((one) => !drawn.includes(one))
        .slice(0, 2),
    ])
    for (const variant of gov4dVariants)
      for (const bet of bets)
        if (paidFor(bet, drawn, variant) !== owed(bet, drawn, variant) * 100) wrong.push(`${variant} ${bet} ${drawn}`)
  }
  expect(wrong).toEqual([])
})

test("the tiers stand in the order in which they pay wherever a number can fit two of them", () => {
  fc.assert(
    fc.property(four, four, (b, w) => {
      const first = setTiers.find((tier) => tierOf(b, w, { baht: 120, prizes: { [tier]: 1 } }) === tier)
      expect(tierOf(b, w, hanoy)).toBe(first)
      expect(tierOf(b, w, lao)).toBe(first)
    }),
  )
})

test("the number of a four-digit draw is the one that was told, else it is read off what every result shows", () => {
  expect(numberOfSet({ number: "1234", top2: "27", bottom2: "48" })).toBe("1234")
  expect(numberOfSet({ top2: "27", bottom2: "48" })).toBe("4827")
  const drawn = drawnOfSet("0916")
  expect(drawn && numberOfSet(drawn)).toBe("0916")
})

test("a tier that a lottery has no prize for pays nothing, and of the others the dearest pays whatever its place", () => {
  const prices = { ...setPrices.hanoy, prizes: { back2: 900, straight4: 100, front2: 500 } }
  expect(tierOf("4827", "4827", prices)).toBe("back2")
  expect(tierOf("4811", "4827", prices)).toBe("front2")
  expect(tierOf("7284", "4827", prices)).toBeUndefined()
})

test("a draw is four digits, neither more nor with anything around them", () => {
  expect(drawnOfSet("4827")).toEqual({ top3: "827", top2: "27", bottom2: "48" })
  for (const none of ["14827", "48271", "x4827", "4827x"]) expect(drawnOfSet(none)).toBeUndefined()
})
