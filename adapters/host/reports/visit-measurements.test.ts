import fc from "fast-check"
import { Registry } from "prom-client"
import { expect, test } from "vitest"
import { readVisit, visitHistograms } from "./visit-measurements.ts"

const routes = ["/", "/main", "/lotto/yeekee/$betId"]
const visit = {
  device: "phone",
  speed: "slow",
  lcp: { route: "/main", value: 1_234 },
  inp: { route: "/lotto/yeekee/$betId", value: 80 },
  cls: { route: "/main", value: 0.02 },
  answeredTap: { route: "/main", value: 2_100 },
} as const

const metricsOf = async (sent: ReadonlyArray<unknown>): Promise<string> => {
  const registry = new Registry()
  const observe = visitHistograms(registry, new Set(routes))
  for (const one of sent) {
    const read = readVisit(one)
    if (read !== undefined) observe(read)
  }
  return registry.metrics()
}

test("what a visit felt like is told in seconds by route and kind of device", async () => {
  const text = await metricsOf([visit])
  const of = (route: string) => `{route="${route}",device="phone",speed="slow"}`
  expect(text).toContain(`visit_largest_contentful_paint_seconds_sum${of("/main")} 1.234`)
  expect(text).toContain(`visit_answered_tap_seconds_sum${of("/main")} 2.1`)
  expect(text).toContain(`visit_cumulative_layout_shift_sum${of("/main")} 0.02`)
  expect(text).toContain(`visit_interaction_to_next_paint_seconds_sum${of("/lotto/yeekee/$betId")} 0.08`)
})

test("a visit that nobody tapped on has no interaction to tell of", async () => {
  const { inp: _, ...untouched } = visit
  expect(await metricsOf([untouched])).not.toContain("visit_interaction_to_next_paint_seconds_sum")
})

test("a page is the same with and without a slash at its end", async () => {
  expect(await metricsOf([{ ...visit, lcp: { route: "/main/", value: 1 } }])).toContain(
    'visit_largest_contentful_paint_seconds_count{route="/main",device="phone",speed="slow"} 1',
  )
})

const wrong: ReadonlyArray<readonly [string, unknown]> = [
  ["a kind of device that there is not", { ...visit, device: "watch" }],
  ["a name of who visits", { ...visit, userName: "somchai88" }],
  ["more of a figure than its route and value", { ...visit, lcp: { ...visit.lcp, id: "1" } }],
  ["a time that is none", { ...visit, lcp: { route: "/main", value: "1234" } }],
  ["a time before the visit", { ...visit, lcp: { route: "/main", value: -1 } }],
  ["a time without end", { ...visit, lcp: { route: "/main", value: Number.POSITIVE_INFINITY } }],
  ["a list", [visit]],
  ["nothing", undefined],
]
test.each(wrong)("%s is refused", (_, sent) => {
  expect(readVisit(sent)).toBeUndefined()
})

test("whatever is sent is read or refused, and never fails", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.constant(undefined)), (sent) => {
      expect(readVisit(sent)).toBeUndefined()
    }),
  )
})

const figure = (most: number) =>
  fc.record({ route: fc.string({ maxLength: 100 }), value: fc.double({ min: 0, max: most, noNaN: true }) })
const anyVisit = fc.record(
  {
    device: fc.constantFrom("phone", "tablet", "desktop"),
    speed: fc.constantFrom("fast", "slow"),
    lcp: figure(600_000),
    inp: figure(600_000),
    cls: figure(1_000),
    answeredTap: figure(600_000),
  },
  { requiredKeys: ["device", "speed"] },
)

test("however many routes are made up, there are no more series than pages, kinds of device and one for all others", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyVisit, { minLength: 20, maxLength: 60 }), async (visits) => {
      const text = await metricsOf(visits)
      const counts = [...text.matchAll(/^(visit_\w+)_count\{route="([^"]*)",/gm)]
      for (const [, , route] of counts) expect([...routes, "other"]).toContain(route)
      for (const ofOne of Map.groupBy(counts, ([, name]) => name).values())
        expect(ofOne.length).toBeLessThanOrEqual((routes.length + 1) * 6)
    }),
    { numRuns: 30 },
  )
})
