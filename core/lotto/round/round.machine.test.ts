import { Effect } from "effect"
import { expect, test } from "vitest"
import { Unauthorized } from "../../operator/failures.ts"
import type { Drawn } from "../draw/drawn.ts"
import { pingpong, watchLoaded, watchRound, watchStart } from "../testing/watched-round.ts"
import { NoSuchRound } from "./round.port.ts"

const drawn: Drawn = { top3: "669", top2: "69", bottom2: "15" }

test("a round opens, has its last minute and its last ten seconds, closes and awaits its result, all by the clock", async () => {
  const { round, pass } = await watchLoaded()
  const phases = ["notOpen", "open", "closingSoon", "urgent", "closed", "awaitingResult"] as const
  const phase = () => phases.find((one) => round.getSnapshot().matches({ running: { phase: one } }))
  const after = (milliseconds: number) => {
    pass(milliseconds)
    return phase()
  }
  expect([after(0), after(999), after(1)]).toEqual(["notOpen", "notOpen", "open"])
  expect([after(9_999), after(1)]).toEqual(["open", "closingSoon"])
  expect([after(49_999), after(1)]).toEqual(["closingSoon", "urgent"])
  expect([after(10_000), after(1)]).toEqual(["urgent", "closed"])
  expect([after(1_998), after(1)]).toEqual(["closed", "awaitingResult"])
  expect(after(600_000)).toBe("awaitingResult")
})

test("a result that is announced ends the round, and the feed is left", async () => {
  const { ended, subscribers, emit } = await watchLoaded()
  expect(subscribers()).toBe(1)
  emit({ type: "round.drawn", drawn })
  const { value, context } = await ended()
  expect(value).toBe("resulted")
  expect(context.round?.outcome).toEqual({ type: "drawn", drawn })
  await expect.poll(subscribers).toBe(0)
})

test("a round that is announced void is cancelled at once, even while bets are taken", async () => {
  const { ended, pass, phase, emit } = await watchLoaded()
  pass(2_000)
  await phase("open")
  emit({ type: "round.cancelled" })
  const { value, context } = await ended()
  expect(value).toBe("cancelled")
  expect(context.round?.outcome).toEqual({ type: "cancelled" })
})

test("a close that the operator moves closes the round at the new time", async () => {
  const { pass, phase, emit } = await watchLoaded()
  pass(1_000)
  emit({ type: "round.moved", closesAt: watchStart + 5_000, resultAt: watchStart + 90_000 })
  await phase("urgent")
  pass(4_001)
  await phase("closed")
})

test("nothing is known of a round until the operator has answered", async () => {
  const { answer, askedTimes, phase, round } = watchRound()
  expect(round.getSnapshot().matches({ running: { phase: "unknown" } })).toBe(true)
  expect(round.getSnapshot().context.round).toBeUndefined()
  await askedTimes(1)
  await answer(Effect.succeed(pingpong))
  expect((await phase("notOpen")).context.round).toEqual(pingpong)
})

test("a feed that begins with being lost makes nobody ask for the round twice", async () => {
  const { answer, asked, askedTimes, phase, emit } = watchRound()
  await askedTimes(1)
  emit({ type: "feed.lost" }, { type: "feed.lost" })
  await answer(Effect.succeed(pingpong), 1)
  await phase("notOpen")
  expect(asked()).toBe(1)
  emit({ type: "feed.found" })
  await askedTimes(2)
})

test("of many pages that lose the feed in one moment each asks at a moment of its own, within five seconds", async () => {
  const { asked, askedTimes, answer, data, emit, pass, phase, round } = await watchLoaded({ random: () => 0.5 })
  emit({ type: "feed.lost" })
  await expect.poll(() => round.getSnapshot().hasTag("feedLost")).toBe(true)
  pass(2_499)
  expect(asked()).toBe(2)
  pass(1)
  await askedTimes(3)
  await answer(Effect.succeed({ ...pingpong, closesAt: watchStart + 5_000 }))
  await data("upToDate")
  await phase("urgent")
})

test("a round that is over when it is first read is not followed any further", async () => {
  const { answer, askedTimes, ended, subscribers } = watchRound()
  await askedTimes(1)
  await answer(Effect.succeed({ ...pingpong, outcome: { type: "drawn", drawn } }))
  expect((await ended()).value).toBe("resulted")
  await expect.poll(subscribers).toBe(0)
})

test("a round that does not exist is missing", async () => {
  const { answer, askedTimes, ended } = watchRound()
  await askedTimes(1)
  await answer(Effect.fail(new NoSuchRound()))
  expect((await ended()).value).toBe("missing")
})

test("a player whom the operator no longer knows is told so", async () => {
  const { answer, askedTimes, ended } = watchRound()
  await askedTimes(1)
  await answer(Effect.fail(new Unauthorized()))
  expect((await ended()).value).toBe("unauthorized")
})

test("a phone whose clock was wrong shows the right phase as soon as the server's clock is known", async () => {
  let correction = 0
  const { phase, pass, round } = await watchLoaded({ correction: () => correction })
  await phase("notOpen")
  correction = 61_500
  round.send({ type: "clock.corrected" })
  await phase("urgent")
  pass(9_501)
  await phase("closed")
})

test("a draw that is more than a month away is waited for in stretches that a timer can keep", async () => {
  const { answer, askedTimes, pass, phase, timers } = watchRound()
  await askedTimes(1)
  const [opensAt, closesAt, resultAt] = [
    watchStart + 4_000_000_000,
    watchStart + 4_100_000_000,
    watchStart + 4_200_000_000,
  ]
  await answer(Effect.succeed({ ...pingpong, opensAt, closesAt, resultAt }))
  await phase("notOpen")
  expect(timers).toContain(2_000_000_000)
  expect(Math.max(...timers)).toBeLessThan(2 ** 31)
  pass(1_000)
  await phase("notOpen")
})

test("leaving a round stops following it and gives up what was asked", async () => {
  const { askedTimes, subscribers, givenUp, round } = watchRound()
  await askedTimes(1)
  round.stop()
  await expect.poll(subscribers).toBe(0)
  await expect.poll(givenUp).toBe(1)
})
