import { expect, test } from "vitest"
import { placeAfterEdit, withLine } from "./text-lines.ts"

test("another line takes the place of one, and all line breaks stay as they were", () => {
  expect(withLine("a\r\nb\n\nc", 1, "x")).toBe("a\r\nx\n\nc")
  expect(withLine("a\r\nb\n\nc", 3, "")).toBe("a\r\nb\n\n")
  expect(withLine("a", 0, "x")).toBe("x")
})

test.each([
  ["a line is put above", "a\nb", "x\na\nb", [1, 2]],
  ["a line is put between", "a\nb", "a\nx\nb", [0, 2]],
  ["one more of a line is put above another", "a\nb", "a\na\nb", [0, 2]],
  ["a line is put below", "a\nb", "a\nb\nx", [0, 1]],
  ["a line is taken out", "a\nb\nc", "a\nc", [0, undefined, 1]],
  ["a line is written anew", "a\nb\nc", "a\nx\nc", [0, undefined, 2]],
  ["two lines are written anew at once", "a\nb\nc\nd", "x\nb\ny\nd", [undefined, 1, undefined, 3]],
  [
    "one of two equal lines goes with what stood around it",
    "p\na\nq\na\nz",
    "r\na\nz",
    [undefined, undefined, undefined, 1, 2],
  ],
  ["two equal lines become three", "a\na", "a\na\na", [0, 1]],
  ["two equal lines become one", "a\na", "a", [0, undefined]],
  ["everything is another text", "a\nb", "c\nd", [undefined, undefined]],
  ["everything is deleted", "a\nb", "", [undefined, undefined]],
  ["nothing changes", "a\nb", "a\nb", [0, 1]],
])("where lines stand when %s", (_, before, after, places) => {
  expect(before.split("\n").map((_line, at) => placeAfterEdit(before, after)(at))).toEqual(places)
})
