import { expect, test } from "vitest"
import { cutLine, plain } from "./tokens.ts"

const texts = (line: string) => cutLine(line).tokens.map(({ text }) => text)

test("what stands before a bet is set aside in the order in which it stands", () => {
  expect(cutLine("16/11/2569  1)  45=5")).toMatchObject({ ignored: ["16/11/2569", "1)"], strange: false })
  expect(texts("16/11/2569  1)  45=5")).toEqual(["45", "=", "5"])
})

test("only a number that begins a line can be its number in a list", () => {
  expect(cutLine("45=5 1) 46=5")).toMatchObject({ ignored: [], strange: true })
})

test("a number with a point is an index before a bet of two or three digits, and a price before anything else", () => {
  expect(cutLine("1.45=5").ignored).toEqual(["1."])
  expect(cutLine("1.451=5").ignored).toEqual(["1."])
  expect(cutLine("1.4=5").ignored).toEqual([])
  expect(cutLine("12.50").ignored).toEqual([])
  expect(cutLine("12.500").ignored).toEqual([])
  expect(cutLine("1.abc").ignored).toEqual([])
})

test("context words carry their marks, everything else carries none", () => {
  const { tokens } = cutLine("บน 45=5")
  expect(tokens.map(({ kind, marks }) => [kind, marks > 0])).toEqual([
    ["words", true],
    ["digits", false],
    ["equals", false],
    ["digits", false],
  ])
})

test("Thai digits, hidden marks and the gaps around a line are made plain", () => {
  expect(plain("  ๑๒๓=\u200b๑๐๐\ufeff \u2060")).toBe("123=100")
})
