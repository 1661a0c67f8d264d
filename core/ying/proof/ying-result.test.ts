import fc from "fast-check"
import { expect, test } from "vitest"
import type { Shot } from "../shot.ts"
import { yingResult } from "./ying-result.ts"

/** Shots in the order in which they were fired, a second apart. */
const fired = (numbers: ReadonlyArray<string>): ReadonlyArray<Shot> =>
  numbers.map((number, index) => ({ member: `member${index}`, number, at: index * 1_000, sequence: index }))
const counting = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(5, "0"))

test("all shots and the house shot are added, the sixteenth newest is taken off, and the end of the sum wins", () => {
  expect(yingResult(fired(counting(20)), "41746")).toMatchObject({
    type: "drawn",
    sum: 41_956,
    subtracted: { number: "00005" },
    total: "41951",
    drawn: { top3: "951", top2: "51", bottom2: "41" },
  })
})

test("a sum of 2,506,118 less a shot of 90,449 gives 669 on top and 15 below", () => {
  const shots = Array.from({ length: 29 }, (_, index) => (index === 13 ? "90449" : "83000"))
  expect(yingResult(fired(shots), "91669")).toMatchObject({
    sum: 2_506_118,
    total: "2415669",
    drawn: { top3: "669", top2: "69", bottom2: "15" },
  })
})

test("a small sum is written with five digits", () => {
  expect(yingResult(fired(counting(20)), "00000")).toMatchObject({
    total: "00205",
    drawn: { top3: "205", top2: "05", bottom2: "00" },
  })
})

test("with nineteen shots the round is void, with twenty it is drawn; the house shot does not count as one", () => {
  expect(yingResult(fired(counting(19)), "12345")).toEqual({ type: "cancelled" })
  expect(yingResult(fired(counting(20)), "12345").type).toBe("drawn")
})

test("an operator can ask for more shots, but never for fewer than the rank that is taken off", () => {
  expect(yingResult(fired(counting(24)), "12345", { fewestShots: 25, subtractedRank: 16 }).type).toBe("cancelled")
  expect(yingResult(fired(counting(15)), "12345", { fewestShots: 1, subtractedRank: 16 }).type).toBe("cancelled")
  expect(yingResult(fired(counting(16)), "12345", { fewestShots: 1, subtractedRank: 16 }).type).toBe("drawn")
})

test("the result is what a calculator gives, in whatever order the shots are listed", () => {
  const number = fc.integer({ min: 0, max: 99_999 }).map((value) => String(value).padStart(5, "0"))
  const shots = fc.array(number, { minLength: 20, maxLength: 120 }).map(fired)
  fc.assert(
    fc.property(
      shots.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length }))),
      number,
      ([all, listed], house) => {
        const sixteenth = all.at(-16)?.number
        const total = all.reduce((sum, shot) => sum + BigInt(shot.number), BigInt(house)) - BigInt(sixteenth ?? 0)
        const digits = `00000${total}`
        expect(yingResult(listed, house)).toMatchObject({
          type: "drawn",
          drawn: { top3: digits.slice(-3), top2: digits.slice(-2), bottom2: digits.slice(-5, -3) },
        })
      },
    ),
  )
})
