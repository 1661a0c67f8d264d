import { RoundFeed } from "@fakham/core/lotto"
import { makeLive } from "@fakham/core/site"
import { phoneOnTheMove, recordedReports } from "@fakham/core/testing"
import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import * as v from "valibot"
import { afterAll, afterEach, expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { ccuFeed } from "./index.ts"
import { betId, ccuCallers } from "./testing/ccu-callers.ts"
import { collectNews } from "./testing/collect-news.ts"
import { sandboxThatComesAndGoes } from "./testing/sandbox.ts"

const { hangUp, later, portsAt } = ccuCallers()
afterEach(hangUp)

const operator = await sandboxThatComesAndGoes()

afterAll(operator.clear)

test("a shot into a round of the sandbox is told to whoever follows its shots", async () => {
  const token = await operator.tokenOf("somchai88", "Duean69#x")
  const { live, shots } = portsAt(operator.origin, () => token)
  const connection = live()
  const round = "yeekee-2026-11-20-60"
  const subscriber = shots(round)
  await expect.poll(() => connection.received.at(0)).toEqual({ type: "feed.opened" })
  const { status } = await operator.post("/poy-api/yings.create", { betId: round, yingNumber: "90457" }, token)
  expect(status).toBe(200)
  await expect.poll(() => subscriber.received).toEqual([{ type: "shots.announced" }])
})

test("a slip that makes its number a limited one is told to whoever follows the rates of its round", async () => {
  const token = await operator.tokenOf("somchai88", "Duean69#x")
  const { live, rates } = portsAt(operator.origin, () => token)
  const connection = live()
  const round = "yeekee-2026-11-20-60"
  const subscriber = rates(round)
  await expect.poll(() => connection.received.at(0)).toEqual({ type: "feed.opened" })
  await operator.post("/__sandbox/players/add", { prefix: "others", count: 8, pin: "Duean69#x", baht: 500 })
  const poy = [{ option: "teng_bon_3", number: "482", price: 500, multiply: 850 }]
  for (let at = 1; at <= 8; at++) {
    const other = await operator.tokenOf(`others0000${at}`, "Duean69#x")
    const { status } = await operator.post("/poy-api/lotteries.yeekee.create", { betId: round, poy }, other)
    expect(status).toBe(200)
  }
  await expect
    .poll(() => subscriber.received)
    .toEqual([{ type: "rates.changed", rates: [{ option: "teng_bon_3", number: "482", multiply: 63_750 }] }])
})

test("the sandbox takes a player's token and no other", async () => {
  const wrong = portsAt(operator.origin, () => "a.b.c").live()
  await wrong.end
  expect(wrong.received.at(-1)).toEqual({ type: "feed.refused" })

  const token = await operator.tokenOf("somchai88", "Duean69#x")
  const { live, lobby } = portsAt(operator.origin, () => token)
  const [connection, all] = [live(), lobby()]
  await expect.poll(() => connection.received).toEqual([{ type: "feed.opened" }, { type: "feed.received" }])
  await operator.post("/__sandbox/clock", { offsetSeconds: await minutesOn(18) })
  await expect
    .poll(() => all.received.find((news) => news.type === "round.drawn" && news.betId === betId))
    .toEqual({
      type: "round.drawn",
      betId,
      drawn: { top3: digits(3), top2: digits(2), bottom2: digits(2) },
    })
})

test("a sandbox that goes and comes back at the same address is found again by the live machine", async () => {
  const token = await operator.tokenOf("somchai88", "Duean69#x")
  const layer = Layer.merge(
    ccuFeed({ origin: operator.origin, token: () => token, reported: recordedReports().reported }),
    phoneOnTheMove().layer,
  )
  const runtime = ManagedRuntime.make(layer)
  const live = createActor(makeLive(runtime, { now: Date.now, random: () => 0.9 })).start()
  later(async () => void live.stop())
  const rounds = collectNews(runtime, Stream.unwrap(RoundFeed.use((feed) => Effect.succeed(feed.news()))))
  later(rounds.leave)
  await waitFor(live, (now) => now.matches({ streaming: "live" }))
  await expect.poll(() => rounds.received.at(-1)).toEqual({ type: "feed.found" })

  await operator.goes()
  await waitFor(live, (now) => now.matches("polling"))
  await expect.poll(() => rounds.received.at(-1)).toEqual({ type: "feed.lost" })
  await operator.comesBack()
  await waitFor(live, (now) => now.matches({ streaming: "live" }))
  await expect.poll(() => rounds.received.at(-1)).toEqual({ type: "feed.found" })
})

test("a notice of maintenance of the sandbox's desk is told as it is given, and when it is over", async () => {
  const token = await operator.tokenOf("somchai88", "Duean69#x")
  const { live, maintenance } = portsAt(operator.origin, () => token)
  const [connection, notices] = [live(), maintenance()]
  await expect.poll(() => connection.received.at(0)).toEqual({ type: "feed.opened" })
  await operator.post("/__sandbox/maintenance", { until: 4_081_143_600 })
  const announced = { type: "maintenance.announced", until: 4_081_143_600_000 }
  await expect.poll(() => notices.received).toEqual([announced])
  await fetch(`${operator.origin}/__sandbox/maintenance`, {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    body: "{}",
  })
  await expect.poll(() => notices.received).toEqual([announced, { type: "maintenance.ended" }])
})

const digits = (length: number): unknown => expect.stringMatching(new RegExp(`^\\d{${length}}$`))

const State = v.object({ data: v.object({ offsetSeconds: v.number() }) })

const minutesOn = async (minutes: number): Promise<number> => {
  const state = v.parse(State, await (await fetch(`${operator.origin}/__sandbox/state`)).json())
  return state.data.offsetSeconds + minutes * 60
}
