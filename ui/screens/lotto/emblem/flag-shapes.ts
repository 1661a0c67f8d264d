type Place = readonly [x: number, y: number]

const exact = (value: number) => Number(value.toFixed(2))
const written = ([x, y]: Place) => `${exact(x)} ${exact(y)}`
const around = ([x, y]: Place, radius: number, angle: number): Place => [
  x + Math.sin(angle) * radius,
  y - Math.cos(angle) * radius,
]

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${written([x, y])}h${exact(width)}v${exact(height)}h${exact(-width)}z`

export const disc = ([x, y]: Place, radius: number): string =>
  `M${written([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

type Star = { readonly points?: number; readonly depth?: number; readonly turn?: number }

/** A star with a point on top, unless it is turned; the deeper, the sharper its points. */
export const starShape = (
  center: Place,
  radius: number,
  { points = 5, depth = 0.382, turn = 0 }: Star = {},
): string => {
  const corners = Array.from({ length: points * 2 }, (_, corner) =>
    written(around(center, corner % 2 === 0 ? radius : radius * depth, turn + (corner * Math.PI) / points)),
  )
  return `M${corners.join("L")}z`
}

/** A leaf that leaves the center at an angle from straight up. */
export const petal = (center: Place, length: number, angle: number): string => {
  const side = (turn: number) => written(around(center, length * 0.9, angle + turn))
  return `M${written(center)}Q${side(-0.55)} ${written(around(center, length, angle))}Q${side(0.55)} ${written(center)}z`
}

/** Three bars across the way out from the center, solid or broken, the inmost first. */
export const trigram = (center: Place, angle: number, solid: readonly [boolean, boolean, boolean]): string => {
  const [along, across] = [angle, angle + Math.PI / 2]
  const bar = (distance: number, from: number, until: number) => {
    const corner = (out: number, side: number) => written(around(around(center, out, along), side, across))
    const [near, far] = [distance - 0.35, distance + 0.35]
    return `M${corner(near, from)}L${corner(far, from)}L${corner(far, until)}L${corner(near, until)}z`
  }
  return solid
    .map((isUnbroken, place) => {
      const distance = 7.6 + place * 1.15
      return isUnbroken ? bar(distance, -2, 2) : bar(distance, -2, -0.3) + bar(distance, 0.3, 2)
    })
    .join("")
}
