import type { Point } from "../dots.ts"
import { randomFrom } from "../random.ts"

export type SignStar = { readonly at: Point; readonly radius: number }
export type SignJoin = readonly [from: Point, to: Point]

/** The constellation that a slip has for its own, in a sky of 132 by 76. */
export type SignLayout = { readonly stars: ReadonlyArray<SignStar>; readonly joins: ReadonlyArray<SignJoin> }

export const signWidth = 132
export const signHeight = 76

const starCount = 9
const edge = 8
const radii = [1.6, 2.2, 3.4] as const

/** The same id always gives the same stars, so a player knows a slip again wherever it is shown. */
export const poySign = (id: string): SignLayout => {
  const random = randomFrom(seedOf(id))
  const places: Array<Point> = []
  // Stars keep apart; a crowded sky lets them come closer, so that there is always room for the last.
  for (let apart = 21; places.length < starCount; apart *= 0.99) {
    const place: Point = [edge + random() * (signWidth - 2 * edge), edge + random() * (signHeight - 2 * edge)]
    if (places.every((other) => distance(place, other) >= apart)) places.push(place)
  }
  return {
    stars: places.map((at) => ({ at, radius: radii[Math.floor(random() * radii.length)] ?? radii[0] })),
    joins: joined(places),
  }
}

const distance = ([x, y]: Point, [left, top]: Point) => Math.hypot(x - left, y - top)

/** Every star is joined to the nearest of those that are joined already: no line crosses another. */
const joined = ([first, ...rest]: ReadonlyArray<Point>): ReadonlyArray<SignJoin> => {
  if (first === undefined) return []
  const reached = [first]
  const waiting = new Set(rest)
  const joins: Array<SignJoin> = []
  while (waiting.size > 0) {
    const [from, to] = nearest(reached, waiting)
    joins.push([from, to])
    reached.push(to)
    waiting.delete(to)
  }
  return joins
}

const nearest = (reached: ReadonlyArray<Point>, waiting: Iterable<Point>): SignJoin =>
  reached
    .flatMap((from) => Array.from(waiting, (to): SignJoin => [from, to]))
    .reduce((best, join) => (distance(...join) < distance(...best) ? join : best))

/** A text as a number: every letter counts, and so does its place. */
const seedOf = (text: string): number => {
  let seed = 0x811c9dc5
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return seed
}
