import { type MetricsAccess, mayReadMetrics, metricsText, metricsType } from "@fakham/adapters/metrics"
import type { Hono } from "hono"
import { metricsClosed } from "../http/refusal.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { OperatorMetrics } from "./operator-metrics.ts"

/** Tells the figures to whom a setting lets read them. */
export const serveMetrics = (
  app: Hono<RequestEnv>,
  { registry }: Pick<OperatorMetrics, "registry">,
  access: Exclude<MetricsAccess, "closed">,
): void => {
  app.get("/metrics", async (c) => {
    const { headers, socket } = c.env.incoming
    const caller = { method: c.req.method, headers, peer: socket.remoteAddress ?? "" }
    if (!(await mayReadMetrics(caller, access))) return refuse(c, metricsClosed)
    return c.body(await metricsText(registry), 200, { "content-type": metricsType })
  })
}
