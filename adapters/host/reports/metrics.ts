import type { IncomingMessage, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { type MetricsAccess, mayReadMetrics, metricsText, metricsType, serverRegistry } from "@fakham/adapters/metrics"
import type { Context } from "hono"
import { Gauge, Histogram } from "prom-client"
import { type Destination, isPassedOn } from "../proxy/forwarding.ts"
import { isUnder } from "../target.ts"

export const metricsPath = "/metrics"
export const measurementsPath = "/measurements"

/** What a request was for; one that was refused before anybody looked at its path is for nothing. */
type RequestKind = "call" | "push" | "further" | "page" | "file" | "own" | "refused"

const own = new Set(["/livez", "/readyz", "/errors", "/external/session", measurementsPath, metricsPath])

export const requestKind = (
  path: string,
  destination: Destination | undefined,
  files: ReadonlyMap<string, unknown>,
): RequestKind => {
  if (destination !== undefined) {
    if (destination.keepsHost) return "further"
    return isUnder(path, "/api") || isUnder(path, "/poy-api") ? "call" : "push"
  }
  if (own.has(path)) return "own"
  return files.has(path) || path.startsWith("/assets/") ? "file" : "page"
}

export type HostMetrics = ReturnType<typeof hostMetrics>

/** The figures of a host: requests by what they are for, connections that stay open, and those of the process. */
export const hostMetrics = () => {
  const registry = serverRegistry()
  const requests = new Histogram({
    name: "host_request_duration_seconds",
    help: "Requests by what they were for, with the status that they were answered with",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    labelNames: ["kind", "status"],
    registers: [registry],
  })
  const connections = new Gauge({
    name: "host_connections_open",
    help: "Connections of players that are passed on and stay open",
    labelNames: ["to"],
    registers: [registry],
  })
  return {
    registry,
    /** Times a request until it is answered, or cut off; what it was for may be said meanwhile. */
    time: () => {
      const end = requests.startTimer()
      let kind: RequestKind = "refused"
      return {
        isFor: (given: RequestKind): void => {
          kind = given
        },
        end: ({ statusCode: status }: ServerResponse): void => {
          end({ kind, status })
        },
      }
    },
    countConnection: (path: string, socket: Duplex): void => {
      const to = path === "/ccu" ? "ccu" : "push"
      connections.inc({ to })
      socket.on("close", () => connections.dec({ to }))
    },
  }
}

/** Tells the figures to whom a setting lets read them. */
export const answerMetrics = async (
  c: Context,
  incoming: IncomingMessage,
  { registry }: Pick<HostMetrics, "registry">,
  access: Exclude<MetricsAccess, "closed">,
): Promise<Response> => {
  const { headers, method = "", socket } = incoming
  const isDirect = access !== "open" || !isPassedOn(incoming)
  if (!isDirect || !(await mayReadMetrics({ headers, method, peer: socket.remoteAddress ?? "" }, access)))
    return c.text("These figures are for whoever runs the site.", 403, { "cache-control": "no-store" })
  return c.body(await metricsText(registry), 200, { "content-type": metricsType, "cache-control": "no-store" })
}
