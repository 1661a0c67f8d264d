import type { Case } from "../page-speed/pages.ts"
import type { PageFigures } from "./figures.ts"

const bars = { guest: 95, player: 90, lcp: 2_500, tbt: 200, cls: 0.02, others: 100 }

type Measured = Case & { readonly figures: PageFigures }

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const whole = (ms: number) => `${Math.round(ms)} ms`

/** Every bar that a page misses, a sentence each. */
export const missedBars = ({ page, locale, figures }: Measured): ReadonlyArray<string> => {
  const { performance, lcp, tbt, cls, accessibility, bestPractices, seo } = figures
  const least = page.isPlayers ? bars.player : bars.guest
  const under = (name: string, score: number, bar: number) => (score < bar ? [`${name} ${score}, under ${bar}`] : [])
  return [
    ...under("performance", performance, least),
    ...(lcp > bars.lcp ? [`LCP ${seconds(lcp)}, over ${seconds(bars.lcp)}`] : []),
    ...(tbt > bars.tbt ? [`TBT ${whole(tbt)}, over ${whole(bars.tbt)}`] : []),
    ...(cls > bars.cls ? [`CLS ${cls.toFixed(3)}, over ${bars.cls}`] : []),
    ...under("accessibility", accessibility, bars.others),
    ...under("best practices", bestPractices, bars.others),
    ...under("SEO", seo, bars.others),
  ].map((fault) => `${page.name} in ${locale}: ${fault}`)
}

export const barHeads: ReadonlyArray<string> = [
  "page",
  "language",
  "performance",
  "FCP",
  "LCP",
  "TBT",
  "CLS",
  "data",
  "accessibility",
  "best practices",
  "SEO",
]
/** The first columns hold words. */
export const barWordColumns = 2

export const barRow = ({ page, locale, figures }: Measured): ReadonlyArray<string> => [
  page.name,
  locale,
  String(figures.performance),
  seconds(figures.fcp),
  seconds(figures.lcp),
  whole(figures.tbt),
  figures.cls.toFixed(3),
  `${(figures.data / 1_000).toFixed(1)} kB`,
  String(figures.accessibility),
  String(figures.bestPractices),
  String(figures.seo),
]
