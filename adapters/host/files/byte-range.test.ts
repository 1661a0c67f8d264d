import { expect, test } from "vitest"
import { byteRangeOf } from "./byte-range.ts"

test.each([
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=0-9", { first: 0, last: 9 }],
  ["bytes=90-200", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-1000", { first: 0, last: 99 }],
])("%s of a hundred bytes", (range, expected) => {
  expect(byteRangeOf(range, 100)).toEqual(expected)
})

test.each(["bytes=100-", "bytes=200-300", "bytes=-0"])("%s is outside of a hundred bytes", (range) => {
  expect(byteRangeOf(range, 100)).toBe("outside")
})

test.each([undefined, "", "bytes=", "bytes=-", "bytes=9-3", "bytes=0-1,5-6", "lines=0-1", "bytes=a-b", "bytes=1.5-"])(
  "%s asks for the whole file",
  (range) => {
    expect(byteRangeOf(range, 100)).toBeUndefined()
  },
)
