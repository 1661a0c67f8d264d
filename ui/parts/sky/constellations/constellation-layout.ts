import { dots, lines, type Point } from "../dots.ts"

/** Ten digits as stars joined by lines, 60 wide and 100 high; f, m, b: faint, middling and bright stars. */
const digits: Readonly<Record<string, string>> = {
  0: "32,0b 52,20m 54,56f 44,88m 27,100b 9,80f 6,42m 14,14f 32,0",
  1: "14,24m 36,0f 38,52f 35,100b",
  2: "6,24m 24,2f 48,9f 53,36b 8,97m 57,93m",
  3: "7,10f 33,0m 53,22f 29,45f 55,70b 34,100m 5,88m",
  4: "42,0b 4,64m 43,62f 60,61m|42,0 43,62 41,100b",
  5: "52,2f 14,6m 10,44f 38,40f 55,66b 36,98f 6,90b",
  6: "46,0m 21,26f 8,62b 20,92m 42,99f 54,74b 40,52m 8,62",
  7: "4,6f 56,0m 36,48f 24,100b",
  8: "31,0b 50,19f 31,45m 10,20m 31,0|31,45 54,73b 32,100f 7,75m 31,45",
  9: "53,31b 36,1f 9,15b 11,45m 36,55f 53,31 47,72m 28,100m",
}

type Place = readonly [x: number, y: number, scale: number]

/** Where one to six digits stand in a sky of 390 by 250: they grow smaller and sink, below a moon at the upper right. */
const places: Readonly<Record<number, ReadonlyArray<Place>>> = {
  1: [[136, 24, 1.7]],
  2: [
    [66, 22, 1.6],
    [186, 76, 1.3],
  ],
  3: [
    [44, 20, 1.45],
    [160, 70, 1.2],
    [262, 112, 0.98],
  ],
  4: [
    [26, 18, 1.2],
    [112, 62, 1.05],
    [190, 94, 0.95],
    [264, 122, 0.85],
  ],
  5: [
    [20, 16, 1.05],
    [92, 50, 0.95],
    [160, 80, 0.88],
    [224, 106, 0.82],
    [288, 130, 0.76],
  ],
  6: [
    [16, 14, 0.95],
    [80, 44, 0.86],
    [140, 72, 0.8],
    [198, 98, 0.75],
    [254, 120, 0.7],
    [308, 140, 0.65],
  ],
}

export type Constellation = {
  readonly line: string
  readonly faint: string
  readonly middling: string
  readonly bright: string
}

const point = /^(\d+),(\d+)([fmb]?)$/

/** One digit at a place; other magnitudes let the same digit look different twice in one sky. */
export const constellationOf = (digit: string, [left, top, scale]: Place, magnitudes?: string): Constellation => {
  const stars: Record<string, Array<Point>> = { f: [], m: [], b: [] }
  let count = 0
  const strokes = (digits[digit] ?? "").split("|").map((stroke) =>
    stroke.split(" ").flatMap((text): ReadonlyArray<Point> => {
      const [, x, y, magnitude] = point.exec(text) ?? []
      if (x === undefined || y === undefined) return []
      const star: Point = [left + Number(x) * scale, top + Number(y) * scale]
      if (magnitude) stars[magnitudes?.[count++] ?? magnitude]?.push(star)
      return [star]
    }),
  )
  const { f = [], m = [], b = [] } = stars
  return { line: lines(strokes.filter(({ length }) => length > 0)), faint: dots(f), middling: dots(m), bright: dots(b) }
}

/** The latest draw as a sky: the first six digits of a number, anything else in it left out. */
export const skyOfNumber = (number: string): ReadonlyArray<Constellation> => {
  const shown = number.replace(/\D/g, "").slice(0, 6)
  return (places[shown.length] ?? []).map((place, index) => constellationOf(shown.charAt(index), place))
}
