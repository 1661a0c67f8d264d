import type { ReactNode } from "react"
import { MoonAt, Stars } from "./constellations/constellation.tsx"
import { type Constellation, constellationOf } from "./constellations/constellation-layout.ts"
import { dots, lines, type Point } from "./dots.ts"
import styles from "./status-figures.module.css"

export type StatusFigure =
  | "notFound"
  | "domain"
  | "unauthorized"
  | "forbidden"
  | "serverError"
  | "somethingWrong"
  | "maintenance"

const four = (magnitudes: string) => constellationOf("4", [22, 120, 1.4], magnitudes)

const MoonBetween = (props: { readonly first: Constellation; readonly last: Constellation }) => (
  <>
    <Stars of={props.first} />
    <MoonAt x={195} y={188} r={48} share={0.34} />
    <Stars of={props.last} />
  </>
)

const NotFound = () => (
  <MoonBetween
    first={constellationOf("4", [22, 120, 1.45], "bmmmb")}
    last={constellationOf("4", [284, 128, 1.4], "mbmbf")}
  />
)

const Unauthorized = () => <MoonBetween first={four("mbbbm")} last={constellationOf("1", [296, 126, 1.3], "mfff")} />

const Forbidden = () => <MoonBetween first={four("mmfmf")} last={constellationOf("3", [286, 126, 1.35], "fmffmmm")} />

/** Five hundred, whose second zero has not risen. */
const ServerError = () => (
  <>
    <Stars of={constellationOf("5", [26, 118, 1.4], "fmffbfb")} />
    <MoonAt x={196} y={188} r={42} share={0.34} />
    <circle className={styles.unrisen} cx="312" cy="188" r="42" />
  </>
)

const shapes: ReadonlyArray<ReadonlyArray<Point>> = [
  [
    [60, 90],
    [132, 150],
    [118, 236],
  ],
  [
    [258, 120],
    [330, 176],
    [286, 262],
    [214, 292],
  ],
]
const torn = "M132 150L178 138M258 120L222 128M118 236L150 262M214 292L186 284"
const halves: Constellation = {
  line: lines(shapes),
  faint: "",
  middling: dots(shapes.flat().filter(([x]) => x !== 132 && x !== 330)),
  bright: dots([
    [132, 150],
    [330, 176],
  ]),
}

/** A constellation that broke in two. */
const Broken = () => (
  <>
    <path className={styles.torn} d={torn} />
    <g className={styles.large}>
      <Stars of={halves} />
    </g>
  </>
)

const phases: ReadonlyArray<readonly [x: number, y: number, share: number, turned?: true]> = [
  [195, 96, 0.02],
  [265.7, 125.3, 0.2],
  [295, 196, 0.5],
  [265.7, 266.7, 0.8],
  [124.3, 266.7, 0.8, true],
  [95, 196, 0.5, true],
  [124.3, 125.3, 0.2, true],
]

const heavens: Constellation = { line: "", faint: "", middling: "M301 90h.01M71 280h.01", bright: "M195 196h.01" }

/** The moon goes its round and comes back. */
const Phases = () => (
  <>
    <circle className={styles.orbit} cx="195" cy="196" r="58" />
    <circle className={styles.path} cx="195" cy="196" r="100" />
    <circle className={styles.far} cx="195" cy="196" r="150" />
    {phases.map(([x, y, share, turned]) => (
      <g key={`${x} ${y}`} transform={turned && `rotate(180 ${x} ${y})`}>
        <MoonAt x={x} y={y} r={12} share={share} />
      </g>
    ))}
    <MoonAt x={195} y={296} r={17} share={1} />
    <g className={styles.large}>
      <Stars of={heavens} />
    </g>
  </>
)

export const statusFigures: Readonly<Record<StatusFigure, () => ReactNode>> = {
  notFound: NotFound,
  domain: Broken,
  unauthorized: Unauthorized,
  forbidden: Forbidden,
  serverError: ServerError,
  somethingWrong: Broken,
  maintenance: Phases,
}
