import { describe, expect, it } from "vitest"
import { measuredPages } from "../page-speed/pages.ts"
import { judge, largest, type Measured, row } from "./report.ts"
import type { Visited } from "./visit.ts"
import { kindOfResponse, wireOf } from "./wire.ts"

const site = "http://127.0.0.1:1"
const main = measuredPages.find(({ name }) => name === "/main")!
const visited: Visited = {
  paint: 1_200,
  painted: "span money",
  answersAt: 1_500,
  shifted: 0.004,
  bytes: { document: 2_000, script: 220_000, style: 14_000, font: 48_000, picture: 600, data: 61_700, other: 0 },
  calls: new Map([["/api/cashs", 1]]),
}
const measured = (is: "cold" | "again", visits: ReadonlyArray<Partial<Visited>>): Measured => ({
  page: main,
  locale: "th",
  is,
  visits: visits.map((visit) => ({ ...visited, ...visit })),
})

describe("What goes over the line", () => {
  it("is of a kind by what it is, and data where it answers a call of the operator", () => {
    const kind = (path: string, mimeType: string) => kindOfResponse({ url: `${site}${path}`, mimeType })
    expect(kind("/main", "text/html")).toBe("document")
    expect(kind("/assets/first.js", "text/javascript")).toBe("script")
    expect(kind("/assets/first.css", "text/css")).toBe("style")
    expect(kind("/assets/anuphan.woff2", "font/woff2")).toBe("font")
    expect(kind("/favicon.svg", "image/svg+xml")).toBe("picture")
    expect(kind("/poy-api/bet-lists.latest?group=gov", "application/json")).toBe("data")
    expect(kind("/api/nothing", "text/html")).toBe("data")
    expect(kind("/ccu", "application/json")).toBe("other")
  })

  it("is added up by kind, and every call is counted, those from the cache too", () => {
    const mimeType = "application/json"
    const { bytes, calls } = wireOf([
      { url: `${site}/main`, mimeType: "text/html", bytes: 2_000 },
      { url: `${site}/poy-api/bet-lists.latest?a=1`, mimeType, bytes: 60_000 },
      { url: `${site}/poy-api/bet-lists.latest?a=2`, mimeType, bytes: 0 },
      { url: `${site}/api/cashs`, mimeType, bytes: 700 },
    ])
    expect(bytes).toEqual({ document: 2_000, script: 0, style: 0, font: 0, picture: 0, data: 60_700, other: 0 })
    expect([...calls]).toEqual([
      ["/poy-api/bet-lists.latest", 2],
      ["/api/cashs", 1],
    ])
  })
})

describe("The report of visits", () => {
  it("gives the one in the middle of each figure, and the calls that any visit sent more than once", () => {
    const visits = [
      { paint: 900 },
      { paint: 5_000, calls: new Map([["/poy-api/bet-lists.latest", 2]]) },
      { paint: 1_000, calls: new Map([["/poy-api/bet-lists.latest", 1]]) },
    ]
    expect(row(measured("cold", visits))).toEqual([
      "/main",
      "th",
      "cold",
      "1.00 s",
      "1.50 s",
      "0.004",
      "2.0 kB",
      "220.0 kB",
      "14.0 kB",
      "48.0 kB",
      "0.6 kB",
      "61.7 kB",
      "1",
      "bet-lists.latest 2",
    ])
  })

  it("names what was painted largest", () => {
    expect(largest(measured("cold", [{}, { painted: "h1" }, {}]))).toBe("/main th cold: largest span money or h1")
  })

  it("holds a repeated visit to 1.2 seconds, and the first to nothing", () => {
    expect(judge(measured("again", [{ paint: 1_200 }]))).toEqual([])
    expect(judge(measured("again", [{ paint: 1_210 }]))).toEqual([
      "/main in th: 1.21 s to the largest paint of a repeated visit, over 1.20 s",
    ])
    expect(judge(measured("cold", [{ paint: 9_000 }]))).toEqual([])
  })
})
