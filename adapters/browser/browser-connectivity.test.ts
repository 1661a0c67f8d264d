import { Connectivity } from "@fakham/core"
import { Effect, Stream } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { browserConnectivity } from "./browser-connectivity.ts"
import { standInBrowser } from "./testing/stand-in-browser.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const newsOfPage = () => {
  const first = Connectivity.use(({ news }) => Stream.runHead(news()))
  return Effect.runPromise(Effect.provide(first, browserConnectivity))
}

test("a page that is loaded once the line is back is told for how long it has been since the line was lost", async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] })
  standInBrowser()
  vi.stubGlobal("window", new EventTarget())
  vi.stubGlobal("navigator", { onLine: true })
  expect(await newsOfPage()).toMatchObject({ value: { type: "connection.restored", lostAgo: undefined } })
  vi.stubGlobal("navigator", { onLine: false })
  expect(await newsOfPage()).toMatchObject({ value: { type: "connection.lost" } })
  vi.setSystemTime(1_009_000)
  vi.stubGlobal("navigator", { onLine: true })
  expect(await newsOfPage()).toMatchObject({ value: { type: "connection.restored", lostAgo: 9_000 } })
  vi.setSystemTime(999_000)
  expect(await newsOfPage()).toMatchObject({ value: { type: "connection.restored", lostAgo: undefined } })
})
