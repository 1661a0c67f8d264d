/** The ground of the drawing: hours to the right, lanes above the horizon. */
const [left, width, right] = [26, 357.84, 386]
const lanes = [100, 4, 76, 28, 52] as const
const [glyphHalf, gap, perLetter] = [16, 4, 6.9] as const

const hour = 3_600_000
const [fewestHours, mostHours] = [9, 24]

/** How many hours the drawing shows from a full hour on, so that the next closing of a day has its place in it. */
export const hoursOf = (next: number | undefined, from: number): number => {
  const hours = next === undefined ? fewestHours : Math.ceil((next - from) / hour) + 1
  return hours > mostHours ? fewestHours : Math.max(fewestHours, hours)
}

/** Where a moment stands in a drawing of so many hours that begins at a full one. */
export const skylineX = (moment: number, from: number, hours: number): number =>
  Math.round((left + ((moment - from) / hour / hours) * width) * 100) / 100

export type Star = {
  readonly x: number
  readonly y: number
  readonly anchor: "start" | "end"
  /** The room that its words take. */
  readonly words: { readonly x: number; readonly width: number }
}

type Wanted = { readonly closesAt: number; readonly label: string }

/** Signs above and below a letter take no room of their own. */
const widthOf = (label: string) => label.replace(/\p{M}/gu, "").length * perLetter

/** A place in the sky for each closing, in time's order, so that no words stand upon others; nothing where there is no room. */
export const placeStars = (
  closings: ReadonlyArray<Wanted>,
  from: number,
  hours: number,
): ReadonlyArray<Star | undefined> => {
  const taken = lanes.map((): ReadonlyArray<readonly [number, number]> => [])
  return closings.map(({ closesAt, label }) => {
    const x = skylineX(closesAt, from, hours)
    const [aside, letters] = [glyphHalf + gap, widthOf(label)]
    const anchor = x + aside + letters > right ? "end" : "start"
    const words = { x: anchor === "start" ? x + aside : x - aside - letters, width: letters }
    const [begin, end] = anchor === "start" ? [x - glyphHalf, words.x + letters] : [words.x, x + glyphHalf]
    const lane = taken.findIndex((own) => own.every(([a, b]) => end < a || b < begin))
    const y = lanes[lane]
    if (y === undefined || begin < 0) return undefined
    taken[lane] = [...(taken[lane] ?? []), [begin, end]]
    return { x, y, anchor, words }
  })
}
