import { median } from "../commands/median.ts"
import { isCall } from "../page-speed/pages.ts"

/** What is read of a report of Lighthouse. */
export type Report = {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
  readonly environment: { readonly benchmarkIndex: number }
}
type Category = {
  readonly score: number | null
  readonly auditRefs: ReadonlyArray<{ readonly id: string; readonly weight: number }>
}
type Audit = { readonly score: number | null; readonly numericValue?: number; readonly details?: object }

/** Scores out of a hundred, milliseconds, bytes of the operator's answers on the line, and how quick the machine was. */
export type PageFigures = {
  readonly performance: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly data: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly machine: number
}

const score = ({ categories }: Report, name: string): number => {
  const found = categories[name]?.score
  if (found === undefined || found === null) throw new Error(`Lighthouse gave no score for ${name}`)
  return Math.round(found * 100)
}

const timing = ({ audits }: Report, name: string): number => {
  const found = audits[name]?.numericValue
  if (found === undefined) throw new Error(`Lighthouse measured no ${name}`)
  return found
}

type Request = { readonly url: string; readonly transferSize?: number }

const requests = ({ audits }: Report): ReadonlyArray<Request> => {
  const details: { readonly items?: ReadonlyArray<Request> } = audits["network-requests"]?.details ?? {}
  return details.items ?? []
}

export const figuresOf = (report: Report): PageFigures => ({
  performance: score(report, "performance"),
  fcp: timing(report, "first-contentful-paint"),
  lcp: timing(report, "largest-contentful-paint"),
  tbt: timing(report, "total-blocking-time"),
  cls: timing(report, "cumulative-layout-shift"),
  data: requests(report)
    .filter(({ url }) => isCall(url))
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  accessibility: score(report, "accessibility"),
  bestPractices: score(report, "best-practices"),
  seo: score(report, "seo"),
  machine: report.environment.benchmarkIndex,
})

/** What keeps a page from a full score in all but performance, by the names of Lighthouse's audits. */
export const shortcomings = ({ categories, audits }: Report): ReadonlyArray<string> =>
  ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )

/** Each figure by itself is the median of the runs. */
export const medianOfRuns = (runs: ReadonlyArray<PageFigures>): PageFigures => {
  const of = (name: keyof PageFigures) => median(runs.map((figures) => figures[name]))
  return {
    performance: of("performance"),
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    data: of("data"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    machine: of("machine"),
  }
}
