import { afterEach, expect, test } from "vitest"
import { betId, ccuCallers } from "./testing/ccu-callers.ts"
import { speakingServer } from "./testing/speaking-server.ts"

const { hangUp, later, portsAt, speaking, troubles } = ccuCallers()
afterEach(hangUp)

const [lost, found] = [{ type: "feed.lost" }, { type: "feed.found" }]

const moved = { type: "round.moved", betId, realCloseTime: 1_795_151_700, realResultTime: 1_795_151_850.5 }

test("one connection serves all: the first opens it, and after the last it is closed", async () => {
  const { live, round, lobby, paths, connections } = await speaking()
  const first = round()
  await expect.poll(() => first.received).toEqual([lost, found])
  const others = [live(), lobby(), round("another")]
  await expect.poll(() => others.map(({ received }) => received.length)).toEqual([1, 1, 1])
  expect(others.map(({ received }) => received[0])).toEqual([{ type: "feed.opened" }, found, found])
  expect(paths).toEqual(["/ccu?token=a-token"])

  await first.leave()
  await others[1]?.leave()
  await others[2]?.leave()
  expect(connections()).toBe(1)
  await others[0]?.leave()
  await expect.poll(connections).toBe(0)
})

test("nobody is connected before the page is idle, and then all are told that they can hear", async () => {
  const { origin, stop, paths } = await speakingServer()
  later(stop)
  const idle = Promise.withResolvers<void>()
  const { live, round } = portsAt(origin, undefined, () => idle.promise)
  const [one, other] = [live(), round()]
  const known = portsAt(origin).lobby()
  await expect.poll(() => known.received).toEqual([lost, found])
  expect([one.received, other.received, paths.length]).toEqual([[], [], 1])
  idle.resolve()
  await expect.poll(() => other.received.at(-1)).toEqual(found)
  expect([one.received, paths.length]).toEqual([[{ type: "feed.opened" }], 2])
})

test("news reach whoever follows their round, times in milliseconds, numbers as they were drawn", async () => {
  const { round, lobby, says } = await speaking()
  const [one, all, other] = [round(), lobby(), round("another")]
  await expect.poll(() => [one, all, other].map(({ received }) => received.length)).toEqual([2, 2, 2])
  says(
    JSON.stringify(moved),
    JSON.stringify({ type: "round.drawn", betId, result: { top3: "669", top2: "69", bottom2: "15", number: null } }),
    JSON.stringify({ type: "round.cancelled", betId: "another" }),
  )
  const news = [
    { type: "round.moved", closesAt: 1_795_151_700_000, resultAt: 1_795_151_850_500 },
    { type: "round.drawn", drawn: { top3: "669", top2: "69", bottom2: "15" } },
  ]
  await expect
    .poll(() => all.received.slice(2))
    .toEqual([
      { ...news[0], betId },
      { ...news[1], betId },
      { type: "round.cancelled", betId: "another" },
    ])
  expect(one.received.slice(2)).toEqual(news)
  expect(other.received.slice(2)).toEqual([{ type: "round.cancelled" }])
})

test("who follows the shots of a round is told that somebody shot, and nothing else", async () => {
  const { live, shots, says } = await speaking()
  const connection = live()
  const [one, other, third] = [shots(), shots("another"), shots("a third")]
  await expect.poll(() => connection.received).toEqual([{ type: "feed.opened" }])
  says(
    JSON.stringify({ type: "ying.shot", betId, count: 7 }),
    JSON.stringify(moved),
    JSON.stringify({ type: "ying.shot", betId: "another", count: 2 }),
    JSON.stringify({ type: "ying.shot", betId, count: 1 }),
  )
  await expect.poll(() => one.received).toEqual([{ type: "shots.announced" }, { type: "shots.announced" }])
  expect([other.received, third.received]).toEqual([[{ type: "shots.announced" }], []])
})

test("who follows the rates of a round is told those that changed, in hundredths, of bet types that are known", async () => {
  const { live, rates, says } = await speaking()
  const connection = live()
  const [one, other] = [rates(), rates("another")]
  await expect.poll(() => connection.received).toEqual([{ type: "feed.opened" }])
  const rateOf = (option: string, multiply: unknown) => ({ option, number: "123", multiply })
  says(
    JSON.stringify({ type: "rates.changed", betId, rates: [rateOf("teng_bon_3", 637.5), rateOf("teng_bon_9", 2)] }),
    JSON.stringify(moved),
    JSON.stringify({ type: "rates.changed", betId, rates: [rateOf("teng_bon_3", "0")] }),
    JSON.stringify({ type: "rates.changed", betId, rates: [rateOf("teng_bon_3", 3.205)] }),
    JSON.stringify({ type: "rates.changed", betId: "another", rates: [] }),
  )
  const rate = (multiply: number) => ({
    type: "rates.changed",
    rates: [{ option: "teng_bon_3", number: "123", multiply }],
  })
  await expect.poll(() => other.received).toEqual([{ type: "rates.changed", rates: [] }])
  expect(one.received).toEqual([rate(63_750), rate(0), rate(320)])
})

test("garbage and news of unknown kinds are a sign of life and nothing else; what is said twice is told twice", async () => {
  const { live, round, says, saysBytes } = await speaking()
  const [connection, one] = [live(), round()]
  await expect.poll(() => one.received).toEqual([lost, found])
  says("", "{", "null", "[]", '{"type":"weather"}', '{"type":"round.drawn"}', '{"type":"beat","now":1}')
  says('{"type":"round.moved","betId":"yeekee-2026-11-20-26","realCloseTime":"noon","realResultTime":1}')
  saysBytes(1, 2, 3)
  says(JSON.stringify(moved), JSON.stringify(moved))
  await expect.poll(() => one.received.length).toBe(4)
  expect(one.received[2]).toEqual(one.received[3])
  const receivedNews = connection.received.filter(({ type }) => type === "feed.received")
  expect([connection.received.length, receivedNews.length]).toEqual([12, 11])
})

test("a connection that is cut is told to everyone; led again, it is found again", async () => {
  const { live, round, cuts, paths } = await speaking()
  const [connection, one] = [live(), round()]
  await expect.poll(() => one.received).toEqual([lost, found])
  cuts()
  await connection.end
  expect(connection.received).toEqual([{ type: "feed.opened" }, { type: "feed.closed" }])
  await expect.poll(() => one.received).toEqual([lost, found, lost])
  const late = round("another")
  await expect.poll(() => late.received).toEqual([lost])
  expect(paths).toHaveLength(1)

  live()
  await expect.poll(() => one.received).toEqual([lost, found, lost, found])
  await expect.poll(() => late.received).toEqual([lost, found])
  expect(paths).toHaveLength(2)
})

test("a try that begins before the last one is let go has a connection of its own", async () => {
  const { live, round, paths, connections } = await speaking()
  const [silent, one] = [live(), round()]
  await expect.poll(() => one.received).toEqual([lost, found])
  const again = live()
  await silent.leave()
  await expect.poll(() => again.received).toEqual([{ type: "feed.opened" }])
  await expect.poll(connections).toBe(1)
  expect([paths.length, one.received]).toEqual([2, [lost, found, lost, found]])
})

test("a connection that is no longer led is closed, and whoever listens is told", async () => {
  const { live, round, connections } = await speaking()
  const [connection, one] = [live(), round()]
  await expect.poll(() => one.received).toEqual([lost, found])
  await connection.leave()
  await expect.poll(connections).toBe(0)
  await expect.poll(() => one.received).toEqual([lost, found, lost])
})

test("without a token nobody is asked, and a token that is refused in the middle is told as refused", async () => {
  const server = await speakingServer()
  later(server.stop)
  const guest = portsAt(server.origin, () => undefined)
  const [connection, one] = [guest.live(), guest.round()]
  await connection.end
  await expect.poll(() => one.received).toEqual([lost])
  expect([connection.received, server.paths]).toEqual([[{ type: "feed.refused" }], []])

  const player = portsAt(server.origin).live()
  await expect.poll(() => player.received).toEqual([{ type: "feed.opened" }])
  server.closes(4401)
  await player.end
  expect(player.received.at(-1)).toEqual({ type: "feed.refused" })
})

test("nobody at the address is a connection that closes", async () => {
  const connection = portsAt("http://127.0.0.1:1").live()
  await connection.end
  expect(connection.received).toEqual([{ type: "feed.closed" }])
})

test("rates that cannot be read are left out of those that changed, and reported", async () => {
  const { live, rates, says } = await speaking()
  const [connection, one] = [live(), rates()]
  await expect.poll(() => connection.received).toEqual([{ type: "feed.opened" }])
  const rate = { option: "teng_bon_3", number: "123", multiply: 637.5 }
  says(JSON.stringify({ type: "rates.changed", betId, rates: [rate, { ...rate, number: null }, "none"] }))
  await expect
    .poll(() => one.received)
    .toEqual([{ type: "rates.changed", rates: [{ option: "teng_bon_3", number: "123", multiply: 63_750 }] }])
  expect(troubles).toEqual([{ _tag: "RowsLost", path: "/ccu", rows: 2 }])
})
