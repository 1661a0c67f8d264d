import { describe, expect, it } from "vitest"
import { measuredPages } from "../page-speed/pages.ts"
import { barRow, missedBars } from "./bars.ts"
import { figuresOf, medianOfRuns, type PageFigures, type Report, shortcomings } from "./figures.ts"

const good: PageFigures = {
  performance: 95,
  fcp: 1_234,
  lcp: 2_500,
  tbt: 200,
  cls: 0.02,
  data: 12_345,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  machine: 1_000,
}
const page = (name: string) => measuredPages.find((one) => one.name === name)!
const measured = (name: string, figures: Partial<PageFigures> = {}) =>
  ({ page: page(name), locale: "th", figures: { ...good, ...figures } }) as const

const report: Report = {
  categories: {
    performance: { score: 0.57, auditRefs: [{ id: "largest-contentful-paint", weight: 25 }] },
    accessibility: {
      score: 0.93,
      auditRefs: [
        { id: "target-size", weight: 7 },
        { id: "image-alt", weight: 10 },
        { id: "landmarks", weight: 0 },
      ],
    },
    "best-practices": { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    "first-contentful-paint": { score: 0.5, numericValue: 2_900 },
    "largest-contentful-paint": { score: 0.4, numericValue: 4_100 },
    "total-blocking-time": { score: 0.6, numericValue: 444 },
    "cumulative-layout-shift": { score: 0.3, numericValue: 0.28 },
    "target-size": { score: 0 },
    "image-alt": { score: 1 },
    landmarks: { score: 0 },
    "network-requests": {
      score: 1,
      details: {
        items: [
          { url: "http://127.0.0.1:1/main", transferSize: 5_000 },
          { url: "http://127.0.0.1:1/assets/api/index.js", transferSize: 7_000 },
          { url: "http://127.0.0.1:1/api/users-infos", transferSize: 700 },
          { url: "http://127.0.0.1:1/poy-api/bet-lists.latest?a=1", transferSize: 61_000 },
          { url: "http://127.0.0.1:1/api/cashs" },
        ],
      },
    },
  },
  environment: { benchmarkIndex: 812 },
}

describe("What is read of a report", () => {
  it("is each score, each time, and the operator's answers on the line alone", () => {
    expect(figuresOf(report)).toEqual({
      performance: 57,
      fcp: 2_900,
      lcp: 4_100,
      tbt: 444,
      cls: 0.28,
      data: 61_700,
      accessibility: 93,
      bestPractices: 100,
      seo: 100,
      machine: 812,
    })
  })

  it("names what keeps a page from a full score, and nothing that counts for nothing", () => {
    expect(shortcomings(report)).toEqual(["accessibility: target-size"])
  })

  it("is never a zero where something was not measured", () => {
    const { "total-blocking-time": _, ...audits } = report.audits
    expect(() => figuresOf({ ...report, audits })).toThrow("Lighthouse measured no total-blocking-time")
    const seo = { score: null, auditRefs: [] }
    expect(() => figuresOf({ ...report, categories: { ...report.categories, seo } })).toThrow(
      "Lighthouse gave no score for seo",
    )
  })
})

describe("Several runs", () => {
  it("count by the one in the middle, each figure by itself", () => {
    const runs = [
      { ...good, lcp: 9_000, tbt: 10 },
      { ...good, lcp: 2_000, tbt: 30 },
      { ...good, lcp: 3_000, tbt: 20 },
    ]
    expect(medianOfRuns(runs)).toEqual({ ...good, lcp: 3_000, tbt: 20 })
  })
})

describe("The bars", () => {
  it("are kept by a page that just reaches them, which is less for a player than for a guest", () => {
    expect(missedBars(measured("/"))).toEqual([])
    expect(missedBars(measured("/main", { performance: 90 }))).toEqual([])
    expect(missedBars(measured("/", { performance: 94 }))).toEqual(["/ in th: performance 94, under 95"])
    expect(missedBars(measured("/main", { performance: 89 }))).toEqual(["/main in th: performance 89, under 90"])
  })

  it("are missed one by one", () => {
    const bad = { lcp: 10_300, tbt: 201, cls: 0.0209, accessibility: 99, bestPractices: 98, seo: 66 }
    expect(missedBars(measured("bet", bad))).toEqual([
      "bet in th: LCP 10.3 s, over 2.5 s",
      "bet in th: TBT 201 ms, over 200 ms",
      "bet in th: CLS 0.021, over 0.02",
      "bet in th: accessibility 99, under 100",
      "bet in th: best practices 98, under 100",
      "bet in th: SEO 66, under 100",
    ])
  })

  it("stand under a row a page", () => {
    expect(barRow(measured("/lotto/yeekee"))).toEqual([
      "/lotto/yeekee",
      "th",
      "95",
      "1.2 s",
      "2.5 s",
      "200 ms",
      "0.020",
      "12.3 kB",
      "100",
      "100",
      "100",
    ])
  })
})
