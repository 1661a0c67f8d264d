import type { MarketCountry } from "@fakham/core/lotto"
import { box, disc, petal, starShape, trigram } from "./flag-shapes.ts"

/** Areas one above the other, on a ground of 28 by 20. */
type Flag = ReadonlyArray<readonly [color: string, shape: string]>

const [red, white, navy, blue, black] = ["#B5423C", "#F4F0E6", "#2C3A78", "#3B58A6", "#23253A"] as const
const [yellow, gold, saffron, green] = ["#E6C36A", "#C9A553", "#DD8A45", "#3A7D56"] as const

const threeStripes = (...colors: readonly [string, string, string]): Flag =>
  colors.map((color, place) => [color, box(0, (place * 20) / 3, 28, 20 / 3)] as const)

/** The way from the middle of the flag of Korea to its lower right corner, from straight up. */
const toCorner = Math.PI / 2 + Math.atan2(2, 3)

/** The flags of the exchanges' countries, in the muted colors of a printed atlas. */
export const flags: Readonly<Record<MarketCountry, Flag>> = {
  TH: [
    [red, box(0, 0, 28, 20)],
    [white, box(0, 10 / 3, 28, 40 / 3)],
    [navy, box(0, 20 / 3, 28, 20 / 3)],
  ],
  JP: [
    [white, box(0, 0, 28, 20)],
    [red, disc([14, 10], 6)],
  ],
  CN: [
    [red, box(0, 0, 28, 20)],
    [
      yellow,
      starShape([5, 5], 3) +
        starShape([10, 2], 1.1) +
        starShape([12, 4.2], 1.1) +
        starShape([12, 7.2], 1.1) +
        starShape([10, 9.4], 1.1),
    ],
  ],
  HK: [
    [red, box(0, 0, 28, 20)],
    [white, [0, 1, 2, 3, 4].map((leaf) => petal([14, 10], 6.4, 0.25 + (leaf * 2 * Math.PI) / 5)).join("")],
  ],
  TW: [
    [red, box(0, 0, 28, 20)],
    [navy, box(0, 0, 14, 10)],
    [white, starShape([7, 5], 3.8, { points: 12, depth: 0.62 })],
    [navy, disc([7, 5], 2.2)],
    [white, disc([7, 5], 1.9)],
  ],
  KR: [
    [white, box(0, 0, 28, 20)],
    [blue, disc([14, 10], 5)],
    [red, "M9.84 7.23A5 5 0 0 1 18.16 12.77A2.5 2.5 0 0 0 14 10A2.5 2.5 0 0 1 9.84 7.23z"],
    [
      black,
      trigram([14, 10], toCorner + Math.PI, [true, true, true]) +
        trigram([14, 10], toCorner, [false, false, false]) +
        trigram([14, 10], -toCorner, [true, false, true]) +
        trigram([14, 10], Math.PI - toCorner, [false, true, false]),
    ],
  ],
  SG: [
    [white, box(0, 0, 28, 20)],
    [red, box(0, 0, 28, 10)],
    [white, disc([6, 5], 3.4)],
    [red, disc([7.3, 5], 3)],
    [
      white,
      [0, 1, 2, 3, 4]
        .map((at) => (at * 2 * Math.PI) / 5)
        .map((angle) => starShape([8.8 + Math.sin(angle) * 1.9, 5 - Math.cos(angle) * 1.9], 0.85))
        .join(""),
    ],
  ],
  IN: [
    ...threeStripes(saffron, white, green),
    [navy, disc([14, 10], 2.6)],
    [white, disc([14, 10], 2.1)],
    [navy, starShape([14, 10], 2.1, { points: 12, depth: 0.25 })],
  ],
  EG: [...threeStripes(red, white, black), [gold, "M14 7.4l.8 1 2-.4-.5 3-1.1.7.6 1h-3.6l.6-1-1.1-.7-.5-3 2 .4z"]],
  RU: threeStripes(white, blue, red),
  GB: [
    [navy, box(0, 0, 28, 20)],
    [white, "M0 0h3.2L28 17.7V20h-3.2L0 2.3zM28 0h-3.2L0 17.7V20h3.2L28 2.3z"],
    [red, "M0 0 14 10h-1.7L0 1.2zM28 0 14 10V8.8L26.3 0zM28 20 14 10h1.7L28 18.8zM0 20 14 10v1.2L1.7 20z"],
    [white, box(11, 0, 6, 20) + box(0, 7, 28, 6)],
    [red, box(12.2, 0, 3.6, 20) + box(0, 8.2, 28, 3.6)],
  ],
  DE: threeStripes(black, red, yellow),
  US: [
    [white, box(0, 0, 28, 20)],
    [red, [0, 2, 4, 6, 8, 10, 12].map((stripe) => box(0, (stripe * 20) / 13, 28, 20 / 13)).join("")],
    [navy, box(0, 0, 12.4, (7 * 20) / 13)],
    [
      white,
      [0, 1, 2, 3]
        .flatMap((row) => [0, 1, 2, 3].map((place) => starShape([1.8 + place * 2.9, 1.7 + row * 2.5], 0.95)))
        .join(""),
    ],
  ],
}
