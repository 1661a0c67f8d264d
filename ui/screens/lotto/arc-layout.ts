export type TickLook = "over" | "waiting" | "next" | "open" | "later"

const [centerX, centerY, outer] = [195, 205, 172]

const at = (angle: number, radius: number) =>
  `${(centerX - Math.cos(angle) * radius).toFixed(1)} ${(centerY - Math.sin(angle) * radius).toFixed(1)}`

/** The stroke of one round on a half circle from left to right; every fourth is longer, and the next round's longest. */
export const tickPath = (index: number, count: number, isNext: boolean): string => {
  const angle = count < 2 ? Math.PI / 2 : (index / (count - 1)) * (Math.PI - 0.02) + 0.01
  const length = isNext ? 26 : index % 4 === 3 ? 15 : 10
  return `M${at(angle, outer)}L${at(angle, outer - length)}`
}
