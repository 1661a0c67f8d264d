import { expect, test } from "vitest"
import { drawnOfGov, faultyPrizes, type GovPrizes, govPrizeTable, numbersOfPrize, prizesWonBy } from "./gov-prizes.ts"

const sixDigits = (count: number, from: number) => Array.from({ length: count }, (_, index) => String(from + index * 7))
const sixteenthOfNovember: GovPrizes = {
  first: "418927",
  second: ["062815", "391440", "578203", "705996", "914327"],
  third: sixDigits(10, 117_734),
  fourth: sixDigits(50, 200_000),
  fifth: sixDigits(100, 300_000),
  front3: ["204", "731"],
  back3: ["569", "018"],
  bottom2: "43",
}

test("bets are settled by the end of the first prize, the two-digit prize and the threes", () => {
  expect(drawnOfGov(sixteenthOfNovember)).toEqual({
    top3: "927",
    top2: "27",
    bottom2: "43",
    front3: ["204", "731"],
    back3: ["569", "018"],
  })
})

test("the prize table has 173 numbers that win from 2,000 to 6,000,000 baht", () => {
  expect(govPrizeTable.reduce((sum, { numbers }) => sum + numbers, 0)).toBe(173)
  expect(govPrizeTable.map(({ prize, baht }) => `${prize} ${baht}`)).toEqual([
    "first 6000000",
    "second 200000",
    "neighbour 100000",
    "third 80000",
    "fourth 40000",
    "fifth 20000",
    "front3 4000",
    "back3 4000",
    "bottom2 2000",
  ])
})

test("the neighbours of the first prize are one below and one above, around the end as well", () => {
  const neighbours = (first: string) => numbersOfPrize({ ...sixteenthOfNovember, first }, "neighbour")
  expect(neighbours("418927")).toEqual(["418926", "418928"])
  expect(neighbours("000000")).toEqual(["999999", "000001"])
  expect(neighbours("999999")).toEqual(["999998", "000000"])
})

test("a complete draw has no fault; missing, extra or misread numbers are named by their prize", () => {
  const faults = (changed: Partial<GovPrizes>) => faultyPrizes({ ...sixteenthOfNovember, ...changed })
  expect(faults({})).toEqual([])
  expect(faults({ second: ["062815"] })).toEqual(["second"])
  expect(faults({ front3: ["204", "731", "999"], back3: ["56", "018"] })).toEqual(["front3", "back3"])
  expect(faults({ bottom2: "4x" })).toEqual(["bottom2"])
  expect(faults({ bottom2: "x3" })).toEqual(["bottom2"])
  expect(faults({ first: "41892" })).toEqual(["first"])
})

test("a ticket wins every prize that its number, its first three, last three or last two digits are drawn for", () => {
  const won = (number: string) => prizesWonBy(sixteenthOfNovember, number)
  expect(won("418927")).toEqual(["first"])
  expect(won("418928")).toEqual(["neighbour"])
  expect(won("062815")).toEqual(["second"])
  expect(won("204569")).toEqual(["front3", "back3"])
  expect(won("731143")).toEqual(["front3", "bottom2"])
  expect(won("569204")).toEqual([])
})
