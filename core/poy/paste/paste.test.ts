import fc from "fast-check"
import { expect, test } from "vitest"
import { digitsOf } from "../option.ts"
import { paste } from "./paste.ts"

const doubts = (text: string) => paste(text).lines.flatMap((line) => line.doubts)

test.each(["งวด 20/11/69", "งวดวันที่ 16 พ.ย. 69", "ประจำงวด 1 ธันวาคม 2569", "20/11/69", "16-11-2569"])(
  "the date line %s is ignored and shown as such",
  (text) => {
    expect(paste(text).lines).toMatchObject([{ as: "ignored", ignored: [text], bets: [] }])
  },
)

test.each([
  ["1. 123=100", "1."],
  ["2) 123=100", "2)"],
  ["(12) 123=100", "(12)"],
  ["๓. 123=100", "3."],
  ["งวด 20/11/69 123=100", "งวด 20/11/69"],
])("an index or a date before a bet is left out and shown: %s", (text, ignored) => {
  const bets = [{ option: "teng_bon_3", number: "123", price: 10_000 }]
  expect(paste(text).lines).toEqual([{ text, at: 0, as: "bets", bets, doubts: [], ignored: [ignored] }])
})

test.each([
  ["45=50", ["noSide"]],
  ["45=50x50", ["secondPrice"]],
  ["บน 45=50x50", ["secondPrice"]],
  ["บล 45=50x50", []],
  ["123=100x50", []],
  ["บน 12 34", ["numberOrPrice"]],
  ["123 100x50", ["numberOrPrice"]],
  ["123 45\nบน=10", ["numberOrPrice"]],
  ["บน 12-34\n=10", ["numberOrPrice"]],
  ["บน 12 34\n=10", []],
])("a reading that could be another is marked: %s", (text, expected) => {
  expect(doubts(text)).toEqual(expected)
})

test.each(
  `พี่เอาตัวเดิมนะ 20 | 1234=5 | 123= | =10 | = = | x | 123=0 | 123=10.555 | 123=100 50 | 5=10 | 45=50x50x50
  | สามตัว 45=5 | โต๊ด 45=5 | วิ่งบน 45=5 | ล่าง 123=100x50 | 123=10 สวัสดี | 12 34 56 78 | กลับ 5=10 | ตัวละ | บน=
  | 123=99999999999999999999 | ๑๒๓๔๕ | 💰=10 | 45=50 บน 46=30 | บาท | 123,456 | 1.5=10 | 45.50 | 12.345 | 44=50 กลับ 20 | 111=50 กลับ 20 | 123,456 100 | 123=100-456=50 | 44=50x0 | 19ประตู วิ่ง บน 5=10 | เบิ้ล โต๊ด=10`
    .split("|")
    .map((text) => text.trim()),
)("%j is not understood and adds nothing", (text) => {
  const { lines, count } = paste(text)
  expect(count).toBe(0)
  expect(lines.every(({ as }) => as === "notUnderstood" || as === "heading")).toBe(true)
})

test("a dealer's message is read line by line with its totals", () => {
  const text = "482=20x20\n739 บน 10\n45=50x50\nบนล่าง\n15 66 91 =5\nพี่เอาตัวเดิมนะ 20\nงวด 20/11/69"
  expect(paste(text).lines.map(({ as }) => as)).toEqual([
    "bets",
    "bets",
    "bets",
    "heading",
    "bets",
    "notUnderstood",
    "ignored",
  ])
  expect(paste(text)).toMatchObject({ count: 11, stake: 18_000 })
})

test("whatever is pasted, nothing fails and every line that is not blank is accounted for", () => {
  const words = "บน ล่าง บล โต๊ด ตรง กลับ วิ่ง 19ประตู รูดหน้า เบิ้ล สามตัว ตัวละ มี งวด บาท"
  const signs = "12 123 5 1,000 10.5 = : - / x * 20/11/69 1. ๙"
  const scrap = fc.constantFrom(" ", "\n", "\r\n", ...words.split(" "), ...signs.split(" "))
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(scrap, { maxLength: 40 }).map((found) => found.join("")),
  )
  fc.assert(
    fc.property(text, fc.constantFrom("bottom" as const, "reverse" as const), (pasted, secondPrice) => {
      const { lines, bets, count, stake } = paste(pasted, { secondPrice })
      const written = pasted.split(/\r\n|[\n\r\u2028\u2029]/)
      const blank = /^[\s\u200b-\u200d\u2060\ufeff]*$/
      expect(lines.map(({ text: said }) => said)).toEqual(written.filter((line) => !blank.test(line)))
      expect(lines.every(({ at, text: said }) => written[at] === said)).toBe(true)
      expect(lines.filter((line) => (line.as === "bets") !== line.bets.length > 0)).toEqual([])
      expect(lines.filter(({ as, ignored }) => as === "ignored" && ignored.length === 0)).toEqual([])
      expect(bets).toEqual(lines.flatMap((line) => line.bets))
      expect(count).toBe(bets.length)
      expect(stake).toBe(bets.reduce((sum, { price }) => sum + price, 0))
      for (const { option, number, price } of bets) {
        expect(number).toMatch(/^\d+$/)
        expect(number).toHaveLength(digitsOf(option))
        expect(Number.isSafeInteger(price) && price > 0).toBe(true)
      }
    }),
  )
})

const bets = (text: string) => paste(text).bets.map(({ option, number, price }) => `${option} ${number} ${price}`)

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
