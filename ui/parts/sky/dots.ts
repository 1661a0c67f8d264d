export type Point = readonly [x: number, y: number]

const exact = (value: number) => Number(value.toFixed(2))

/** Many round dots as one path: drawn with round line caps, each point is a dot as wide as the stroke. */
export const dots = (points: ReadonlyArray<Point>): string =>
  points.map(([x, y]) => `M${exact(x)} ${exact(y)}h.01`).join("")

export const lines = (strokes: ReadonlyArray<ReadonlyArray<Point>>): string =>
  strokes.map((points) => `M${points.map(([x, y]) => `${exact(x)} ${exact(y)}`).join("L")}`).join("")
