import fc from "fast-check"
import { expect, test } from "vitest"
import { printSets, readSets } from "./ticket4d-paste.ts"

const read = (text: string) => readSets(text).lines.map(({ number, sets }) => `${number} ${sets}`)

test.each([
  ["1234=2", ["1234 2"]],
  ["1234 = 2", ["1234 2"]],
  ["1234x2", ["1234 2"]],
  ["1234 X 12", ["1234 12"]],
  ["1234*2", ["1234 2"]],
  ["1234×2", ["1234 2"]],
  ["1234:2", ["1234 2"]],
  ["1234-2", ["1234 2"]],
  ["1234/2", ["1234 2"]],
  ["1234 มี 2", ["1234 2"]],
  ["1234 2", ["1234 2"]],
  ["1234 2 ชุด", ["1234 2"]],
  ["1234=2ชุด", ["1234 2"]],
  ["1234", ["1234 1"]],
  ["1234 5678", ["1234 1", "5678 1"]],
  ["1234=2 5678=3", ["1234 2", "5678 3"]],
  ["1234=2,5678 x 3; 0916", ["1234 2", "5678 3", "0916 1"]],
  ["1234 2 5678 3", ["1234 2", "5678 3"]],
  ["๑๒๓๔=๒", ["1234 2"]],
  ["1) 1234=2", ["1234 2"]],
  ["12. 1234=2", ["1234 2"]],
  ["1234=2\n\n5678=1\r\n0916", ["1234 2", "5678 1", "0916 1"]],
])("%j is read as %j, and nothing is left over", (text, lines) => {
  expect(read(text)).toEqual(lines)
  expect(readSets(text).unread).toEqual([])
})

test.each([
  ["123=2", "notUnderstood"],
  ["12345=2", "notUnderstood"],
  ["1234 567", "notUnderstood"],
  ["1234=", "notUnderstood"],
  ["=2", "notUnderstood"],
  ["1)", "notUnderstood"],
  ["สี่ตัวตรง 1234=2", "notUnderstood"],
  ["1234=2.5", "notUnderstood"],
  ["1234=2 567", "notUnderstood"],
  ["20/11/2569", "notUnderstood"],
  ["1234=0", "wholeSets"],
  ["1234=99999999999999999999", "wholeSets"],
])("%j is not read, and told: %s", (text, reason) => {
  expect(readSets(`5678=1\n${text}`)).toEqual({
    lines: [{ number: "5678", sets: 1 }],
    unread: [{ row: 2, text, reason }],
  })
})

test("a line with one thing that is not understood is not read at all", () => {
  expect(readSets("1234=2 abc 5678=1")).toMatchObject({ lines: [], unread: [{ row: 1 }] })
})

const lines = fc.array(fc.record({ number: fc.stringMatching(/^\d{4}$/), sets: fc.integer({ min: 1, max: 999 }) }), {
  minLength: 1,
  maxLength: 30,
})

test("sets that are printed read back as the same sets", () => {
  expect(printSets([{ number: "0916", sets: 3 }])).toBe("0916=3")
  fc.assert(
    fc.property(lines, (someLines) => {
      expect(readSets(printSets(someLines))).toEqual({ lines: someLines, unread: [] })
    }),
  )
})

test("whatever is pasted, every line with a digit in it is either read or told", () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom("1234", "=", "2", " ", "x", "\n", "ชุด", "12345", ",", "๑๒๓๔"))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("")
      const { lines: readLines, unread } = readSets(text)
      expect(
        readLines.every(({ number, sets }) => /^\d{4}$/.test(number) && Number.isSafeInteger(sets) && sets > 0),
      ).toBe(true)
      const rows = text.split(/\r\n|\r|\n/)
      const unreadRows = new Set(unread.map(({ row }) => row))
      for (const [index, row] of rows.entries())
        if (/[^\s\u200b-\u200d\u2060\ufeff]/.test(row) && !unreadRows.has(index + 1))
          expect(readSets(row).lines.length).toBeGreaterThan(0)
      expect(rows.flatMap((row) => readSets(row).lines)).toEqual(readLines)
    }),
  )
})

test("only what begins a line is its number in a list", () => {
  expect(readSets("1234 5) 5678").unread).toEqual([{ row: 1, text: "1234 5) 5678", reason: "notUnderstood" }])
})

test("sets may stand after a wide gap, and may be two digits", () => {
  expect(readSets("1234   12").lines).toEqual([{ number: "1234", sets: 12 }])
})

test("a line with one fault is left out whole, and lines left out are told in their order", () => {
  expect(readSets("5678 1234=0\n12\n1234=0")).toEqual({
    lines: [],
    unread: [
      { row: 1, text: "5678 1234=0", reason: "wholeSets" },
      { row: 2, text: "12", reason: "notUnderstood" },
      { row: 3, text: "1234=0", reason: "wholeSets" },
    ],
  })
})
