import * as fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { options } from "../../poy/options/option.ts"
import { drawnOfGov, type GovPrizes } from "./gov-prizes.ts"
import { checkedLengths, numberChecker, numbersIn } from "./number-check.ts"
import { wonBy } from "./settlement.ts"

const sixteenthOfNovember: GovPrizes = {
  first: "418927",
  second: ["062815", "391440", "578203", "705996", "914327"],
  third: [],
  fourth: [],
  fifth: [],
  front3: ["204", "731"],
  back3: ["569", "018"],
  bottom2: "43",
}
const inGov = numberChecker(drawnOfGov(sixteenthOfNovember), sixteenthOfNovember)
const inYeekee = numberChecker({ top3: "669", top2: "69", bottom2: "15" }, undefined)

test("one, two and three digits are checked as bets", () => {
  expect(inGov("927")).toEqual([{ option: "teng_bon_3" }, { option: "tode_3" }])
  expect(inGov("729")).toEqual([{ option: "tode_3" }])
  expect(inGov("731")).toEqual([{ option: "teng_bon_nha_3" }])
  expect(inGov("018")).toEqual([{ option: "teng_lang_3" }])
  expect(inGov("27")).toEqual([{ option: "teng_bon_2" }])
  expect(inGov("43")).toEqual([{ option: "teng_lang_2" }])
  expect(inGov("9")).toEqual([{ option: "teng_bon_1" }])
  expect(inGov("3")).toEqual([{ option: "teng_lang_1" }])
  expect([inGov("418"), inGov("72"), inGov("0")]).toEqual([[], [], []])
})

test("six digits are checked as a ticket, where the prizes of the draw are known", () => {
  expect(inGov("418927")).toEqual([{ prize: "first" }])
  expect(inGov("731143")).toEqual([{ prize: "front3" }, { prize: "bottom2" }])
  expect(inGov("111111")).toEqual([])
  expect(inYeekee("000669")).toEqual([])
  expect([checkedLengths(true), checkedLengths(false)]).toEqual([
    [1, 2, 3, 6],
    [1, 2, 3],
  ])
})

test("a round of yeekee is checked like any other", () => {
  expect(inYeekee("696")).toEqual([{ option: "tode_3" }])
  expect(inYeekee("15")).toEqual([{ option: "teng_lang_2" }])
})

test("several numbers are read from one text, whatever stands between them, each once", () => {
  expect(numbersIn("418928 912466\n123456,27/27 เลข ๙๒๗")).toEqual(["418928", "912466", "123456", "27", "927"])
  expect(numbersIn("ไม่มี")).toEqual([])
})

const digits = (length: number) =>
  fc.nat({ max: 10 ** length - 1 }).map((number) => String(number).padStart(length, "0"))

test("what the check calls a win is what a slip would have won", () => {
  fc.assert(
    fc.property(digits(3), digits(2), fc.integer({ min: 1, max: 3 }).chain(digits), (top3, bottom2, number) => {
      const drawn = { top3, top2: top3.slice(1), bottom2 }
      const paid = options.filter((option) => wonBy({ option, number, price: satang(100), multiply: 100 }, drawn) > 0)
      expect(numberChecker(drawn, undefined)(number)).toEqual(paid.map((option) => ({ option })))
    }),
  )
})
