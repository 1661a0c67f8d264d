import { moonPath } from "../moon-path.ts"
import styles from "./constellation.module.css"
import { type Constellation, constellationOf, skyOfNumber } from "./constellation-layout.ts"

/** Stars joined by lines, for use inside a drawing of its own. */
export const Stars = ({ of }: { readonly of: Constellation }) => (
  <g className={styles.stars}>
    <path className={styles.line} d={of.line} />
    <path className={styles.halo} d={of.bright} />
    <path className={styles.faint} d={of.faint} />
    <path className={styles.middling} d={of.middling} />
    <path className={styles.bright} d={of.bright} />
  </g>
)

/** A moon inside a larger drawing. */
export const MoonAt = (props: {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly share: number
}) => (
  <g className={styles.moon}>
    <circle cx={props.x} cy={props.y} r={props.r} />
    <path d={moonPath(props.share, props.x, props.y, props.r)} />
  </g>
)

/** The digits of the latest draw as constellations under a waning moon. The number itself is written beside it. */
export const DigitConstellations = ({ number }: { readonly number: string }) => (
  <svg viewBox="0 0 390 250" aria-hidden="true">
    {skyOfNumber(number).map((constellation, index) => (
      <Stars key={index} of={constellation} />
    ))}
    <MoonAt x={312} y={50} r={30} share={0.3} />
  </svg>
)

/** One digit alone, as it stands beside the balance. */
export const DigitConstellation = ({ digit }: { readonly digit: string }) => (
  <svg viewBox="0 0 110 110" aria-hidden="true">
    <Stars of={constellationOf(digit, [34, 6, 0.92], "fmfmbfmf")} />
  </svg>
)
