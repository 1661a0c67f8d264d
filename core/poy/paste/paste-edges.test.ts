import { expect, test } from "vitest"
import { paste } from "./paste.ts"

const bets = (text: string) => paste(text).bets.map(({ option, number, price }) => `${option} ${number} ${price}`)
const doubts = (text: string) => paste(text).lines.flatMap((line) => line.doubts)
const kinds = (text: string) => paste(text).lines.map(({ as }) => as)

test.each([
  "5ตัวละ4 10 5",
  "10=5รูดหลัง1สองตัว",
  "123=10-",
  "สามตัว112 1/2",
  "5 1",
  "เบิ้ล1 0",
  "12กลับ2-1",
  "0 19ประตูสามตัว1",
  "ตรงบล6 2",
  "111หน้า5สองตัว",
  "สองตัว บน 5=10",
  "กลับ โต๊ด 123=10",
  "บน ล่าง โต๊ด 123=10x20",
])("%s contradicts itself and is not understood", (text) => {
  expect([kinds(text), bets(text)]).toEqual([["notUnderstood"], []])
})

test.each(["สองตัว\n111:2", "เบิ้ล\n12 3"])(
  "a heading that its line contradicts holds where the line has no words: %j",
  (text) => {
    expect(kinds(text)).toEqual(["heading", "notUnderstood"])
  },
)

test.each([
  ["56 1 1", ["teng_bon_2 56 100", "teng_lang_2 56 100"]],
  ["12 34x5x6", ["teng_bon_2 12 500", "teng_lang_2 12 600", "teng_bon_2 34 500", "teng_lang_2 34 600"]],
  ["บน 12 34x5 ล่าง 6", ["teng_bon_2 12 500", "teng_lang_2 12 600", "teng_bon_2 34 500", "teng_lang_2 34 600"]],
  ["วิ่งบน\nกลับ 45=10", ["teng_bon_2 45 1000", "teng_bon_2 54 1000"]],
])("%j is read as it is meant", (text, expected) => {
  expect(bets(text)).toEqual(expected)
})

test.each([
  ["23 4", ["noSide"]],
  ["11/6", ["noSide"]],
  ["12-34x5", ["secondPrice"]],
  ["12 34x5", ["secondPrice", "numberOrPrice"]],
  ["บน 12\n=10", []],
  ["บน 12-34 56\n=10", ["numberOrPrice"]],
  ["เบิ้ล1", ["noSide"]],
  ["เบิ้ล=6", ["noSide"]],
])("a number is doubted to be a price only where it could be one: %j", (text, expected) => {
  expect(doubts(text)).toEqual(expected)
})

test("a closing price is for the bare numbers right before it, not for those before other bets", () => {
  expect(kinds("บน\n12 34\n56=5\n=10")).toEqual(["heading", "bets", "bets", "notUnderstood"])
  expect(bets("บน\n12 34\n56=5\n=10")).toEqual(["teng_bon_2 12 3400", "teng_bon_2 56 500"])
})

test("a line of which something is left is not set aside with its index", () => {
  expect(paste("1. 2").lines).toMatchObject([{ as: "notUnderstood", ignored: ["1."] }])
})
