/** Points of growth, each how large and how much. */
export type Series = { readonly name: string; readonly points: ReadonlyArray<readonly [size: number, value: number]> }

export type Chart = {
  readonly title: string
  readonly sizes: string
  readonly unit: string
  readonly series: ReadonlyArray<Series>
}

const [width, height] = [640, 320]
const area = { left: 64, right: 460, top: 44, bottom: 272 }
const lineHeight = 16

/** Readable on white and on black: the lines differ by their strokes too. */
const styles = `text{font:13px system-ui,sans-serif;fill:#333}.grid{stroke:#8885}.line{fill:none;stroke-width:2}
.s0{stroke:#2b7de0}.s1{stroke:#d2691e;stroke-dasharray:7 4}.s2{stroke:#3a9d5d;stroke-dasharray:2 4}.s3{stroke:#a45cc4;stroke-dasharray:11 4 2 4}
@media(prefers-color-scheme:dark){text{fill:#ddd}}`

const exponent = Math.log10
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** Short, with two digits that count. */
export const short = (value: number): string => {
  const rounded = Number(value.toPrecision(2))
  return rounded >= 1_000 ? rounded.toLocaleString("en") : String(rounded)
}

/** Whole powers of ten around all of these. */
const decades = (values: ReadonlyArray<number>) => {
  const [low, high] = [Math.floor(exponent(Math.min(...values))), Math.ceil(exponent(Math.max(...values)))]
  return { low, high: Math.max(high, low + 1) }
}

const scale =
  ({ low, high }: ReturnType<typeof decades>, from: number, to: number) =>
  (value: number) =>
    Number((from + ((exponent(value) - low) / (high - low)) * (to - from)).toFixed(1))

const powers = ({ low, high }: ReturnType<typeof decades>) =>
  Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at))

/** Heights for labels in this order from the top down, none nearer to another than a line. */
export const apart = (wanted: ReadonlyArray<number>): ReadonlyArray<number> => {
  const heights: Array<number> = []
  for (const height of wanted) heights.push(Math.max(height, (heights.at(-1) ?? Number.NEGATIVE_INFINITY) + lineHeight))
  return heights
}

/** Both axes go by powers of ten: what grows as its size does climbs by one step a step, what stays the same is level. */
export const drawChart = ({ title, sizes, unit, series }: Chart): string => {
  const across = decades(series.flatMap(({ points }) => points.map(([size]) => size)))
  const up = decades(series.flatMap(({ points }) => points.map(([, value]) => value)))
  const x = scale(across, area.left, area.right)
  const y = scale(up, area.bottom, area.top)
  const ends = series
    .map(({ name, points }) => ({ name, value: points.at(-1)?.[1] ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
  const heights = apart(ends.map(({ value }) => y(value) + 4))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${styles}</style>`,
    `<text x="${area.left}" y="22" font-weight="600">${escaped(title)}</text>`,
    ...powers(up).flatMap((value) => [
      `<path class="grid" d="M${area.left} ${y(value)}H${area.right}"/>`,
      `<text x="${area.left - 8}" y="${y(value) + 4}" text-anchor="end">${short(value)}</text>`,
    ]),
    ...powers(across).flatMap((size) => [
      `<path class="grid" d="M${x(size)} ${area.top}V${area.bottom}"/>`,
      `<text x="${x(size)}" y="${area.bottom + 18}" text-anchor="middle">${short(size)}</text>`,
    ]),
    `<text x="${area.right}" y="${height - 10}" text-anchor="end">${escaped(sizes)}</text>`,
    `<text x="${area.right + 8}" y="22">${escaped(unit)}</text>`,
    ...series.map(
      ({ points }, at) =>
        `<path class="line s${at}" d="M${points.map(([size, value]) => `${x(size)} ${y(value)}`).join("L")}"/>`,
    ),
    ...ends.map(
      ({ name, value }, at) => `<text x="${area.right + 8}" y="${heights[at]}">${escaped(name)} ${short(value)}</text>`,
    ),
    "</svg>",
    "",
  ].join("\n")
}
