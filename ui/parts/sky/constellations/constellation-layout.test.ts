import { expect, test } from "vitest"
import { constellationOf, skyOfNumber } from "./constellation-layout.ts"

test("927 stands in the sky as three constellations, each smaller and lower than the one before", () => {
  expect(skyOfNumber("927").map(({ line }) => line)).toEqual([
    "M120.85 64.95L96.2 21.45L57.05 41.75L59.95 85.25L96.2 99.75L120.85 64.95L112.15 124.4L84.6 165",
    "M167.2 98.8L188.8 72.4L217.6 80.8L223.6 113.2L169.6 186.4L228.4 181.6",
    "M265.92 117.88L316.88 112L297.28 159.04L285.52 210",
  ])
})

test("the brightest star of 7 is its foot", () => {
  expect(skyOfNumber("927")[2]).toMatchObject({
    faint: "M265.92 117.88h.01M297.28 159.04h.01",
    middling: "M316.88 112h.01",
    bright: "M285.52 210h.01",
  })
})

test("every digit is drawn, and a star where lines meet again is drawn once", () => {
  for (const digit of "0123456789") expect(constellationOf(digit, [0, 0, 1]).line).toMatch(/^M\d/)
  expect(constellationOf("0", [0, 0, 1]).bright).toBe("M32 0h.01M27 100h.01")
})

test("one to six digits fit inside the sky, clear of the moon", () => {
  for (const number of ["8", "88", "888", "8888", "88888", "888888"]) {
    const points = skyOfNumber(number).flatMap(({ line }) =>
      [...line.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    )
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(10)
      expect(x).toBeLessThan(380)
      expect(y).toBeGreaterThan(10)
      expect(y).toBeLessThan(240)
      expect(Math.hypot(x - 312, y - 50)).toBeGreaterThan(36)
    }
  }
})

test("an empty or unreadable number leaves the sky empty", () => {
  expect(skyOfNumber("")).toEqual([])
  expect(skyOfNumber("xyz")).toEqual([])
})

test("a digit may shine differently the second time", () => {
  expect(constellationOf("4", [284, 128, 1.4], "mbmbf").bright).toBe("M289.6 217.6h.01M368 213.4h.01")
})
