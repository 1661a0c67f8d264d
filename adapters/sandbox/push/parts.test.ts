import fc from "fast-check"
import { expect, it, test } from "vitest"
import type { Announcement } from "../announcements.ts"
import { joinedParts, partsOf } from "./parts.ts"

const pushed = (data: string): Announcement => ({
  type: "pushed",
  pushed: { event: "e", data, channels: ["c"], except: undefined },
})
const heardBy = (self: string, parts: ReadonlyArray<string>) => {
  const join = joinedParts(self)
  return parts.flatMap((part) => join(part))
}

it("fits into what PostgreSQL carries, whatever the language", () => {
  const told = [pushed("สวัสดี".repeat(3_000)), pushed("😀")]
  const parts = partsOf("one", told)
  expect(parts.length).toBeGreaterThan(10)
  expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(8_000)
  expect(heardBy("other", parts)).toEqual(told)
})

it("does not hear itself", () => {
  expect(heardBy("one", partsOf("one", [{ type: "cash.changed", uuid: "u" }]))).toEqual([])
})

it("understands what two others say at the same time", () => {
  const [long, short] = [[pushed("x".repeat(9_000))], [{ type: "cash.changed", uuid: "u" } as const]]
  const [first = "", second = ""] = partsOf("one", long)
  expect(heardBy("other", [first, ...partsOf("two", short), second])).toEqual([...short, ...long])
})

it("makes nothing of a beginning without an end, an end without a beginning, and nonsense", () => {
  const [first = "", second = ""] = partsOf("one", [pushed("x".repeat(9_000))])
  const whole = partsOf("one", [{ type: "told.too.little" }])
  expect(heardBy("other", [first, ...whole])).toEqual([{ type: "told.too.little" }])
  expect(heardBy("other", [second, ...whole])).toEqual([{ type: "told.too.little" }])
  for (const nonsense of ["", "one 1 1 {", 'one 1 1 [{"type":"rain"}]', "one 1 1 null"])
    expect(heardBy("other", [nonsense])).toEqual([])
})

test("whatever is told arrives as it was told", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 4_000 }), { maxLength: 5 }), (texts) => {
      const told = texts.map(pushed)
      expect(heardBy("other", partsOf("one", told))).toEqual(told)
    }),
    { numRuns: 1_000 },
  )
})
