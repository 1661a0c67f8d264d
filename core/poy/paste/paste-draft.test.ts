import { expect, test } from "vitest"
import { type PasteDraft, type PasteDraftEvent, pasteDraftAfter, pasteDraftOf, textAsMended } from "./paste-draft.ts"
import { questionOf } from "./testing/ambiguous-text.ts"

const after = (draft: PasteDraft, ...events: ReadonlyArray<PasteDraftEvent>) => events.reduce(pasteDraftAfter, draft)

test("an empty text is written first, a text that is there is read first", () => {
  expect(pasteDraftOf("").isWriting).toBe(true)
  expect(pasteDraftOf("123=20").isWriting).toBe(false)
})

test("what is typed stays open for more, what is pasted as a whole is read at once", () => {
  const empty = pasteDraftOf("")
  expect(after(empty, { type: "text.typed", text: "123" })).toMatchObject({ text: "123", isWriting: true })
  const pasted = after(empty, { type: "text.pasted", text: "123=20" })
  expect(pasted).toMatchObject({ text: "123=20", isWriting: false })
  const written = after(pasted, { type: "writing.begun" })
  expect([written.isWriting, after(written, { type: "writing.done" }).isWriting]).toEqual([true, false])
})

test("answers and skipped lines go with their lines when others are edited", () => {
  const draft = after(
    pasteDraftOf("123 456 20\nพี่เอาตัวเดิมนะ"),
    { type: "question.answered", question: questionOf(0), interpretation: 1 },
    { type: "line.skipped", at: 1, text: "พี่เอาตัวเดิมนะ" },
    { type: "text.typed", text: "482=20\n123 456 20\nพี่เอาตัวเดิมนะ" },
    { type: "text.typed", text: "482=20\n123 456 20\nพี่เอาตัวเดิมนะ\n739=5" },
  )
  expect([...draft.answers]).toEqual([[1, { question: questionOf(0), interpretation: 1 }]])
  expect([...draft.skipped]).toEqual([[2, "พี่เอาตัวเดิมนะ"]])
})

test("the answer to a line that is written anew is gone", () => {
  const draft = after(
    pasteDraftOf("482=20\n123 456 20"),
    { type: "question.answered", question: questionOf(1), interpretation: 0 },
    { type: "text.typed", text: "482=20\n123 456 200" },
  )
  expect([...draft.answers]).toEqual([])
})

test("what was answered or skipped can be withdrawn", () => {
  const draft = after(
    pasteDraftOf("123 456 20\nพี่เอาตัวเดิมนะ"),
    { type: "question.answered", question: questionOf(0), interpretation: "skipped" },
    { type: "line.skipped", at: 1, text: "พี่เอาตัวเดิมนะ" },
    { type: "answer.withdrawn", at: 0 },
    { type: "answer.withdrawn", at: 1 },
  )
  expect([[...draft.answers], [...draft.skipped]]).toEqual([[], []])
})

test("a line is mended beside the text, which changes only when the mended line is taken", () => {
  const mending = after(
    pasteDraftOf("123 456 20\nพี่เอาตัวเดิมนะ\n482=20"),
    { type: "question.answered", question: questionOf(0), interpretation: 1 },
    { type: "line.mended", at: 1, text: "47 ล่าง 20" },
  )
  expect(mending.text).toBe("123 456 20\nพี่เอาตัวเดิมนะ\n482=20")
  expect(textAsMended(mending)).toBe("123 456 20\n47 ล่าง 20\n482=20")
  const taken = after(mending, { type: "mending.taken" })
  expect([taken.text, taken.mending]).toEqual(["123 456 20\n47 ล่าง 20\n482=20", undefined])
  expect([...taken.answers.keys()]).toEqual([0])
  const left = after(mending, { type: "mending.left" })
  expect([left.text, left.mending]).toEqual(["123 456 20\nพี่เอาตัวเดิมนะ\n482=20", undefined])
  expect(after(left, { type: "mending.taken" }).text).toBe(left.text)
})

test.each<PasteDraftEvent>([
  { type: "writing.begun" },
  { type: "text.typed", text: "482=20" },
  { type: "line.skipped", at: 0, text: "พี่เอาตัวเดิมนะ" },
  { type: "question.answered", question: questionOf(0), interpretation: "skipped" },
])("a line is no longer mended after $type", (event) => {
  const mending = after(pasteDraftOf("พี่เอาตัวเดิมนะ"), { type: "line.mended", at: 0, text: "47" })
  expect(after(mending, event).mending).toBe(undefined)
})

test("what the second price is for stays as it was chosen", () => {
  const draft = after(
    pasteDraftOf("12=20*20"),
    { type: "secondPrice.chosen", secondPrice: "reverse" },
    { type: "text.typed", text: "12=20*20\n34=5*5" },
  )
  expect(draft.secondPrice).toBe("reverse")
})
