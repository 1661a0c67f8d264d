import { MoneyFeed } from "@fakham/core/site"
import { Effect, ManagedRuntime, Stream } from "effect"
import PusherJs from "pusher-js"
import * as v from "valibot"
import { afterAll, afterEach, expect, test, vi } from "vitest"
import { clientAt } from "../testing/asking.ts"
import { type PusherSettings, pusherMoney } from "./index.ts"
import { collectNews } from "./testing/collect-news.ts"
import { sandboxThatComesAndGoes } from "./testing/sandbox.ts"
import { speakingServer } from "./testing/speaking-server.ts"

const key = "fakham-demo"
const somchai = "5a9d0000-0000-4000-8000-000000000001"
const malee = "5a9d0000-0000-4000-8000-000000000002"
const found = { type: "feed.found" }
const ending: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

const operator = await sandboxThatComesAndGoes()
afterAll(operator.clear)

const subscribe = (
  uuid: string,
  {
    origin = operator.origin,
    channel = "{uuid}",
    token = "",
    idle,
  }: Partial<PusherSettings> & { readonly token?: string; readonly idle?: () => Promise<void> } = {},
) => {
  const client = clientAt({ origin, token: () => token })
  const runtime = ManagedRuntime.make(pusherMoney({ origin, key, channel }, client, idle, () => 0.99))
  const subscriber = collectNews(runtime, Stream.unwrap(MoneyFeed.use((feed) => Effect.succeed(feed.newsOf(uuid)))))
  ending.push(subscriber.leave)
  return subscriber
}

const Rounds = v.object({ data: v.array(v.object({ betId: v.string(), betGroup: v.string() })) })

const spend = async (token: string, price: number) => {
  const { data } = v.parse(Rounds, await (await fetch(`${operator.origin}/poy-api/bet-lists.latest`)).json())
  const betId = data.find(({ betGroup }) => betGroup === "gov")?.betId
  const poy = [{ option: "teng_bon_3", number: "123", price, multiply: 900 }]
  expect((await operator.post("/poy-api/lotteries.gov.create", { betId, poy }, token)).status).toBe(200)
}

test("a player's channel is found, and a bet tells the money that is left", async () => {
  const player = subscribe(somchai)
  const other = subscribe(malee)
  await expect.poll(() => [player.received, other.received]).toEqual([[found], [found]])
  await spend(await operator.tokenOf("somchai88", "Duean69#x"), 80.5)
  await expect.poll(() => player.received).toEqual([found, { type: "cash.changed", cash: 1_240_000 }])
  expect(other.received).toEqual([found])
})

test("a client of pusher-js that knows nothing of this site follows its player's private channel", async () => {
  const token = await operator.tokenOf("malee2569", "Dao2569*k")
  const { hostname, port } = new URL(operator.origin)
  const clientOf = (bearer: string) => {
    const client = new PusherJs(key, {
      cluster: "",
      wsHost: hostname,
      wsPort: Number(port),
      forceTLS: false,
      channelAuthorization: {
        endpoint: `${operator.origin}/api/push.auth`,
        transport: "ajax",
        headers: { authorization: `Bearer ${bearer}` },
      },
    })
    ending.push(async () => client.disconnect())
    return (channel: string) =>
      new Promise<string>((resolve) => {
        const subscription = client.subscribe(channel)
        subscription.bind("pusher:subscription_succeeded", () => resolve("follows"))
        subscription.bind("pusher:subscription_error", ({ status }: { readonly status: number }) =>
          resolve(`${status}`),
        )
      })
  }

  expect(await clientOf(token)(`private-${malee}`)).toBe("follows")
  expect(await clientOf(token)(`private-${somchai}`)).toBe("403")
  expect(await clientOf("nobody")(`private-${malee}`)).toBe("401")
})

test("a private channel opens to its own player alone", async () => {
  const token = await operator.tokenOf("malee2569", "Dao2569*k")
  const channel = "private-{uuid}"
  const [own, strange, guest] = [
    subscribe(malee, { channel, token }),
    subscribe(somchai, { channel, token }),
    subscribe(malee, { channel }),
  ]
  await expect.poll(() => own.received).toEqual([found])
  await spend(token, 10)
  await expect.poll(() => own.received).toEqual([found, { type: "cash.changed", cash: 34_025 }])
  expect([strange.received, guest.received]).toEqual([[], []])
})

test("a push server that goes is told as lost, and as found when it is back at the same address", async () => {
  const player = subscribe(somchai)
  await expect.poll(() => player.received).toEqual([found])
  // The library tries again a quarter of a minute after it found nobody.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  ending.push(async () => vi.useRealTimers())
  await operator.goes()
  await expect.poll(() => player.received).toEqual([found, { type: "feed.lost" }])
  await operator.comesBack()
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.poll(() => player.received).toEqual([found, { type: "feed.lost" }, found])
})

test("an app that the server does not know is never found", async () => {
  const client = clientAt({ origin: operator.origin, token: () => undefined })
  const runtime = ManagedRuntime.make(pusherMoney({ origin: operator.origin, key: "other", channel: "{uuid}" }, client))
  const subscriber = collectNews(runtime, Stream.unwrap(MoneyFeed.use((feed) => Effect.succeed(feed.newsOf(somchai)))))
  const known = subscribe(somchai)
  await expect.poll(() => known.received).toEqual([found])
  expect(subscriber.received).toEqual([])
  await subscriber.leave()
})

test("the library as it is follows the sandbox, with nothing of ours between", async () => {
  const { hostname, port } = new URL(operator.origin)
  const pusher = new PusherJs(key, { cluster: "", wsHost: hostname, wsPort: Number(port), forceTLS: false })
  ending.push(async () => pusher.disconnect())
  const channel = pusher.subscribe(somchai)
  await new Promise((resolve) => channel.bind("pusher:subscription_succeeded", resolve))
  const pushed = new Promise<unknown>((resolve) => channel.bind("money-update", resolve))
  await spend(await operator.tokenOf("somchai88", "Duean69#x"), 100)
  expect(await pushed).toEqual({ balance: 12_300 })
  const closed = new Promise((resolve) => pusher.connection.bind("disconnected", resolve))
  pusher.disconnect()
  await closed
})

const event = (name: string, data?: unknown) =>
  JSON.stringify({ event: name, channel: somchai, data: typeof data === "string" ? data : JSON.stringify(data) })
const greeting = [
  JSON.stringify({
    event: "pusher:connection_established",
    data: JSON.stringify({ socket_id: "1.2", activity_timeout: 120 }),
  }),
]

const speaking = async () => {
  const server = await speakingServer(greeting)
  ending.push(server.stop)
  const player = subscribe(somchai, { origin: server.origin })
  await expect.poll(server.connections).toBe(1)
  server.says(event("pusher_internal:subscription_succeeded", {}))
  await expect.poll(() => player.received).toEqual([found])
  return { ...server, player }
}

test("a page that is busy is not connected before it is idle, and then hears all news", async () => {
  const calls: Array<() => void> = []
  const busy = subscribe(somchai, { idle: () => new Promise((resolve) => calls.push(resolve)) })
  const other = subscribe(somchai)
  await expect.poll(() => other.received).toEqual([found])
  expect([busy.received, calls.length]).toEqual([[], 1])
  calls[0]?.()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.()
  await expect.poll(() => busy.received).toEqual([found])
})

test("what cannot be understood casts doubt, what is not about money is passed over", async () => {
  const { player, says } = await speaking()
  says(
    event("money-update", { balance: 12.5 }),
    event("money-update", { balance: "much" }),
    event("money-update", "{"),
    event("money-update", { balance: null }),
    event("weather", { balance: 1 }),
    JSON.stringify({ event: "money-update", channel: malee, data: '{"balance":1}' }),
    "no json at all",
    event("money-update", { balance: "7.25" }),
  )
  const invalidate = { type: "balance.invalidated" }
  await expect
    .poll(() => player.received.slice(1))
    .toEqual([
      { type: "cash.changed", cash: 1_250 },
      invalidate,
      invalidate,
      invalidate,
      invalidate,
      { type: "cash.changed", cash: 725 },
    ])
})

test("what is said twice or late is told as it comes: the balance is put right by whoever follows", async () => {
  const { player, says } = await speaking()
  says(...[10, 10, 9, 10].map((balance) => event("money-update", { balance })))
  await expect
    .poll(() => player.received.slice(1))
    .toEqual([1_000, 1_000, 900, 1_000].map((cash) => ({ type: "cash.changed", cash })))
})

test("a connection that is cut is lost once and found anew, and one that is left is closed for good", async () => {
  const { player, cuts, says, paths, connections } = await speaking()
  cuts()
  await expect.poll(() => player.received).toEqual([found, { type: "feed.lost" }])
  await expect.poll(connections).toBe(1)
  says(event("pusher_internal:subscription_succeeded", {}))
  await expect.poll(() => player.received).toEqual([found, { type: "feed.lost" }, found])
  await player.leave()
  await expect.poll(connections).toBe(0)
  expect(paths).toHaveLength(2)
  expect(paths[0]).toMatch(/^\/app\/fakham-demo\?protocol=7&/)
})
