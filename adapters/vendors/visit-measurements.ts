import { type Metric, onCLS, onINP, onLCP } from "web-vitals"

type Measured = { readonly route: string; readonly value: number }
type Names = "lcp" | "inp" | "cls" | "answeredTap"

export type MeasuredVisit = {
  /** The pattern of the page that was shown at a time of the page's own clock, in milliseconds. */
  readonly routeAt: (time: number) => string
  /** When the page was drawn and answered taps. */
  readonly drawnAt: number | undefined
  /** Whether the visitor agrees to it, as of now. */
  readonly isAgreed: () => boolean
}

const addressOfMeasurements = "/measurements"

/** The kind of device, by how wide the page is. */
export const deviceOf = (width: number): "phone" | "tablet" | "desktop" => {
  if (width < 600) return "phone"
  return width < 1_024 ? "tablet" : "desktop"
}

const slowLines: ReadonlySet<unknown> = new Set(["slow-2g", "2g", "3g"])

/** A device is slow where the browser tells of a slow line, or of little memory or few processors; what it does not tell counts as fast. */
export const speedOf = (navigator: object): "fast" | "slow" => {
  const connection: unknown = Reflect.get(navigator, "connection")
  const line: unknown =
    typeof connection === "object" && connection !== null ? Reflect.get(connection, "effectiveType") : undefined
  const isFew = (name: string) => Number(Reflect.get(navigator, name) ?? Number.POSITIVE_INFINITY) <= 2
  return slowLines.has(line) || isFew("deviceMemory") || isFew("hardwareConcurrency") ? "slow" : "fast"
}

/** A page that was out of sight before that time had no hurry. */
const wasHiddenBefore = (time: number): boolean =>
  performance.getEntriesByType("visibility-state").some(({ name, startTime }) => name === "hidden" && startTime < time)

const tenThousandths = (value: number) => Math.round(value * 10_000) / 10_000

/** Tells the server once, when the page is hidden, what the visit felt like until then: nothing of who visits. */
export const measureVisit = ({ routeAt, drawnAt, isAgreed }: MeasuredVisit): void => {
  const measured: { [Name in Names]?: Measured } = {}
  const note = (name: Names, value: number, at: number) => {
    measured[name] = { route: routeAt(at), value: tenThousandths(value) }
  }
  const noteMetric =
    (name: Names) =>
    ({ value, entries }: Metric) =>
      note(name, value, entries[0]?.startTime ?? 0)
  onLCP(noteMetric("lcp"))
  onINP(noteMetric("inp"))
  onCLS(noteMetric("cls"))
  const send = () => {
    if (document.visibilityState !== "hidden") return
    removeEventListener("visibilitychange", send)
    if (!isAgreed()) return
    if (drawnAt !== undefined && !wasHiddenBefore(drawnAt)) note("answeredTap", drawnAt, drawnAt)
    const visit = { device: deviceOf(innerWidth), speed: speedOf(navigator), ...measured }
    navigator.sendBeacon(addressOfMeasurements, new Blob([JSON.stringify(visit)], { type: "application/json" }))
  }
  // After the listeners above, which note what was still to be noted.
  addEventListener("visibilitychange", send)
}
