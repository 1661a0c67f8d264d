export type TickLook = "over" | "waiting" | "next" | "open" | "later"

const [centerX, centerY, outer] = [195, 205, 172]

const place = (angle: number, radius: number) => ({
  x: centerX - Math.cos(angle) * radius,
  y: centerY - Math.sin(angle) * radius,
})
const at = (angle: number, radius: number) => {
  const { x, y } = place(angle, radius)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const angleOf = (index: number, count: number) =>
  count < 2 ? Math.PI / 2 : (index / (count - 1)) * (Math.PI - 0.02) + 0.01

/** Where a drawing of this size stands under the stroke of a round. */
export const moonPlace = (index: number, count: number, size: number): string => {
  const { x, y } = place(angleOf(index, count), outer - 47)
  return `translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)})`
}

/** The stroke of one round on a half circle from left to right; every fourth is longer, and the next round's longest. */
export const tickPath = (index: number, count: number, isNext: boolean): string => {
  const angle = angleOf(index, count)
  const length = isNext ? 26 : index % 4 === 3 ? 15 : 10
  return `M${at(angle, outer)}L${at(angle, outer - length)}`
}
