import { Result } from "effect"
import { expect, test } from "vitest"
import { setDraftOfText, textOfTicket4dDraft } from "./ticket4d-drafts.ts"

const draft = { id: "id-1", version: 3, by: "tab-2", lines: [{ number: "0916", sets: 2 }] }

test("what is kept of picked sets comes back as it was", () => {
  expect(Result.getOrThrow(setDraftOfText(textOfTicket4dDraft(draft)))).toEqual(draft)
})

test.each([
  ["a line with something more", ["0916", 2, 1]],
  ["a line without sets", ["0916"]],
  ["a number of three digits", ["916", 2]],
  ["no set at all", ["0916", 0]],
  ["sets that are no number", ["0916", "2"]],
  ["a number that is no text", [916, 2]],
  ["no line", "0916=2"],
])("a draft that holds %s is broken", (_, line) => {
  const text = textOfTicket4dDraft(draft).replace('["0916",2]', JSON.stringify(line))
  expect(text).not.toBe(textOfTicket4dDraft(draft))
  expect(Result.isFailure(setDraftOfText(text))).toBe(true)
})
