import { randomFrom } from "./random.ts"

export type TrailGroup = { readonly path: string; readonly width: number; readonly opacity: number }

const exact = (value: number) => Number(value.toFixed(1))

const arc = (radius: number, from: number, angle: number): string => {
  const at = (turn: number) => `${exact(radius * Math.cos(turn))} ${exact(radius * Math.sin(turn))}`
  return `M${at(from)}A${exact(radius)} ${exact(radius)} 0 0 1 ${at(from + angle)}`
}

/** What a long exposure shows around the pole: arcs of stars around 0, 0, gathered by light and width. */
export const makeStarTrails = (count = 34, seed = 11): ReadonlyArray<TrailGroup> => {
  const random = randomFrom(seed)
  const groups = new Map<string, { width: number; opacity: number; arcs: Array<string> }>()
  for (let index = 0; index < count; index += 1) {
    const radius = 72 + index * 8 + random() * 5
    const from = random() * 2 * Math.PI
    const angle = 0.4 + random() * 0.65
    const width = random() < 0.25 ? 1.4 : 0.8
    const opacity = [0.1, 0.16, 0.22, 0.27][Math.floor(random() * 4)] ?? 0.1
    const key = `${width} ${opacity}`
    const group = groups.get(key) ?? { width, opacity, arcs: [] }
    group.arcs.push(arc(radius, from, angle))
    groups.set(key, group)
  }
  return [...groups.values()].map(({ arcs, ...group }) => ({ ...group, path: arcs.join("") }))
}
