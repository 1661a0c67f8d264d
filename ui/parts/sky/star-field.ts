import { dots, type Point } from "./dots.ts"
import { randomFrom } from "./random.ts"

export type StarGroup = {
  readonly path: string
  readonly width: number
  readonly opacity: number
  /** Which of the three twinkling rhythms, if any. */
  readonly twinkle: 0 | 1 | 2 | 3
  /** At the right, where wide screens put a list. */
  readonly aside: boolean
}

const brightness = [0.2, 0.38, 0.6] as const

/** Stars in percent of the sky, denser in light at the top, gathered into a handful of paths of one size and light. */
export const makeStarField = (count: number, seed = 7): ReadonlyArray<StarGroup> => {
  const random = randomFrom(seed)
  const groups = new Map<string, Omit<StarGroup, "path"> & { readonly stars: Array<Point> }>()
  for (let index = 0; index < count; index += 1) {
    const star: Point = [random() * 100, random() * 100]
    const size = random()
    const light = (0.25 + random() * 0.6) * (1 - star[1] / 160)
    const width = size < 0.72 ? 1.2 : size < 0.95 ? 1.8 : 2.6
    const level = light < 0.28 ? 0 : light < 0.5 ? 1 : 2
    const twinkle = width > 1.2 && random() < 0.35 ? ((1 + Math.floor(random() * 3)) as 1 | 2 | 3) : 0
    const aside = star[0] > 62 && star[1] > 16
    const key = `${width} ${level} ${twinkle} ${aside}`
    const group = groups.get(key) ?? { width, opacity: brightness[level], twinkle, aside, stars: [] }
    group.stars.push(star)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ stars, ...group }) => ({ ...group, path: dots(stars) }))
}
