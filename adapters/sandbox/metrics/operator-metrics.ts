import { serverRegistry } from "@fakham/adapters/metrics"
import { everyCall } from "@fakham/operator/every-call"
import type { MiddlewareHandler } from "hono"
import { Counter, Gauge, Histogram } from "prom-client"
import type { QueuePlaces } from "../http/concurrency-limit.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { BooksFound } from "../upkeep/books-watch.ts"

const calls: ReadonlySet<string> = new Set(everyCall.map(({ method, path }) => `${method} ${path}`))
/** What else is served, by how its path begins. */
const others = [
  ["/__sandbox", "desk"],
  ["/__partner", "partner"],
  ["/__pictures", "pictures"],
  ["/__line", "line"],
  ["/apps", "push"],
] as const

const callOf = (method: string, path: string): string => {
  const call = `${method} ${path}`
  if (calls.has(call)) return call
  return others.find(([begins]) => `${path}/`.startsWith(`${begins}/`))?.[1] ?? "other"
}

/** A fault that the desk orders may have any code; further ones than so many count as one. */
const mostCodes = 200

export type OperatorMetrics = ReturnType<typeof operatorMetrics>

/** The figures of the operator, and those of its process. */
export const operatorMetrics = () => {
  const registry = serverRegistry()
  const registers = [registry]
  const durations = new Histogram({
    name: "operator_call_duration_seconds",
    help: "Calls and what else is served, with the status that they were answered with",
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
    labelNames: ["call", "status"],
    registers,
  })
  const refusals = new Counter({
    name: "operator_refusals_total",
    help: "Refused calls by their code",
    labelNames: ["code"],
    registers,
  })
  const slips = new Counter({
    name: "operator_slips_total",
    help: "Slips that were sent for the first time, by whether they were placed",
    labelNames: ["outcome"],
    registers,
  })
  const codes = new Set<string>()
  const countRefusal = (code: string) => {
    if (codes.size < mostCodes) codes.add(code)
    refusals.inc({ code: codes.has(code) ? code : "other" })
  }
  const timeCalls: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const end = durations.startTimer()
    await next()
    end({ call: callOf(c.req.method, c.req.path), status: c.res.status })
    const code = c.get("code")
    if (code !== undefined) countRefusal(code)
  }
  const gauge = <Label extends string>(
    name: string,
    help: string,
    label: Label,
    read: () => Readonly<Record<string, number>>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [value, count] of Object.entries(read())) this.labels(value).set(count)
      },
    })
  return {
    registry,
    timeCalls,
    countSlips: (outcome: "placed" | "refused", count: number) => slips.inc({ outcome }, count),
    watchSockets: (open: () => Readonly<Record<string, number>>) =>
      void gauge("operator_sockets_open", "WebSockets that are open", "of", open),
    watchQueues: (places: () => QueuePlaces) => {
      const counted = (is: "taken" | "waiting") => () =>
        Object.fromEntries(Object.entries(places()).map(([queue, { [is]: count }]) => [queue, count]))
      gauge("operator_queue_places_taken", "Requests that are being worked on", "queue", counted("taken"))
      gauge("operator_queue_places_waiting", "Requests that wait for a place", "queue", counted("waiting"))
    },
    watchBooks: (found: () => BooksFound) => {
      gauge(
        "operator_books_wrong",
        "Balances that are not the sum of their entries, and movements that do not sum to nothing, as of the last hourly check",
        "of",
        () => {
          const { balances, movements } = found()
          return { balances, movements }
        },
      )
      return new Gauge({
        name: "operator_books_checked_timestamp_seconds",
        help: "When all of the books had been gone over last; 0 before the first time",
        registers,
        collect() {
          this.set(found().checkedAt / 1_000)
        },
      })
    },
  }
}
