import fc from "fast-check"
import { expect, test } from "vitest"
import { coolDownLeft, isShot, randomShot, shotDigits, shotIn } from "./shot.ts"

test("a shot is five digits and nothing else", () => {
  expect(isShot("00000")).toBe(true)
  for (const text of ["", "1234", "123456", "1234x", " 12345", "12 45", "-1234", "๑๒๓๔๕"])
    expect(isShot(text), text).toBe(false)
})

test("what is typed becomes at most five digits, Thai ones too", () => {
  expect(["9a0", "๙๐๗", "1234567", "-1 2", ""].map(shotDigits)).toEqual(["90", "907", "12345", "12", ""])
})

test("a copied text is a shot when it holds five digits, set apart or not, and nothing else", () => {
  for (const text of ["90457", "90 457", "90-457", "90.457", " 90457\n", "๙๐๔๕๗"])
    expect(shotIn(text), text).toBe("90457")
  for (const text of ["", "9045", "904571", "90457x", "90:45:7", "เลข 90457"])
    expect(shotIn(text), text).toBeUndefined()
})

test("a member fires at once, then waits ten seconds from shot to shot", () => {
  expect(coolDownLeft(undefined, 50_000)).toBe(0)
  expect(coolDownLeft(50_000, 50_000)).toBe(10_000)
  expect(coolDownLeft(50_000, 59_999)).toBe(1)
  expect(coolDownLeft(50_000, 60_000)).toBe(0)
  expect(coolDownLeft(50_000, 99_000)).toBe(0)
})

test("a clock that was set back makes nobody wait longer than the cool-down", () => {
  expect(coolDownLeft(50_000, 10_000)).toBe(10_000)
})

test("a shot by chance is five digits, whatever chance brings", () => {
  expect(randomShot(() => 0)).toBe("00000")
  expect(randomShot(() => 0.00042)).toBe("00042")
  expect(randomShot(() => 0.999_999_99)).toBe("99999")
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      expect(isShot(randomShot(() => chance))).toBe(true)
    }),
  )
})
