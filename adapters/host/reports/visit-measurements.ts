import type { Context } from "hono"
import { Counter, Histogram, type Registry } from "prom-client"
import * as v from "valibot"
import { shortReports } from "./short-reports.ts"

const tenMinutes = 600_000

const measured = (most: number) =>
  v.optional(
    v.strictObject({
      route: v.pipe(v.string(), v.maxLength(100)),
      value: v.pipe(v.number(), v.minValue(0), v.maxValue(most)),
    }),
  )

/** What one visit felt like: times in milliseconds, each by the pattern of the page where it was measured. */
const Visit = v.strictObject({
  device: v.picklist(["phone", "tablet", "desktop"]),
  speed: v.picklist(["fast", "slow"]),
  lcp: measured(tenMinutes),
  inp: measured(tenMinutes),
  cls: measured(1_000),
  answeredTap: measured(tenMinutes),
})
type Visit = v.InferOutput<typeof Visit>
type MeasureName = "lcp" | "inp" | "cls" | "answeredTap"

/** What a visit says of itself; nothing where it is anything else. */
export const readVisit = (sent: unknown): Visit | undefined => {
  const read = v.safeParse(Visit, sent)
  return read.success ? read.output : undefined
}

const labelNames = ["route", "device", "speed"] as const
const ofMilliseconds = 1_000

/** Histograms of what visits felt like. A route that is no page of the site counts as `other`, so that nobody makes up series. */
export const visitHistograms = (registry: Registry, routes: ReadonlySet<string>) => {
  const histogram = (name: string, help: string, buckets: ReadonlyArray<number>) =>
    new Histogram({ name, help, buckets: [...buckets], labelNames, registers: [registry] })
  const loads = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 7, 10, 15]
  const histograms: Readonly<Record<MeasureName, ReturnType<typeof histogram>>> = {
    lcp: histogram(
      "visit_largest_contentful_paint_seconds",
      "Until the largest paint of a page that was loaded",
      loads,
    ),
    inp: histogram(
      "visit_interaction_to_next_paint_seconds",
      "How long the slowest interactions of a visit waited for the next paint",
      [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.75, 1, 2],
    ),
    cls: histogram(
      "visit_cumulative_layout_shift",
      "How far a page moved by itself, as its cumulative layout shift",
      [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ),
    answeredTap: histogram("visit_answered_tap_seconds", "Until a page that was loaded answered taps", loads),
  }
  const observe = (name: MeasureName, { [name]: part, device, speed }: Visit) => {
    if (part === undefined) return
    const route = part.route.replace(/(.)\/$/, "$1")
    const labels = { route: routes.has(route) ? route : "other", device, speed }
    histograms[name].observe(labels, name === "cls" ? part.value : part.value / ofMilliseconds)
  }
  return (visit: Visit): void => {
    for (const name of ["lcp", "inp", "cls", "answeredTap"] as const) observe(name, visit)
  }
}

/** Takes what visits of players who agreed to it felt like, and counts those that are refused. */
export const visitIntake = (registry: Registry, routes: ReadonlySet<string>) => {
  const take = shortReports({
    one: "A measurement",
    many: "measurements",
    mostBytes: 1_024,
    mostAMinute: 1_200,
    mostOfOne: 120,
  })
  const observe = visitHistograms(registry, routes)
  const reports = new Counter({
    name: "visit_reports_total",
    help: "What visits sent of how they felt, by whether it was taken",
    labelNames: ["outcome"],
    registers: [registry],
  })
  return async (c: Context, address: string): Promise<Response> => {
    const taken = await take(c, address)
    const visit = "json" in taken ? readVisit(taken.json) : undefined
    reports.inc({ outcome: visit === undefined ? "refused" : "taken" })
    if ("refused" in taken) return taken.refused
    if (visit === undefined) return c.text("This is no measurement of a visit.", 400)
    observe(visit)
    return c.body(null, 204)
  }
}
