import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../testing/clock.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { makeLive } from "./live.machine.ts"
import { connectionOnCommand } from "./testing/connection-and-cash.ts"

const start = Date.parse("2026-11-20T16:10:00+07:00")

const online = async (random = 0) => {
  const [connection, phone] = [connectionOnCommand(), phoneOnTheMove()]
  const { clock, pass } = handClock()
  const { ending, published } = visitOnCommand()
  const runtime = ManagedRuntime.make(Layer.mergeAll(connection.layer, phone.layer, ending))
  const live = createActor(makeLive(runtime, { now: () => start + clock.now(), random: () => random }), { clock })
  live.start()
  const is = (state: "connecting" | "live" | "stale" | "polling" | "offline") =>
    waitFor(live, (now) => now.matches(state === "polling" || state === "offline" ? state : { streaming: state }), {
      timeout: 30_000,
    })
  const tries = (count: number) => expect.poll(connection.subscriptions).toBe(count)
  await expect.poll(connection.subscribers).toBe(1)
  return {
    ...phone,
    ...connection,
    live,
    pass,
    is,
    tries,
    invalidated: () => published.filter((topic) => topic === "rounds").length,
  }
}

const openFeed = async (random?: number) => {
  const player = await online(random)
  player.emit({ type: "feed.opened" }, { type: "feed.received" })
  await waitFor(player.live, ({ context }) => context.receivedAt !== undefined)
  await player.is("live")
  return player
}

test("a connection that opens is live, and what was missed before is asked for once", async () => {
  const { live, is, pass, invalidated, emit } = await online()
  expect(live.getSnapshot().matches({ streaming: "connecting" })).toBe(true)
  emit({ type: "feed.opened" })
  await is("live")
  pass(5)
  emit({ type: "feed.received" })
  await waitFor(live, ({ context }) => context.receivedAt === start + 5)
  expect(invalidated()).toBe(1)
})

test("a connection that is silent for 30 s is stale, and one word makes it live again", async () => {
  const { live, is, pass, invalidated, emit } = await openFeed()
  pass(29_999)
  expect(live.getSnapshot().matches({ streaming: "live" })).toBe(true)
  pass(1)
  expect(live.getSnapshot().matches({ streaming: "stale" })).toBe(true)
  expect(live.getSnapshot().context.receivedAt).toBe(start)
  expect(invalidated()).toBe(2)
  emit({ type: "feed.received" })
  expect((await is("live")).context.receivedAt).toBe(start + 30_000)
})

test("each sign of life begins the silence anew", async () => {
  const { live, pass, emit } = await openFeed()
  for (const second of [20, 40, 60]) {
    pass(20_000)
    expect(live.getSnapshot().matches({ streaming: "live" })).toBe(true)
    emit({ type: "feed.received" })
    await waitFor(live, ({ context }) => context.receivedAt === start + second * 1_000)
  }
  expect(live.getSnapshot().matches({ streaming: "live" })).toBe(true)
})

test("a silence of 45 s is a loss: the connection is given up, and data is asked for every 5 s until the next try", async () => {
  const { live, is, pass, subscribers, tries, invalidated } = await openFeed()
  pass(44_999)
  expect(live.getSnapshot().matches({ streaming: "stale" })).toBe(true)
  pass(1)
  expect(live.getSnapshot().matches("polling")).toBe(true)
  expect(live.getSnapshot().context).toMatchObject({ failures: 1, nextRetryAt: start + 51_000, receivedAt: start })
  pass(1)
  expect(invalidated()).toBe(3)
  await expect.poll(subscribers).toBe(0)
  pass(5_999)
  expect((await is("connecting")).context.nextRetryAt).toBeUndefined()
  await tries(2)
})

test("of many who lose the connection in one moment each asks, and tries anew, at a moment of their own", async () => {
  const { is, pass, emit, tries, invalidated, live } = await openFeed(0.4)
  emit({ type: "feed.closed" })
  await is("polling")
  pass(1_999)
  expect(invalidated()).toBe(1)
  pass(1)
  expect(invalidated()).toBe(2)
  pass(1_839)
  expect(live.getSnapshot().matches("polling")).toBe(true)
  pass(1)
  await tries(2)
  emit({ type: "feed.closed" })
  await is("polling")
  pass(1)
  expect(invalidated()).toBe(3)
})

test("tries that fail come ever less often, at most half a minute apart, while data is asked for every 5 s", async () => {
  const { live, is, pass, emit, tries, invalidated } = await online()
  const waits: Array<number> = []
  for (let failed = 1; failed <= 7; failed++) {
    await tries(failed)
    const before = live.getSnapshot().context.receivedAt
    emit({ type: "feed.closed" })
    const { context } = await is("polling")
    expect([context.failures, context.receivedAt]).toEqual([failed, before])
    let waited = 0
    for (; live.getSnapshot().matches("polling"); waited += 500) pass(500)
    waits.push(waited)
  }
  expect(waits).toEqual([6_000, 12_000, 24_000, 30_000, 30_000, 30_000, 30_000])
  expect(invalidated()).toBe(2 + 3 + 5 + 6 + 6 + 6 + 6)
})

test("a try that is not answered for 10 s has failed", async () => {
  const { live, pass } = await online()
  pass(9_999)
  expect(live.getSnapshot().matches({ streaming: "connecting" })).toBe(true)
  pass(1)
  expect(live.getSnapshot().matches("polling")).toBe(true)
})

test("a connection that opens and falls at once counts as failed; one that has spoken begins to count anew", async () => {
  const { is, pass, emit, tries } = await online()
  emit({ type: "feed.opened" }, { type: "feed.closed" })
  expect((await is("polling")).context.failures).toBe(1)
  pass(6_000)
  await tries(2)
  emit({ type: "feed.opened" }, { type: "feed.closed" })
  expect((await is("polling")).context.failures).toBe(2)
  pass(12_000)
  await tries(3)
  emit({ type: "feed.opened" }, { type: "feed.received" }, { type: "feed.closed" })
  expect((await is("polling")).context.failures).toBe(1)
})

test("a player who will not wait is tried for at once", async () => {
  const { live, is, pass, emit, tries } = await openFeed()
  emit({ type: "feed.closed" })
  await is("polling")
  live.send({ type: "retry.requested" })
  await tries(2)
  emit({ type: "feed.opened" })
  await is("live")
  pass(30_000)
  expect(live.getSnapshot().matches({ streaming: "stale" })).toBe(true)
  live.send({ type: "retry.requested" })
  await is("connecting")
  await tries(3)
})

test("without a network nothing is tried, however long it lasts, and everything as soon as it is back", async () => {
  const { is, pass, losesNetwork, findsNetwork, subscribers, subscriptions, emit, invalidated } = await openFeed()
  losesNetwork()
  await is("offline")
  await expect.poll(subscribers).toBe(0)
  const asked = invalidated()
  pass(600_000)
  expect([subscriptions(), invalidated()]).toEqual([1, asked])
  findsNetwork()
  await is("connecting")
  await expect.poll(subscribers).toBe(1)
  emit({ type: "feed.opened" })
  await is("live")
  expect(invalidated()).toBe(asked + 1)
})

test("who asks for it is tried for once even when the phone says that there is no network", async () => {
  const { live, is, losesNetwork, tries, emit, pass, subscriptions } = await openFeed()
  losesNetwork()
  await is("offline")
  live.send({ type: "retry.requested" })
  await tries(2)
  emit({ type: "feed.closed" })
  await is("offline")
  pass(600_000)
  expect(subscriptions()).toBe(2)
  live.send({ type: "retry.requested" })
  await tries(3)
  emit({ type: "feed.opened" }, { type: "feed.closed" })
  await is("polling")
})

test("a network that comes back, or another one, ends the waiting", async () => {
  const { is, emit, findsNetwork, tries } = await openFeed()
  emit({ type: "feed.closed" })
  await is("polling")
  findsNetwork()
  await tries(2)
})

test("a connection that has fallen silent is tried anew as soon as the network is back", async () => {
  const { is, pass, findsNetwork, tries } = await openFeed()
  pass(30_000)
  await is("stale")
  findsNetwork()
  await is("connecting")
  await tries(2)
})

test("what an old connection says after it was given up no longer counts", async () => {
  const { live, is, emit, tries } = await openFeed()
  emit({ type: "feed.closed" }, { type: "feed.received" }, { type: "feed.opened" })
  const { context } = await is("polling")
  expect(context.failures).toBe(1)
  live.send({ type: "retry.requested" })
  await tries(2)
  expect(live.getSnapshot().matches({ streaming: "connecting" })).toBe(true)
})

test("a token that is refused ends it, and leaving it lets the connection go", async () => {
  const refused = await openFeed()
  refused.emit({ type: "feed.refused" })
  expect((await waitFor(refused.live, (now) => now.status === "done")).value).toBe("unauthorized")
  await expect.poll(refused.subscribers).toBe(0)
  const left = await openFeed()
  left.live.stop()
  await expect.poll(left.subscribers).toBe(0)
})
