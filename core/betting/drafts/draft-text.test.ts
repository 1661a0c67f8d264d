import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { anyHostileText, anyUnknownBody } from "../../testing/any-hostile.ts"
import { draftOfText, textOfDraft } from "./draft-text.ts"
import { BrokenDraft, type Draft } from "./drafts.port.ts"

const line = ["teng_bon_3", "482", 500, 100, 50_000, 85_000, 2]
const text = (change: Partial<Record<number, unknown>> = {}, changed: Partial<Record<number, unknown>> = {}) =>
  JSON.stringify(Object.assign([1, "draft-1", 7, "tab-1", [Object.assign([...line], changed)]], change))

const draft: Draft = {
  id: "draft-1",
  version: 7,
  by: "tab-1",
  lines: [
    {
      option: "teng_bon_3",
      number: "482",
      ref: 0,
      add: 2,
      price: baht(5),
      min: baht(1),
      max: baht(500),
      multiply: 85_000,
    },
  ],
}

test("a draft is kept as a text and read again as it was", () => {
  expect(textOfDraft(draft)).toBe(text())
  expect(draftOfText(text())).toEqual(Result.succeed(draft))
})

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["JSON of something else", "null"],
  ["another make", text({ 0: 0 })],
  ["no id", text({ 1: "" })],
  ["a version that is no number", text({ 2: "7" })],
  ["a version before the first", text({ 2: 0 })],
  ["no tab", text({ 3: 7 })],
  ["no lines", text({ 4: {} })],
  ["a line too few", text({ 4: [[]] })],
  ["something more", text({ 5: 1 })],
  ["a line with something more", text({}, { 7: 1 })],
  ["an option that nobody knows", text({}, { 0: "toString" })],
  ["a number of another length", text({}, { 1: "48" })],
  ["a number that is none", text({}, { 1: "48x" })],
  ["a number as a figure", text({}, { 1: 482 })],
  ["half a satang", text({}, { 2: 500.5 })],
  ["a price under the minimum", text({}, { 2: 99 })],
  ["a price over the maximum", text({}, { 2: 50_001 })],
  ["no minimum", text({}, { 2: 0, 3: 0 })],
  ["a maximum that is no number", text({}, { 4: null })],
  ["a rate below nothing", text({}, { 5: -1 })],
  ["half a rate", text({}, { 5: 0.5 })],
  ["no batch", text({}, { 6: 0 })],
])("%s is no draft", (_, stored) => {
  expect(draftOfText(stored)).toEqual(Result.fail(new BrokenDraft()))
})

test("a line whose number closed is kept with a rate of nothing", () => {
  expect(Result.isSuccess(draftOfText(text({}, { 5: 0 })))).toBe(true)
})

test("whatever stands in the storage, it is a draft or it is broken", () => {
  const stored = fc.oneof(
    anyHostileText,
    anyUnknownBody.map((body) => JSON.stringify(body) ?? ""),
  )
  fc.assert(
    fc.property(stored, (written) => {
      expect(["Success", "Failure"]).toContain(draftOfText(written)._tag)
    }),
    { numRuns: 1_000 },
  )
})
