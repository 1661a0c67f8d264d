import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import type { Interpretation } from "./interpretations/interpretation.ts"
import { stakeOfReading } from "./interpretations/stake.ts"
import { paste } from "./paste.ts"
import type { PasteAnswer } from "./paste-draft.ts"
import { reviewOf } from "./paste-review.ts"
import { ambiguousText, bet, questionOf } from "./testing/ambiguous-text.ts"

const review = (answers: ReadonlyArray<PasteAnswer>, skipped: ReadonlyArray<readonly [number, string]> = []) =>
  reviewOf(ambiguousText, {
    answers: new Map(answers.map((answer) => [answer.question.at, answer])),
    skipped: new Map(skipped),
  })

const written = (bets: Interpretation) => bets.map(({ option, number, price }) => `${option} ${number} ${price}`)

test("before anything is picked only what is plain is added, and all else is said to be left out", () => {
  const { bets, open, notRead, leftOut, clear, ignored } = review([])
  expect(written(bets)).toEqual(["teng_bon_3 482 2000", "teng_bon_2 15 500"])
  expect([clear.length, open.length, notRead.length, ignored.length]).toEqual([2, 1, 1, 1])
  expect(leftOut).toEqual(["123 456 20", "พี่เอาตัวเดิมนะ 20"])
})

test("an interpretation that is picked is added, and its doubt is settled", () => {
  const { bets, open, settled, leftOut } = review([{ question: questionOf(1), interpretation: 1 }])
  expect(written(bets).toSorted()).toEqual([
    "teng_bon_2 15 500",
    "teng_bon_3 123 45600",
    "teng_bon_3 482 2000",
    "tode_3 123 2000",
  ])
  expect(stakeOfReading(bets)).toBe(baht(501))
  expect([open.length, settled.length]).toEqual([0, 1])
  expect(leftOut).toEqual(["พี่เอาตัวเดิมนะ 20"])
})

test("a skipped piece counts as answered: it is neither added nor left out", () => {
  const { bets, open, notRead, skipped, leftOut } = review(
    [{ question: questionOf(1), interpretation: "skipped" }],
    [[2, "พี่เอาตัวเดิมนะ 20"]],
  )
  expect(written(bets)).toEqual(["teng_bon_3 482 2000", "teng_bon_2 15 500"])
  expect([open.length, notRead.length, leftOut.length]).toEqual([0, 0, 0])
  expect(skipped).toEqual([
    { at: 1, text: "123 456 20" },
    { at: 2, text: "พี่เอาตัวเดิมนะ 20" },
  ])
})

const [first = [], second = []] = questionOf(1).interpretations

test.each<readonly [string, Partial<PasteAnswer["question"]>]>([
  ["text", { text: "123 456 200" }],
  ["kind", { about: "side" }],
  ["interpretations in number", { interpretations: [first, second, first] }],
  ["interpretations, one fewer", { interpretations: [first] }],
  ["interpretations in order", { interpretations: [second, first] }],
  ["bets", { interpretations: [first, [...second, bet("teng_bon_3", "999", 1)]] }],
  ["bets, one fewer", { interpretations: [first, second.slice(0, 1)] }],
  ["numbers", { interpretations: [first, second.map((one, at) => (at === 0 ? { ...one, number: "999" } : one))] }],
  ["options", { interpretations: [first, second.map((one) => ({ ...one, option: "teng_lang_3" as const }))] }],
  ["prices", { interpretations: [first, second.map((one, at) => (at === 0 ? { ...one, price: baht(1) } : one))] }],
])("an answer to a question of other %s is not taken for this one", (_, other) => {
  const { open, settled, bets } = review([{ question: { ...questionOf(1), ...other }, interpretation: 0 }])
  expect([open.length, settled.length, bets.length]).toEqual([1, 0, 2])
})

test("the same question keeps its answer however often the text is read", () => {
  expect(review([{ question: questionOf(1), interpretation: 0 }]).settled.length).toBe(1)
})

test("an answer that names no interpretation of its question is no answer", () => {
  expect(review([{ question: questionOf(1), interpretation: 2 }]).open.length).toBe(1)
})

test("a line that reads otherwise than the one that was skipped is not skipped", () => {
  expect(review([], [[2, "พี่เอาตัวเดิม"]]).notRead.length).toBe(1)
})

test("what is open, settled, not read, skipped or left out stands in the order of the text", () => {
  const text = "1234=5\n123 456 20\n12345=5\n789 456 20"
  const pasted = paste(text)
  const places = (pieces: ReadonlyArray<{ readonly at: number }>) => pieces.map(({ at }) => at)
  const answered = (interpretation: PasteAnswer["interpretation"]) =>
    new Map(pasted.questions.map((question) => [question.at, { question, interpretation }]))
  const open = reviewOf(pasted, { answers: new Map(), skipped: new Map() })
  expect([places(open.open), places(open.notRead)]).toEqual([
    [1, 3],
    [0, 2],
  ])
  expect(open.leftOut).toEqual(text.split("\n"))
  const settled = reviewOf(pasted, { answers: answered(0), skipped: new Map() }).settled
  expect(settled.map(({ question }) => question.at)).toEqual([1, 3])
  const skipped = new Map(pasted.lines.map((line) => [line.at, line.text]))
  expect(places(reviewOf(pasted, { answers: answered("skipped"), skipped }).skipped)).toEqual([0, 1, 2, 3])
})
