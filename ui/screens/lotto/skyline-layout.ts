/** The ground of the drawing: hours to the right, lanes above the horizon. */
const [left, perHour, right] = [26, 39.76, 386]
const lanes = [100, 4, 76, 28, 52] as const
const [glyphHalf, gap, perLetter] = [16, 4, 6.9] as const

const hour = 3_600_000
export const hoursShown = 9

/** Where a moment stands, the drawing beginning at a full hour. */
export const skylineX = (moment: number, from: number): number =>
  Math.round((left + ((moment - from) / hour) * perHour) * 100) / 100

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
export const placeStars = (closings: ReadonlyArray<Wanted>, from: number): ReadonlyArray<Star | undefined> => {
  const taken = lanes.map((): ReadonlyArray<readonly [number, number]> => [])
  return closings.map(({ closesAt, label }) => {
    const x = skylineX(closesAt, from)
    const [aside, width] = [glyphHalf + gap, widthOf(label)]
    const anchor = x + aside + width > right ? "end" : "start"
    const words = { x: anchor === "start" ? x + aside : x - aside - width, width }
    const [begin, end] = anchor === "start" ? [x - glyphHalf, words.x + width] : [words.x, x + glyphHalf]
    const lane = taken.findIndex((own) => own.every(([a, b]) => end < a || b < begin))
    const y = lanes[lane]
    if (y === undefined || begin < 0) return undefined
    taken[lane] = [...(taken[lane] ?? []), [begin, end]]
    return { x, y, anchor, words }
  })
}
