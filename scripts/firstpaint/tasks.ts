import * as v from "valibot"
import type { Visit } from "../page-speed/demo-player.ts"
import { inOwnChromium } from "../page-speed/own-chromium.ts"
import { withDevTools } from "./devtools.ts"
import { makeRequests } from "./requests.ts"

const Request = v.object({ requestId: v.string() })
const Collected = v.object({
  value: v.array(
    v.object({
      name: v.string(),
      ph: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      dur: v.optional(v.number()),
      tdur: v.optional(v.number()),
      args: v.optional(
        v.looseObject({ data: v.optional(v.looseObject({ documentLoaderURL: v.optional(v.string()) })) }),
      ),
    }),
  ),
})
export type TraceEvent = v.InferOutput<typeof Collected>["value"][number]

/**
 * How long each task of a page's main thread took after its first paint, in milliseconds, by the thread's own clock: what
 * else the machine does meanwhile is not in it. Nothing where the trace tells of no first paint.
 */
export const tasksOf = (events: ReadonlyArray<TraceEvent>, url: string): ReadonlyArray<number> | undefined => {
  const begin = events.findLast(({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === url)
  const paint = events.find(
    ({ name, pid, ts }) => name === "firstContentfulPaint" && pid === begin?.pid && ts > begin.ts,
  )
  if (begin === undefined || paint === undefined) return undefined
  return events
    .filter(
      ({ name, ph, pid, tid }) => name.endsWith("RunTask") && ph === "X" && pid === begin.pid && tid === begin.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => tdur / 1_000)
}

/** The trace of one visit in hundreds comes without its first paint. */
const mostVisits = 3

/** The tasks of a first visit on a processor so many times slower, in a browser that watches nothing else. */
export const tasksOfVisit = async (executablePath: string, visit: Visit, slowness: number) => {
  for (let visits = 0; visits < mostVisits; visits++) {
    const tasks = tasksOf(await traceOf(executablePath, visit, slowness), visit.url)
    if (tasks !== undefined) return tasks
  }
  throw new Error(`${visit.url} was not painted in ${mostVisits} visits`)
}

const traceOf = (
  executablePath: string,
  { url, cookies }: Visit,
  slowness: number,
): Promise<ReadonlyArray<TraceEvent>> =>
  inOwnChromium(executablePath, cookies, (port) =>
    withDevTools(port, async ({ send, on }) => {
      const events: Array<TraceEvent> = []
      const requests = makeRequests()
      const collected = Promise.withResolvers<void>()
      const loaded = Promise.withResolvers<void>()
      on("Tracing.dataCollected", (params) => events.push(...v.parse(Collected, params).value))
      on("Tracing.tracingComplete", () => collected.resolve())
      on("Page.loadEventFired", () => loaded.resolve())
      on("Network.requestWillBeSent", (params) => requests.began(v.parse(Request, params).requestId))
      on("Network.loadingFinished", (params) => requests.ended(v.parse(Request, params).requestId))
      on("Network.loadingFailed", (params) => requests.ended(v.parse(Request, params).requestId))
      await send("Page.enable")
      await send("Network.enable")
      await send("Emulation.setDeviceMetricsOverride", {
        width: 412,
        height: 823,
        deviceScaleFactor: 1.75,
        mobile: true,
      })
      await send("Emulation.setCPUThrottlingRate", { rate: slowness })
      await send("Tracing.start", {
        transferMode: "ReportEvents",
        traceConfig: { includedCategories: ["toplevel", "loading", "blink.user_timing"], excludedCategories: ["*"] },
      })
      await send("Page.navigate", { url })
      await loaded.promise
      await requests.untilQuiet()
      await send("Tracing.end")
      await collected.promise
      return events
    }),
  )
