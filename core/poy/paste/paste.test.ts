import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import { digitsOf } from "../options/option.ts"
import { chosenBets } from "./chosen.ts"
import { lineNumber } from "./line-number.ts"
import { paste } from "./paste.ts"
import { answered } from "./testing/answered.ts"
import { betsInShort } from "./testing/judge.ts"

test.each([
  ["งวด 20/11/69", "date"],
  ["งวดวันที่ 16 พ.ย. 69", "date"],
  ["ประจำงวด 1 ธันวาคม 2569", "date"],
  ["20/11/69", "date"],
  ["2026-11-16", "date"],
  ["14:05 น.", "time"],
  ["12:50", "time"],
  ["16/11/69 9:10", "date"],
  ["081-234-5678", "account"],
  ["กสิกร 123-4-56789-0", "account"],
  ["รวม 120 โอนแล้ว", "sum"],
  ["ยกเลิก 123=50", "calledOff"],
  ["Total 500", "sum"],
  ["รวมบน 300 ล่าง 200", "sum"],
  ["ขอบคุณค่ะ", "talk"],
  ["OK 👍", "talk"],
  ["หวยลาว รอบ 3", "talk"],
  ["x", "talk"],
])("the line %s is ignored, and it is said why", (text, reason) => {
  expect(paste(text).lines).toEqual([{ text, at: 0, as: "ignored", bets: [], nonBets: [text], reason }])
})

test.each([
  ["1. 123=100", ["1."]],
  ["2) 123=100", ["2)"]],
  ["(12) 123=100", ["(12)"]],
  ["๓. 123=100", ["3."]],
  ["งวด 20/11/69 123=100", ["งวด 20/11/69"]],
  ["16/11/2569  1)  123=100", ["16/11/2569", "1)"]],
  ["14:05 123=100", ["14:05"]],
  ["123=100 รวม 100", ["รวม 100"]],
  ["1) บน 16/11/69 123=100", ["1)", "16/11/69"]],
  ["1) 123=100 รวม 100", ["1)", "รวม 100"]],
  ["ส้ม 123=100", ["ส้ม"]],
  ["123=100 ส้ม", ["ส้ม"]],
])("what stands around a bet is left out and shown: %s", (text, nonBets) => {
  const bets = [{ option: "teng_bon_3", number: "123", price: 10_000 }]
  expect(paste(text).lines).toEqual([{ text, at: 0, as: "bets", bets, nonBets, reason: undefined }])
})

test.each([
  ["งวด 1 ธ.ค. 61 ล่าง 50", "งวด 1 ธ.ค.", "2ล่าง 61=50"],
  ["งวด 16/11/69 ล่าง 61 50", "งวด 16/11/69", "2ล่าง 61=50"],
])("a bet behind the date of a draw is read: %s", (text, nonBets, bets) => {
  expect(paste(text).lines.map((line) => [line.nonBets, betsInShort(line.bets)])).toEqual([[[nonBets], bets]])
})

test("what stands behind a draw without a date is not taken for its name", () => {
  expect(answered("งวดนี้ 45 บน 20")).toEqual(["notRead"])
})

test.each(
  `พี่เอาตัวเดิมนะ 20 | 1234=5 | 123= | =10 | = = | 123=0 | 123=10.555 | 45=50x50x50 | สามตัว 45=5 | โต๊ด 45=5
  | วิ่งบน 45=5 | ล่าง 123=100x50 | กลับ 5=10 | ตัวละ | 123=99999999999999999999 | ๑๒๓๔๕ | 💰=10
  | 19ประตู วิ่ง บน 5=10 | เบิ้ล โต๊ด=10 | 10=5รูดหลัง1สองตัว | 123=10- | เบิ้ล1 0 | 12กลับ2-1 | 0 19ประตูสามตัว1
  | ตรงบล6 2 | 111หน้า5สองตัว | สองตัว บน 5=10 | กลับ โต๊ด 123=10 | บน ล่าง โต๊ด 123=10x20 | 1. 2 | 123=50x
  | อย่าเอา 12=50 บน | ล่างสุดในซอย 12=50 | 111=50 กลับ 20`
    .split("|")
    .map((text) => text.trim()),
)("%j is not read and bets nothing", (text) => {
  expect([answered(text), paste(text).questions]).toEqual([["notRead"], []])
})

test("a dealer's message is read line by line with its totals", () => {
  const text = "482=20x20\n739 บน 10\n45=50x50\nบนล่าง\n15 66 91 =5\nพี่เอาตัวเดิมนะ 20\nงวด 20/11/69"
  expect(paste(text).lines.map(({ as }) => as)).toEqual([
    "bets",
    "bets",
    "bets",
    "heading",
    "bets",
    "notRead",
    "ignored",
  ])
  expect(paste(text)).toMatchObject({ count: 11, stake: 18_000, questions: [] })
})

test("lines without a side are one question, which every one of them hangs on", () => {
  expect(paste("45=50\n123=20\n67=10").questions).toMatchObject([
    { at: 0, text: "45=50", about: "side", lines: [0, 2] },
  ])
  expect(answered("45=50\n123=20\n67=10")).toEqual([
    "? 2บน 45=50, 2บน 67=10 | 2ล่าง 45=50, 2ล่าง 67=10 | 2บน 45=50, 2บน 67=10, 2ล่าง 45=50, 2ล่าง 67=10",
    "3บน 123=20",
    "?",
  ])
})

test("a heading that is not understood is asked about with all that hangs on it, and ends the one before it", () => {
  const text = "โต๊ด\n123=50\nชุดพี่แดง\n77 34 =10\nล่าง 56=20\nบน\n89=5"
  expect(paste(text).questions).toMatchObject([{ at: 2, text: "ชุดพี่แดง", about: "heading", lines: [3] }])
  expect(answered(text)).toEqual([
    "heading",
    "โต๊ด 123=50",
    "? 2บน 34=10, 2บน 77=10 | 2ล่าง 34=10, 2ล่าง 77=10 | 2บน 34=10, 2บน 77=10, 2ล่าง 34=10, 2ล่าง 77=10",
    "?",
    "2ล่าง 56=20",
    "heading",
    "2บน 89=5",
  ])
})

test("an interpretation that is picked joins the bets; what is not picked stays out", () => {
  const pasted = paste("123 456 20\n789=10\n45=50")
  const bets = (picks: ReadonlyArray<readonly [number, number]>) =>
    betsInShort(chosenBets(pasted, new Map(picks.map(([line, picked]) => [lineNumber(line), picked]))))
  expect(bets([])).toBe("3บน 789=10")
  expect(bets([[0, 0]])).toBe("3บน 123=20, 3บน 456=20, 3บน 789=10")
  expect(
    bets([
      [0, 1],
      [2, 1],
    ]),
  ).toBe("2ล่าง 45=50, 3บน 123=456, 3บน 789=10, โต๊ด 123=20")
  expect(bets([[0, 9]])).toBe("3บน 789=10")
})

test.each([
  ["45=50x50", true],
  ["บน 45=50x50", true],
  ["บน 44=50x50", false],
  ["123=50x50", false],
])("whether the setting for a second price makes a difference: %s", (text, makesOne) => {
  expect(paste(text).hasSecondPrices).toBe(makesOne)
})

test("of a text without end five thousand lines are read, and the rest is said not to be", () => {
  const { lines, count } = paste("123=10\n".repeat(5_002))
  expect([count, lines.length]).toEqual([5_000, 5_002])
  expect(lines.slice(-2).map(({ at, as }) => [at, as])).toEqual([
    [5_000, "notRead"],
    [5_001, "notRead"],
  ])
  expect(paste(`${"123=10\n".repeat(5_000)}  \n`).lines.length).toBe(5_000)
})

test("five thousand lines are read as dealers write them, with words, spaces and second prices", () => {
  const { count } = paste("45 บน 50 ล่าง 20\n456 ตรง 100 โต๊ด 50\n".repeat(2_500))
  expect(count).toBe(10_000)
})

test("of helpers without end fifty thousand bets are read, and the rest is said not to be", () => {
  const { lines, count } = paste("สูงบน=5\n".repeat(2_000))
  expect([count, lines.length]).toEqual([50_050, 2_000])
  expect(lines.at(-1)?.as).toBe("notRead")
})

test("a line of two thousand characters is read, a longer one is not", () => {
  expect(answered("123=10".padEnd(2_000))).toEqual(["3บน 123=10"])
  expect(answered("123=10".padEnd(2_001))).toEqual(["notRead"])
})

test("a line that is a name is shown as it stands", () => {
  expect(paste("แดง").lines).toEqual([
    { text: "แดง", at: 0, as: "ignored", bets: [], nonBets: ["แดง"], reason: "talk" },
  ])
})

test("questions stand in the order of the lines that they are asked at", () => {
  const places = (text: string) => paste(text).questions.map(({ at }) => at)
  expect(places("12=50\n123 456 20\n34=20")).toEqual([0, 1])
  expect(places("123=20\n123 456 20\nโต๊ด")).toEqual([0, 1])
})

test("whatever is pasted, nothing fails and every line that is not blank is accounted for", () => {
  const words =
    "บน ล่าง บล โต๊ด ตรง กลับ วิ่ง 19ประตู รูดหน้า รูด เบิ้ล ตอง วิน ชุด หาง หลัง น ห นห คู่ คี่คี่ สูง ต่ำ พี่น้อง ทุกประตู สามตัว ตัวละ มี งวด บาท ถึง ยกเลิก รวม ส้ม พัน"
  const signs = "12 123 5 1,000 10.5 = : - / x * ( ) 👉 20/11/69 1. 14:05 0812345678 ๙"
  const scrap = fc.constantFrom(" ", "\n", "\r\n", ...words.split(" "), ...signs.split(" "))
  const text = fc.oneof(
    fc.string({ unit: anyLetter }),
    fc.array(scrap, { maxLength: 40 }).map((found) => found.join("")),
  )
  fc.assert(
    fc.property(
      text,
      fc.constantFrom("bottom" as const, "reverse" as const, "unsaid" as const, "ask" as const),
      (pasted, secondPrice) => {
        const { lines, questions, bets, count, stake } = paste(pasted, { secondPrice })
        const written = pasted.split(/\r\n|[\n\r\u2028\u2029]/)
        expect(lines.every(({ at, text: said }) => written[at] === said)).toBe(true)
        expect(written.filter((line, at) => /[\d\p{L}]/u.test(line) && !lines.some((one) => one.at === at))).toEqual([])
        expect(lines.filter((line) => (line.as === "bets") !== line.bets.length > 0)).toEqual([])
        expect(bets).toEqual(lines.flatMap((line) => line.bets))
        expect(count).toBe(bets.length)
        expect(stake).toBe(bets.reduce((sum, { price }) => sum + price, 0))
        const asked = questions.flatMap((question) => question.lines)
        expect(asked).toEqual([...new Set(asked)])
        expect(asked.toSorted((one, other) => one - other)).toEqual(
          lines
            .filter(
              ({ as, at }) =>
                as === "ambiguous" && !questions.some((question) => question.about === "heading" && question.at === at),
            )
            .map(({ at }) => at),
        )
        expect(questions.filter(({ interpretations }) => interpretations.length === 0)).toEqual([])
        for (const { option, number, price } of [
          ...bets,
          ...questions.flatMap(({ interpretations }) => interpretations.flat()),
        ]) {
          expect(number).toMatch(/^\d+$/)
          expect(number).toHaveLength(digitsOf(option))
          expect(Number.isSafeInteger(price) && price > 0).toBe(true)
        }
      },
    ),
  )
}, 20_000)
