import { expect, test } from "vitest"
import { hoursOf, placeStars, skylineX } from "./skyline-layout.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+07:00`)
const from = at("16:00")

test("a closing stands at its true time", () => {
  expect([skylineX(from, from, 9), skylineX(at("18:00"), from, 9), skylineX(at("20:00"), from, 9)]).toEqual([
    26, 105.52, 185.04,
  ])
})

test("closings that come close to each other stand in lanes of their own", () => {
  const stars = placeStars(
    ["18:10", "18:15", "18:20"].map((time) => ({ closesAt: at(time), label: "ฮานอยชุด" })),
    from,
    9,
  )
  expect(stars.map((star) => star?.y)).toEqual([100, 4, 76])
})

test("words that would leave the sky on the right stand on the left", () => {
  const [star] = placeStars([{ closesAt: at("23:59"), label: "ดาวโจนส์ 00:00" }], from, 9)
  expect(star?.anchor).toBe("end")
  expect(star && star.words.x + star.words.width).toBeCloseTo((star?.x ?? 0) - 20, 6)
})

test("what finds no room is left to the lists below", () => {
  const six = Array.from({ length: 6 }, () => ({ closesAt: at("20:00"), label: "ลาวชุด" }))
  expect(placeStars(six, from, 9).map((star) => star?.y)).toEqual([100, 4, 76, 28, 52, undefined])
})

test("the drawing is as wide as it takes to show the next closing of a day, and keeps its ground without one", () => {
  const next = (hours: number) => hoursOf(from + hours * 3_600_000, from)
  expect([next(2), next(8), next(13), next(23), next(24), hoursOf(undefined, from)]).toEqual([9, 9, 14, 24, 9, 9])
  expect(skylineX(from + 13 * 3_600_000, from, 14)).toBeLessThan(386)
})
