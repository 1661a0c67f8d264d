import { expect, test } from "vitest"
import { isSomethingOpen, type SeenPage } from "./is-something-open.ts"

type Field = { readonly type: string; readonly value: string }

const page = (fields: ReadonlyArray<Field>, { hasSheet = false } = {}): SeenPage => ({
  querySelector: (what) => (what === "dialog[open]" && hasSheet ? {} : null),
  querySelectorAll: (what) => (what === "input, textarea" ? fields : []),
})

test("a page on which nobody has done anything is free", () => {
  expect(isSomethingOpen(page([]))).toBe(false)
  expect(isSomethingOpen(page([{ type: "text", value: "" }]))).toBe(false)
})

test("an open sheet is not taken away, whatever is in it", () => {
  expect(isSomethingOpen(page([], { hasSheet: true }))).toBe(true)
})

test.each(["text", "tel", "password", "number", "email", "date", "file", "textarea"])(
  "what is typed into a field of %s is not taken away",
  (type) => {
    expect(
      isSomethingOpen(
        page([
          { type: "text", value: "" },
          { type, value: "089" },
        ]),
      ),
    ).toBe(true)
  },
)

test.each(["checkbox", "radio", "search", "hidden", "button", "submit", "range"])(
  "%s has a value without anybody's doing",
  (type) => {
    expect(isSomethingOpen(page([{ type, value: "on" }]))).toBe(false)
  },
)
