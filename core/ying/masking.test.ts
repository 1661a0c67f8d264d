import fc from "fast-check"
import { expect, test } from "vitest"
import { maskedName, maskedNumber, shownTo } from "./masking.ts"
import type { Shot } from "./shot.ts"

const shot: Shot = { member: "fahsai12", number: "36214", at: 1_000, sequence: 1 }
const shootingEndsAt = 60_000

test("others see three digits of a shot and the edges of a name while shooting lasts", () => {
  expect(shownTo("somchai88", shot, shootingEndsAt, 60_000)).toEqual({ ...shot, member: "fah***12", number: "362**" })
  expect(shownTo(undefined, shot, shootingEndsAt, 2_000)).toEqual({ ...shot, member: "fah***12", number: "362**" })
})

test("players see their own shots in full, and everybody's once shooting has ended", () => {
  expect(shownTo("fahsai12", shot, shootingEndsAt, 2_000)).toEqual(shot)
  expect(shownTo("somchai88", shot, shootingEndsAt, 60_001)).toEqual(shot)
})

test("short names show less, so that three letters stay hidden", () => {
  expect(maskedName("noklek7")).toBe("nok***7")
  expect(maskedName("somsak")).toBe("som***")
  expect(maskedName("fah12")).toBe("fa***")
  expect(maskedName("ab")).toBe("***")
})

test("at least two digits and three letters are hidden from everybody else", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.stringMatching(/^[a-z0-9]{3,30}$/), (value, name) => {
      const number = String(value).padStart(5, "0")
      expect(maskedNumber(number)).toBe(`${number.slice(0, 3)}**`)
      const [head = "", tail = ""] = maskedName(name).split("***")
      expect(name.startsWith(head) && name.endsWith(tail)).toBe(true)
      expect(name.length - head.length - tail.length).toBeGreaterThanOrEqual(3)
    }),
  )
})

test("of a long name the last two letters are shown at most", () => {
  expect(["somchai8", "somchai88", "somchai8888"].map(maskedName)).toEqual(["som***i8", "som***88", "som***88"])
})
