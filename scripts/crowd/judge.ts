import type { RequestRates } from "./run-crowd.ts"
import { scenes } from "./scenes.ts"

export const crowdSize = 100_000

type Outcomes = { readonly [Name in keyof typeof scenes]: RequestRates }

/**
 * How many times of the steady rate, which is that of players who hear no push and ask by themselves, a busiest second may
 * have. A page that reached nobody at all asks for the site every five seconds, and its player comes back within them.
 */
const bars = { pushLost: 2, hostsRestart: 2, siteGone: 4.5, roundEnds: 2 } as const satisfies Record<
  keyof typeof scenes,
  number
>

const names = ["pushLost", "hostsRestart", "siteGone", "roundEnds"] as const

const times = (outcomes: Outcomes, name: (typeof names)[number]) => outcomes[name].peak / outcomes.pushLost.after

/** Which scenes ask for too much at once; an operator whom nobody asks anything without push tells nothing. */
export const judgeCrowd = (outcomes: Outcomes): ReadonlyArray<string> => [
  ...(outcomes.pushLost.after > 0.1 ? [] : ["players who hear no push do not ask by themselves"]),
  ...names.flatMap((name) =>
    times(outcomes, name) <= bars[name]
      ? []
      : [`${scenes[name].title}: ${times(outcomes, name).toFixed(1)} times of the steady rate, at most ${bars[name]}`],
  ),
]

const ofAll = (rate: number) =>
  Math.round(rate * crowdSize)
    .toLocaleString("en")
    .padStart(12)

const columns = ["most", "connections", "balances", "rounds", "of life", "later", "times"]
const titleWidth = 38

export const crowdRows = (outcomes: Outcomes): ReadonlyArray<string> => [
  `${"".padEnd(titleWidth)}${columns.map((column) => column.padStart(12)).join("")}`,
  ...names.map((name) => {
    const { peak, peaks, after } = outcomes[name]
    const each = [peak, peaks.connection, peaks.balance, peaks.rounds, peaks["sign of life"], after].map(ofAll)
    return `${scenes[name].title.padEnd(titleWidth)}${[...each, times(outcomes, name).toFixed(1).padStart(12)].join("")}`
  }),
]
