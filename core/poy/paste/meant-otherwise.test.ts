import { expect, test } from "vitest"
import { paste } from "./paste.ts"

const bets = (text: string) => paste(text).bets.map(({ option, number, price }) => `${option} ${number} ${price}`)
const doubts = (text: string) => paste(text).lines.flatMap((line) => line.doubts)
const kinds = (text: string) => paste(text).lines.map(({ as }) => as)

test.each([
  ["123=100ตรง50โต๊ด", ["teng_bon_3 123 10000", "tode_3 123 5000"]],
  ["123=10 ตรง 20 โต๊ด", ["teng_bon_3 123 1000", "tode_3 123 2000"]],
  ["45=100บน 50ล่าง", ["teng_bon_2 45 10000", "teng_lang_2 45 5000"]],
  ["123=10บน20ล่าง30โต๊ด", ["teng_bon_3 123 1000", "teng_lang_3 123 2000", "tode_3 123 3000"]],
])("words that follow their prices go with the price before them: %s", (text, expected) => {
  expect([bets(text), doubts(text)]).toEqual([expected, []])
})

test.each(["123 บน 100 ล่าง 50 โต๊ด", "45 บน 50 ล่าง", "45=10บน20", "123=100 ตรง โต๊ด 50"])(
  "which price a word or a bet has is not guessed: %s",
  (text) => {
    expect([kinds(text), bets(text)]).toEqual([["notUnderstood"], []])
  },
)

test.each(["บน 45 50 ล่าง 20", "โต๊ด 123 บน 10", "ตรง 123 โต๊ด 20", "หน้า11ตรง2", "บน 12 34\nล่าง=10"])(
  "a word that counts for no price of its line makes it not understood: %j",
  (text) => {
    expect([kinds(text)[0], bets(text)]).toEqual(["notUnderstood", []])
  },
)

test.each([
  ["บน 45=10 46 ล่าง 20", ["teng_bon_2 45 1000", "teng_lang_2 46 2000"]],
  ["บน 45=10 ล่าง 20", ["teng_bon_2 45 1000", "teng_lang_2 45 2000"]],
  ["วิ่ง 5 บน 10 ล่าง 20", ["teng_bon_1 5 1000", "teng_lang_1 5 2000"]],
  ["บนล่าง 45 บน 10 ล่าง 20", ["teng_bon_2 45 1000", "teng_lang_2 45 2000"]],
])("a word counts when one of the prices on its line is for it: %s", (text, expected) => {
  expect(bets(text)).toEqual(expected)
})

test.each([
  ["โต๊ด\nบน 123=10", ["teng_bon_3 123 1000"]],
  ["โต๊ด\nล่าง 123=10", ["teng_lang_3 123 1000"]],
  ["หน้า\nล่าง 123=10", ["teng_lang_3 123 1000"]],
  ["ตรงโต๊ด\nล่าง 123=10", ["teng_lang_3 123 1000"]],
  ["โต๊ด 123=10 บน 20", ["tode_3 123 1000", "teng_bon_3 123 2000"]],
  ["วิ่ง\nบน 5=10", ["teng_bon_1 5 1000"]],
])("a side takes the place of any order and front above it, and nothing is bet twice: %j", (text, expected) => {
  expect(bets(text)).toEqual(expected)
})

test("what a line is for takes the place of what its heading was for", () => {
  expect(bets("กลับ\nตรง 123=10")).toEqual(["teng_bon_3 123 1000"])
  expect(bets("กลับ\n123=10")).toHaveLength(6)
})

test.each(["=10บน 20ล่าง", "บนล่าง=10 กลับ 5", "บน=10 ล่าง=5", "=10 20", "บน=10 20", "ตัวละ10บน 20ล่าง"])(
  "a closing line with too much on it is not read as a number: %s",
  (closing) => {
    expect(kinds(`12 34\n${closing}`).at(-1)).toBe("notUnderstood")
    expect(kinds(closing)).toEqual(["notUnderstood"])
  },
)

test.each([
  ["สองตัวล่าง: 45=10", []],
  ["ล่าง=45=10", []],
  ["ล่าง: 45 กลับ 10", ["numberOrPrice"]],
  ["ล่าง: 45 10", ["numberOrPrice"]],
])("after a colon, or before another mark, digits are a number: %s", (text, expected) => {
  expect(bets(text)[0]).toBe("teng_lang_2 45 1000")
  expect(doubts(text)).toEqual(expected)
})

test.each([
  ["45 100 บน 50", ["numberOrPrice"]],
  ["123 456 บน 50", []],
  ["123=10,456 789=20", ["numberOrPrice"]],
  ["123=10 456=20", []],
  ["123=1,000", []],
  ["123/50x20", []],
])(
  "numbers of two lengths, or a price that could be a number of those that follow, are doubted: %s",
  (text, expected) => {
    expect(doubts(text)).toEqual(expected)
  },
)
