import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import * as v from "valibot"
import { shortReports } from "./short-reports.ts"

/** Where errors of pages are collected, as a DSN of Sentry or of a server that understands its protocol names it. */
export type ErrorCollector = { readonly address: string; readonly key: string }

const short = v.pipe(v.string(), v.maxLength(300))
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Report = v.object({
  name: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
  route: short,
  frames: v.pipe(v.array(v.object({ function: short, file: short, line: place, column: place })), v.maxLength(30)),
})

/** https://key@host/project as the address of envelopes; undefined when it is no DSN. */
export const collectorOf = (dsn: string): ErrorCollector | undefined => {
  const url = URL.canParse(dsn) ? new URL(dsn) : undefined
  const project = /^\/(\d+)$/.exec(url?.pathname ?? "")?.[1]
  if (url === undefined || project === undefined || !/^https?:$/.test(url.protocol) || url.username === "")
    return undefined
  return { address: `${url.origin}/api/${project}/envelope/`, key: url.username }
}

/** Passes errors of pages on as envelopes, so many a minute and none that is long; a page never waits for the collector. */
export const errorTunnel = (collector: ErrorCollector | undefined, now: () => number = Date.now) => {
  const take = shortReports({ one: "An error", many: "errors", mostBytes: 8_192, mostAMinute: 20 }, now)
  return async (c: Context): Promise<Response> => {
    if (collector === undefined) return c.text("Nobody collects errors.", 404)
    const taken = await take(c)
    if ("refused" in taken) return taken.refused
    const report = v.safeParse(Report, taken.json)
    if (!report.success) return c.text("This is no error of a page.", 400)
    void pass(collector, report.output, now()).catch(() => undefined)
    return c.body(null, 204)
  }
}

const pass = ({ address, key }: ErrorCollector, { name, route, frames }: v.InferOutput<typeof Report>, at: number) => {
  const id = randomUUID().replaceAll("-", "")
  const event = JSON.stringify({
    event_id: id,
    timestamp: at / 1_000,
    platform: "javascript",
    level: "error",
    transaction: route,
    exception: {
      values: [
        {
          type: name,
          stacktrace: {
            // The collector wants the call that failed last.
            frames: frames
              .map((one) => ({ function: one.function, filename: one.file, lineno: one.line, colno: one.column }))
              .toReversed(),
          },
        },
      ],
    },
  })
  const head = JSON.stringify({ event_id: id, sent_at: new Date(at).toISOString() })
  return fetch(address, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(5_000),
    headers: {
      "content-type": "application/x-sentry-envelope",
      "x-sentry-auth": `Sentry sentry_version=7, sentry_client=fakham/0.1, sentry_key=${key}`,
    },
    body: `${head}\n${JSON.stringify({ type: "event", length: Buffer.byteLength(event) })}\n${event}\n`,
  })
}
