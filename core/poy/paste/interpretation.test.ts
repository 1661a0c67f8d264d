import { expect, test } from "vitest"
import type { PasteSetting } from "./interpretations/interpretation.ts"
import { paste } from "./paste.ts"
import { answered } from "./testing/answered.ts"
import { betsInShort, shortNames } from "./testing/judge.ts"

const bets = (text: string, setting?: PasteSetting) =>
  paste(text, setting)
    .bets.map(({ option, number, price }) => `${shortNames[option]} ${number}=${price / 100}`)
    .join(", ")
const kinds = (text: string) => paste(text).lines.map(({ as }) => as)

test.each([
  ["123=100", "3บน 123=100"],
  ["123:100", "3บน 123=100"],
  ["123-100", "3บน 123=100"],
  ["123/100", "3บน 123=100"],
  ["123x100", "3บน 123=100"],
  ["123X100", "3บน 123=100"],
  ["123*100", "3บน 123=100"],
  ["123×100", "3บน 123=100"],
  ["123 100", "3บน 123=100"],
  ["123มี100", "3บน 123=100"],
  ["123 มี 100 บาท", "3บน 123=100"],
  ["๑๒๓=๑๐๐", "3บน 123=100"],
  ["123=1,000", "3บน 123=1000"],
])("a number and its price: %s", (text, expected) => {
  expect(bets(text)).toBe(expected)
})

test.each([
  ["123=100x50", "3บน 123=100, โต๊ด 123=50"],
  ["123=100*50", "3บน 123=100, โต๊ด 123=50"],
  ["123x100x50", "3บน 123=100, โต๊ด 123=50"],
  ["123/100-50", "3บน 123=100, โต๊ด 123=50"],
  ["123 100x50", "3บน 123=100, โต๊ด 123=50"],
  ["123=บน100 โต๊ด50", "3บน 123=100, โต๊ด 123=50"],
  ["123=100 โต๊ด 50", "3บน 123=100, โต๊ด 123=50"],
  ["123 ตรง 100 โต๊ด 50", "3บน 123=100, โต๊ด 123=50"],
  ["บนล่าง 123=100x50", "3บน 123=100, 3ล่าง 123=50"],
  ["45=50x50", "2บน 45=50, 2ล่าง 45=50"],
  ["45 บน 50 ล่าง 20", "2บน 45=50, 2ล่าง 45=20"],
  ["บล 45=50x20", "2บน 45=50, 2ล่าง 45=20"],
  ["บน 45=50กลับ20", "2บน 45=50, 2บน 54=20"],
])("two prices: %s", (text, expected) => {
  expect(bets(text)).toBe(expected)
})

const turned45 = "2บน 45=50, 2บน 54=20"
const turnedSides = "? 2บน 45=50, 2บน 54=20 | 2ล่าง 45=50, 2ล่าง 54=20 | 2บน 45=50, 2บน 54=20, 2ล่าง 45=50, 2ล่าง 54=20"

test.each([
  ["45=50x20", "unsaid", "2บน 45=50, 2ล่าง 45=20"],
  ["45=50x20", "bottom", "2บน 45=50, 2ล่าง 45=20"],
  ["45=50x20", "reverse", turnedSides],
  ["45=50x20", "ask", `? 2บน 45=50, 2ล่าง 45=20 | ${turned45}`],
  ["บน 45=50x20", "unsaid", `? ${turned45} | 2บน 45=50, 2ล่าง 45=20`],
  ["บน 45=50x20", "bottom", "2บน 45=50, 2ล่าง 45=20"],
  ["บน 45=50x20", "reverse", turned45],
  ["บน 45=50x20", "ask", `? 2บน 45=50, 2ล่าง 45=20 | ${turned45}`],
  ["45-ล่าง 50*50 น้ำค้าง", "bottom", "2บน 45=50, 2ล่าง 45=50"],
  ["45-ล่าง 50*50 น้ำค้าง", "reverse", "2ล่าง 45=50, 2ล่าง 54=50"],
  ["ล่าง 45=50x20", "bottom", "? 2บน 45=50, 2ล่าง 45=20"],
  ["ซื้อ 45 20*20 บน", "reverse", "2บน 45=20, 2บน 54=20"],
  ["44=50x20", "reverse", "? 2บน 44=50, 2ล่าง 44=20"],
  ["44=50x20", "ask", "2บน 44=50, 2ล่าง 44=20"],
  ["บล 45=50x20", "reverse", "2บน 45=50, 2ล่าง 45=20"],
  ["145=50x20", "reverse", "3บน 145=50, โต๊ด 145=20"],
  ["12 0x86550x20", "ask", "notRead"],
  ["12 บน=50x60 ล่าง 20", "ask", "? 2บน 12=50, 2บน 21=60, 2ล่าง 12=20"],
  [
    "บน 12-34-56-20",
    "ask",
    "? 2บน 12=20, 2บน 34=20, 2บน 56=20 | 2บน 12=56, 2บน 21=20, 2บน 34=56, 2บน 43=20 | 2บน 12=56, 2บน 34=56, 2ล่าง 12=20, 2ล่าง 34=20",
  ],
] as const)("what the second price of two digits is for: %s, %s", (text, secondPrice, expected) => {
  expect(answered(text, { secondPrice })).toEqual([expected])
})

test("what second prices are for is one question about all of them", () => {
  const { questions } = paste("45=50x20\n145=20x20\nบน 67=30x30", { secondPrice: "ask" })
  expect(questions).toMatchObject([{ at: 0, text: "45=50x20", about: "secondPrice", lines: [0, 2] }])
  expect(questions.flatMap(({ interpretations }) => interpretations.map(betsInShort))).toEqual([
    "2บน 45=50, 2บน 67=30, 2ล่าง 45=20, 2ล่าง 67=30",
    "2บน 45=50, 2บน 54=20, 2บน 67=30, 2บน 76=30",
  ])
})

test.each([
  ["บน 123=10", "3บน 123=10"],
  ["ล่าง 123=10", "3ล่าง 123=10"],
  ["สามตัวหน้า 123=10", "3หน้า 123=10"],
  ["โต๊ด 123=10", "โต๊ด 123=10"],
  ["ตรงโต๊ด 123=10", "3บน 123=10, โต๊ด 123=10"],
  ["ล่าง\n123 ตรง 10", "3ล่าง 123=10"],
  ["ล่าง\n123 โต๊ด 10", "โต๊ด 123=10"],
  ["วิ่งบน\nล่าง 45=10", "2ล่าง 45=10"],
  ["ตรง 123=10", "3บน 123=10"],
  ["739 บน 10", "3บน 739=10"],
  ["123=10 ล่าง", "3ล่าง 123=10"],
  ["บน 45=10", "2บน 45=10"],
  ["ล่าง45=10", "2ล่าง 45=10"],
  ["บล 45=10", "2บน 45=10, 2ล่าง 45=10"],
  ["สองตัวล่าง: 45=10", "2ล่าง 45=10"],
  ["วิ่งบน 5=10", "วิ่งบน 5=10"],
  ["วิ่งล่าง 5 6=10", "วิ่งล่าง 5=10, วิ่งล่าง 6=10"],
  ["วิ่งบนล่าง 5=10", "วิ่งบน 5=10, วิ่งล่าง 5=10"],
  ["กลับ บน 45=10", "2บน 45=10, 2บน 54=10"],
  ["ล่าง 45 กลับ 10", "2ล่าง 45=10, 2ล่าง 54=10"],
  ["กลับ 112=10", "3บน 112=10, 3บน 121=10, 3บน 211=10"],
  ["รูดหน้า บน 5=1", Array.from("0123456789", (back) => `2บน 5${back}=1`).join(", ")],
  ["รูดหลัง ล่าง 5=1", Array.from("0123456789", (front) => `2ล่าง ${front}5=1`).join(", ")],
  ["เบิ้ล บน=1", Array.from("0123456789", (digit) => `2บน ${digit}${digit}=1`).join(", ")],
  ["เบิ้ล ล่าง 5", Array.from("0123456789", (digit) => `2ล่าง ${digit}${digit}=5`).join(", ")],
])("context words on the line: %s", (text, expected) => {
  expect(bets(text)).toBe(expected)
})

test("19 doors go to the sides that are named", () => {
  expect(paste("19ประตู บนล่าง 5=10")).toMatchObject({ count: 38, stake: 38_000 })
  expect(paste("5 19 ประตู ล่าง 10").bets.every(({ option }) => option === "teng_lang_2")).toBe(true)
})

test("a price times the number of arrangements means every arrangement", () => {
  expect(bets("112=20*3")).toBe("3บน 112=20, 3บน 121=20, 3บน 211=20")
  expect(paste("123=20*6")).toMatchObject({ count: 6, stake: 12_000 })
  expect(bets("123=20*5")).toBe("3บน 123=20, โต๊ด 123=5")
})

test("several numbers share a price, and several prices stand on one line", () => {
  expect(bets("123 456,789=10")).toBe("3บน 123=10, 3บน 456=10, 3บน 789=10")
  expect(bets("123,456\n=10")).toBe("3บน 123=10, 3บน 456=10")
  expect(bets("123-1,000")).toBe("3บน 123=1000")
  expect(bets("123=100 456=50x20")).toBe("3บน 123=100, 3บน 456=50, โต๊ด 456=20")
  expect(answered("45 ล่าง 50 46=30")).toEqual([
    "? 2บน 46=30, 2ล่าง 45=50 | 2ล่าง 45=50, 2ล่าง 46=30 | 2บน 46=30, 2ล่าง 45=50, 2ล่าง 46=30",
  ])
  expect(bets("123-100 456-50")).toBe("3บน 123=100, 3บน 456=50")
})

test("a word on a line of its own holds until it is changed", () => {
  expect(bets("บนล่าง\n12=5\n\nล่าง\n34=5\n739 บน 10\n56=5")).toBe(
    "2บน 12=5, 2ล่าง 12=5, 2ล่าง 34=5, 3บน 739=10, 2ล่าง 56=5",
  )
  expect(bets("19ประตู\nบน 5=1")).toBe(bets("19ประตู บน 5=1"))
})

test.each(["=10", "ตัวละ10", "ตัวละ 10 บาท", ": 10"])(
  "the closing line %j prices the bare numbers before it",
  (closing) => {
    expect(bets(`บน\n12 34\n56\n${closing}`)).toBe("2บน 12=10, 2บน 34=10, 2บน 56=10")
    expect(kinds(`บน\n12 34\n56\n${closing}`)).toEqual(["heading", "bets", "bets", "price"])
  },
)

test("a closing line can name the sides and two prices", () => {
  expect(bets("12 34\nบนล่าง=10บาท")).toBe("2บน 12=10, 2ล่าง 12=10, 2บน 34=10, 2ล่าง 34=10")
  expect(bets("12-34\nบนล่าง=10x20")).toBe("2บน 12=10, 2ล่าง 12=20, 2บน 34=10, 2ล่าง 34=20")
})

test("second prices under several headings are asked about once", () => {
  const { questions } = paste("บน\n12=50x20\nล่าง\n34=50x20", { secondPrice: "ask" })
  expect(questions.map(({ about, lines }) => [about, lines])).toEqual([["secondPrice", [1, 3]]])
})

test("every three digits of a number stand in their order", () => {
  const { questions } = paste("2134 กลับทุกประตู=5")
  const numbers = questions[0]?.interpretations[0]?.map(({ number }) => number) ?? []
  expect([numbers.length, numbers]).toEqual([24, numbers.toSorted()])
})
