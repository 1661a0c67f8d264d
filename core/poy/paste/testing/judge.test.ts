import { expect, test } from "vitest"
import { satang } from "../../../money/satang.ts"
import type { Option } from "../../options/option.ts"
import { betsInShort, type JudgedAnswer, judgePaste } from "./judge.ts"
import { line, message, sideOf } from "./slip.ts"

const bet = (option: Option, number: string, baht: number) => ({ option, number, price: satang(baht * 100) })
const plain = (...lines: ReadonlyArray<JudgedAnswer["lines"][number]["bets"]>): JudgedAnswer => ({
  lines: lines.map((bets, at) => ({ at, bets })),
  questions: [],
})
const asked = (lines: number, ...questions: JudgedAnswer["questions"]): JudgedAnswer => ({
  lines: Array.from({ length: lines }, (_, at) => ({ at, bets: [] })),
  questions,
})
const straight = bet("teng_bon_3", "123", 50)
const tode = bet("tode_3", "123", 50)

test("bets are named in short, in an order that does not depend on theirs", () => {
  expect(betsInShort([tode, straight])).toBe("3บน 123=50, โต๊ด 123=50")
  expect(betsInShort([bet("teng_lang_1", "5", 10.5)])).toBe("วิ่งล่าง 5=10.5")
})

test("a message whose bets are those that were meant is read, whatever their order", () => {
  expect(judgePaste(line("123=50x50", "3บน 123=50, โต๊ด 123=50"), plain([tode, straight]))).toBe("read")
  expect(judgePaste(line("งวด 16/11/69", "ignored"), plain([]))).toBe("read")
})

test("other bets, more of them, or bets where none are meant are misread", () => {
  expect(judgePaste(line("123=50", "3บน 123=50"), plain([tode]))).toBe("misread")
  expect(judgePaste(line("123=50", "3บน 123=50"), plain([straight, straight]))).toBe("misread")
  expect(judgePaste(line("081-234-5678", "ignored"), plain([straight]))).toBe("misread")
})

test("bets of a line that is to be asked about are misread, even the likeliest", () => {
  expect(judgePaste(line("123 50", "? 3บน 123=50 | โต๊ด 123=50"), plain([straight]))).toBe("misread")
  expect(judgePaste(line("12-34", "?"), plain([bet("teng_bon_2", "12", 34)]))).toBe("misread")
})

test("nothing read where bets are meant is refused", () => {
  expect(judgePaste(line("123=50", "3บน 123=50"), plain([]))).toBe("refused")
  expect(judgePaste(line("123 50", "? 3บน 123=50"), plain([]))).toBe("refused")
})

test("a question is doubted when it offers every interpretation that was named, and refused when one is missing", () => {
  const both = line("123 50", "? 3บน 123=50 | โต๊ด 123=50")
  expect(judgePaste(both, asked(1, { at: 0, lines: [0], interpretations: [[straight], [tode]] }))).toBe("offered")
  expect(judgePaste(both, asked(1, { at: 0, lines: [0], interpretations: [[straight]] }))).toBe("refused")
  expect(
    judgePaste(line("123=50", "3บน 123=50"), asked(1, { at: 0, lines: [0], interpretations: [[tode], [straight]] })),
  ).toBe("offered")
  expect(judgePaste(line("123=50", "3บน 123=50"), asked(1, { at: 0, lines: [0], interpretations: [[tode]] }))).toBe(
    "refused",
  )
  expect(judgePaste(line("12-34", "?"), asked(1, { at: 0, lines: [0], interpretations: [[straight]] }))).toBe("offered")
})

test("a question about a line that means nothing is doubted", () => {
  expect(judgePaste(line("123 ฝันดี", "notRead"), asked(1, { at: 0, lines: [0], interpretations: [[straight]] }))).toBe(
    "offered",
  )
})

test("lines that hang on one question are offered together", () => {
  const slip = message(["ชุดพี่แดง", sideOf("77=10, 34=10")], ["77=10", "?"], [""], ["34=10", "?"])
  const on = (...options: ReadonlyArray<Option>) =>
    options.flatMap((option) => [bet(option, "77", 10), bet(option, "34", 10)])
  const lines = [0, 1, 3].map((at) => ({ at, bets: [] }))
  const interpretations = [on("teng_bon_2"), on("teng_lang_2"), on("teng_bon_2", "teng_lang_2")]
  expect(judgePaste(slip, { lines, questions: [{ at: 0, lines: [1, 3], interpretations }] })).toBe("offered")
  expect(judgePaste(slip, { lines, questions: [{ at: 1, lines: [1, 3], interpretations }] })).toBe("offered")
  expect(
    judgePaste(slip, { lines, questions: [{ at: 0, lines: [1, 3], interpretations: interpretations.slice(0, 2) }] }),
  ).toBe("refused")
})

test("a question that takes more lines than needed has to offer what each of them means", () => {
  const slip = message(["12=50", "? 2บน 12=50 | 2ล่าง 12=50"], ["123=50", "3บน 123=50"])
  const top = bet("teng_bon_2", "12", 50)
  const bottom = bet("teng_lang_2", "12", 50)
  const offering = (...interpretations: JudgedAnswer["questions"][number]["interpretations"]) =>
    asked(2, { at: 0, lines: [0, 1], interpretations })
  expect(judgePaste(slip, offering([top, straight], [bottom, straight]))).toBe("offered")
  expect(judgePaste(slip, offering([top, tode], [bottom, straight]))).toBe("refused")
})

test("the worst line decides", () => {
  const slip = message(["123=50", "3บน 123=50"], ["โต๊ด 123=50", "โต๊ด 123=50"])
  expect(judgePaste(slip, plain([straight], [tode]))).toBe("read")
  expect(judgePaste(slip, plain([straight], []))).toBe("refused")
  expect(judgePaste(slip, plain([], [straight]))).toBe("misread")
})
