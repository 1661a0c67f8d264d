import { expect, test } from "vitest"
import { options } from "../../poy/options/option.ts"
import { winningNumbers } from "./drawn.ts"

test("a government draw has winning numbers for every option", () => {
  const numbers = winningNumbers({
    top3: "927",
    top2: "27",
    bottom2: "43",
    front3: ["731", "204"],
    back3: ["018", "569"],
  })
  expect(numbers).toEqual({
    teng_bon_3: ["927"],
    tode_3: ["279", "297", "729", "792", "927", "972"],
    teng_bon_nha_3: ["204", "731"],
    teng_lang_3: ["018", "569"],
    teng_bon_2: ["27"],
    teng_lang_2: ["43"],
    teng_bon_1: ["2", "7", "9"],
    teng_lang_1: ["3", "4"],
  })
  expect(Object.keys(numbers)).toEqual([...options])
})

test("digits that repeat give fewer numbers, each of them once", () => {
  const numbers = winningNumbers({
    top3: "707",
    top2: "07",
    bottom2: "55",
    front3: ["112", "112"],
    back3: ["000", "000"],
  })
  expect(numbers.tode_3).toEqual(["077", "707", "770"])
  expect(numbers.teng_bon_1).toEqual(["0", "7"])
  expect(numbers.teng_lang_1).toEqual(["5"])
  expect(numbers.teng_bon_nha_3).toEqual(["112"])
  expect(numbers.teng_lang_3).toEqual(["000"])
  expect(winningNumbers({ top3: "888", top2: "88", bottom2: "01" }).tode_3).toEqual(["888"])
})

test("without front and back threes nothing wins by them", () => {
  const numbers = winningNumbers({ top3: "345", top2: "45", bottom2: "07" })
  expect(numbers.teng_bon_nha_3).toEqual([])
  expect(numbers.teng_lang_3).toEqual([])
})
