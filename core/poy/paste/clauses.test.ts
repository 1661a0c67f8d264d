import { expect, test } from "vitest"
import { sentenceOf } from "./clauses.ts"
import { cutLine } from "./tokens.ts"

const said = (line: string) => sentenceOf(cutLine(line).tokens)

test("a price mark without an amount says nothing, with an amount it is a price, after a word a heading", () => {
  expect(said("=")).toEqual({ _tag: "strange" })
  expect(said("บน=")._tag).toBe("heading")
  expect(said("=10")).toEqual({ _tag: "price", marks: 0, amounts: [1_000] })
  expect(said("=10x20")).toEqual({ _tag: "price", marks: 0, amounts: [1_000, 2_000] })
})

test("a times mark with nothing to multiply ends the amounts", () => {
  expect(said("=10x")._tag).toBe("strange")
  expect(said("123=10x")._tag).toBe("strange")
})

test("a second price needs a word before it, and a mark after a price needs a price", () => {
  for (const line of ["123=10=20", "123=10=", "123="]) expect(said(line)._tag).toBe("strange")
  expect(said("123=10 บน 20")._tag).toBe("clauses")
})

test("an amount of nothing is no amount", () => {
  expect(said("123=0")).toEqual({
    _tag: "clauses",
    marks: 0,
    clauses: [{ numbers: ["123"], parts: [{ marks: 0, amounts: [Number.NaN] }] }],
    doubt: false,
  })
  expect(said("123=0.01")).toMatchObject({ clauses: [{ parts: [{ amounts: [1] }] }] })
})

test("numbers without a price are bare, in the groups that dashes make of them", () => {
  expect(said("12 34")).toEqual({ _tag: "bare", marks: 0, groups: [["12"], ["34"]] })
  expect(said("12-34 56")).toEqual({ _tag: "bare", marks: 0, groups: [["12", "34"], ["56"]] })
})

test("numbers that follow a price begin a clause of their own", () => {
  expect(said("123=10 456=20")).toMatchObject({
    _tag: "clauses",
    clauses: [
      { numbers: ["123"], parts: [{ amounts: [1_000] }] },
      { numbers: ["456"], parts: [{ amounts: [2_000] }] },
    ],
  })
})
