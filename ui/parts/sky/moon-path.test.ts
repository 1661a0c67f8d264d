import { expect, test } from "vitest"
import { moonPath } from "./moon-path.ts"

test("a round that has just opened shows a full moon", () => {
  expect(moonPath(1)).toBe("M16 2a14 14 0 1 0 .01 0z")
})

test("with three quarters of the time left the moon is gibbous", () => {
  expect(moonPath(0.75)).toBe("M16 2A14 14 0 0 0 16 30A7 14 0 0 0 16 2z")
})

test("at half time it is a half moon", () => {
  expect(moonPath(0.5)).toBe("M16 2A14 14 0 0 0 16 30A0 14 0 0 1 16 2z")
})

test("with a quarter left it is a crescent", () => {
  expect(moonPath(0.25)).toBe("M16 2A14 14 0 0 0 16 30A7 14 0 0 1 16 2z")
})

test("a closed round has no light, and time gone by beyond the end changes nothing", () => {
  expect(moonPath(0)).toBe("")
  expect(moonPath(-3)).toBe("")
  expect(moonPath(7)).toBe("M16 2a14 14 0 1 0 .01 0z")
})

test("it can stand anywhere in a larger drawing", () => {
  expect(moonPath(0.3, 312, 50, 30)).toBe("M312 20A30 30 0 0 0 312 80A12 30 0 0 1 312 20z")
})
