import { both, each, line, message, type SentSlip } from "../../slip.ts"

const ones = "01 10 11 12 13 14 15 16 17 18 19 21 31 41 51 61 71 81 91"
const inFront = "10 11 12 13 14 15 16 17 18 19"
const behind = "01 11 21 31 41 51 61 71 81 91"
const doubles = "00 11 22 33 44 55 66 77 88 99"
const evenEven = "00 02 04 06 08 20 22 24 26 28 40 42 44 46 48 60 62 64 66 68 80 82 84 86 88"
const oddOdd = "11 13 15 17 19 31 33 35 37 39 51 53 55 57 59 71 73 75 77 79 91 93 95 97 99"
const siblings = "01 09 10 12 21 23 32 34 43 45 54 56 65 67 76 78 87 89 90 98"
const ending = (digits: string) =>
  Array.from("0123456789", (front) => Array.from(digits, (back) => front + back).join(" ")).join(" ")
const even = ending("02468")
const odd = ending("13579")

const inWays = (option: string, baht: number, ...ways: ReadonlyArray<string>) =>
  ways.map((numbers) => each(option, numbers, baht)).join(" | ")

/** Abbreviations that one house uses for this, another for that. */
export const shortWords: ReadonlyArray<SentSlip> = [
  message(["ล่าง", "heading"], ["น1=5", `? ${each("2ล่าง", inFront, 5)}`, `? ${each("2ล่าง", inFront, 5)} | วิ่งบน 1=5`]),
  line(
    "น1=5",
    `? ${each("2บน", inFront, 5)} | วิ่งบน 1=5 | ${each("2ล่าง", inFront, 5)} | ${both(each("2บน", inFront, 5), each("2ล่าง", inFront, 5))}`,
  ),
  message(["บน", "heading"], ["ห1=5", `? ${inWays("2บน", 5, inFront, behind, ones)}`]),
  line("ห.1 ล่าง=5", `? ${inWays("2ล่าง", 5, inFront, behind, ones)}`),
  line("นห1 บน=5", `? ${each("2บน", ones, 5)}`),
  line("พน ล่าง=5", `? ${each("2ล่าง", siblings, 5)}`),
  line("คู่ บน=5", `? ${inWays("2บน", 5, doubles, even, evenEven)}`),
  line("คู่ล่าง ตัวละ 5", `? ${inWays("2ล่าง", 5, doubles, even, evenEven)}`),
  line("คี่ บน=5", `? ${inWays("2บน", 5, odd, oddOdd)}`),
  line("น 123=50", "? 3หน้า 123=50 | 3บน 123=50"),
  line("ห 123=50", "? 3หน้า 123=50 | 3ล่าง 123=50"),
  line("น 12=50", "? 2บน 12=50"),
  message(["คู่", "heading"], ["12=50", "? 2บน 12=50 | 2ล่าง 12=50 | 2บน 12=50, 2ล่าง 12=50"]),
  line("คู่ 12 21 บน 50", "notRead"),
  line("คู่รัก 12=50", "notRead"),
  line("ล่าง ห 12=20", "? 2ล่าง 12=20"),
  line("น 123 12=20", "? 2บน 12=20, 3หน้า 123=20 | 2บน 12=20, 3บน 123=20"),
  line("คู่คู่ น 5", `? ${each("2บน", "00 02 04 06 08 20 22 24 26 28 40 42 44 46 48 60 62 64 66 68 80 82 84 86 88", 5)}`),
]
