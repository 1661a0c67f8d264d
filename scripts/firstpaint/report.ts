import { median } from "../commands/median.ts"
import type { Case } from "../page-speed/pages.ts"
import type { Visited } from "./visit.ts"
import type { ResponseKind } from "./wire.ts"

/** All first visits of a page in one language, or all repeated ones. */
export type Measured = Case & {
  readonly is: "cold" | "again"
  readonly visits: ReadonlyArray<Visited>
}

/** A visitor who comes back sees the page within so many milliseconds. */
const bar = 1_200

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`

const middle = ({ visits }: Measured, of: (visited: Visited) => number) => median(visits.map(of))
const paint = (measured: Measured) => middle(measured, (visited) => visited.paint)

export const judge = (measured: Measured): ReadonlyArray<string> =>
  measured.is === "again" && paint(measured) > bar
    ? [
        `${measured.page.name} in ${measured.locale}: ${seconds(paint(measured))} to the largest paint of a repeated visit, over ${seconds(bar)}`,
      ]
    : []

export const heads: ReadonlyArray<string> = [
  "page",
  "language",
  "visit",
  "largest paint",
  "answers a tap",
  "shifts",
  "document",
  "script",
  "style",
  "font",
  "picture",
  "data",
  "calls",
  "sent more than once",
]
/** The first columns hold words. */
export const wordColumns = 3

/** Calls that some visit sent more than once, with how often at most. */
const sentAgain = ({ visits }: Measured): string => {
  const most = new Map<string, number>()
  for (const { calls } of visits)
    for (const [path, count] of calls) most.set(path, Math.max(count, most.get(path) ?? 0))
  return [...most]
    .filter(([, count]) => count > 1)
    .map(([path, count]) => `${path.replace(/^\/(?:poy-)?api\//, "")} ${count}`)
    .join(", ")
}

export const row = (measured: Measured): ReadonlyArray<string> => {
  const { page, locale, is } = measured
  const of = (read: (visited: Visited) => number) => middle(measured, read)
  const kilobytes = (kind: ResponseKind) => `${(of(({ bytes }) => bytes[kind]) / 1_000).toFixed(1)} kB`
  return [
    page.name,
    locale,
    is,
    seconds(paint(measured)),
    seconds(of(({ answersAt }) => answersAt)),
    of(({ shifted }) => shifted).toFixed(3),
    ...(["document", "script", "style", "font", "picture", "data"] as const).map(kilobytes),
    String(of(({ calls }) => [...calls.values()].reduce((sum, count) => sum + count, 0))),
    sentAgain(measured),
  ]
}

/** What each page painted last as its largest, for whoever wants to make that quicker. */
export const largest = ({ page, locale, is, visits }: Measured): string =>
  `${page.name} ${locale} ${is}: largest ${[...new Set(visits.map(({ painted }) => painted))].join(" or ")}`
