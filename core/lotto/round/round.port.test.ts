import { Effect } from "effect"
import { expect, test } from "vitest"
import { Unreachable } from "../../operator/failures.ts"
import type { Drawn } from "../draw/drawn.ts"
import { pingpong, watchLoaded, watchRound, watchStart } from "../testing/watched-round.ts"

const drawn: Drawn = { top3: "669", top2: "69", bottom2: "15" }
const lost = { type: "feed.lost" } as const
const found = { type: "feed.found" } as const
const away = Effect.fail(new Unreachable({}))

test("an operator that is away is asked again after five seconds, with the feed lost or found", async () => {
  const { answer, asked, askedTimes, pass, phase, data, emit } = watchRound()
  await askedTimes(1)
  await answer(away)
  await data("failed")
  pass(4_999)
  expect(asked()).toBe(1)
  pass(1)
  await askedTimes(2)
  emit(found)
  await askedTimes(3)
  await answer(away)
  await data("failed")
  pass(5_000)
  await askedTimes(4)
  await answer(Effect.succeed(pingpong))
  await phase("open")
})

test("what is known stays on show while the operator is away", async () => {
  const { answer, askedTimes, data, round, losesFeed } = await watchLoaded()
  await losesFeed()
  await askedTimes(3)
  await answer(away)
  await data("failed")
  expect(round.getSnapshot().matches({ running: { phase: "notOpen" } })).toBe(true)
  expect(round.getSnapshot().context.round).toEqual(pingpong)
})

test("while the feed is lost the round is asked for every five seconds, and a result found that way ends it", async () => {
  const { answer, asked, askedTimes, ended, pass, data, round, losesFeed } = await watchLoaded()
  await losesFeed()
  await askedTimes(3)
  expect(round.getSnapshot().hasTag("feedLost")).toBe(true)
  await answer(Effect.succeed(pingpong))
  await data("upToDate")
  pass(4_999)
  expect(asked()).toBe(3)
  pass(1)
  await askedTimes(4)
  await answer(Effect.succeed({ ...pingpong, outcome: { type: "drawn", drawn } }))
  expect((await ended()).value).toBe("resulted")
})

test("a round that turns out to be void while the feed is lost is cancelled", async () => {
  const { answer, askedTimes, ended, losesFeed } = await watchLoaded()
  await losesFeed()
  await askedTimes(3)
  await answer(Effect.succeed({ ...pingpong, outcome: { type: "cancelled" } }))
  expect((await ended()).value).toBe("cancelled")
})

test("while the feed is there nobody asks", async () => {
  const { asked, pass, round } = await watchLoaded()
  expect(round.getSnapshot().hasTag("feedLost")).toBe(false)
  pass(60_000)
  expect(asked()).toBe(2)
})

test("a feed that is lost long after the last answer makes the operator be asked at once", async () => {
  const { askedTimes, pass, losesFeed } = await watchLoaded()
  pass(60_000)
  await losesFeed()
  await askedTimes(3)
})

test("a feed that is found again is followed by one question for what was missed", async () => {
  const { answer, asked, askedTimes, pass, phase, data, emit, losesFeed } = await watchLoaded()
  await losesFeed()
  await askedTimes(3)
  emit(found)
  await askedTimes(4)
  await answer(Effect.succeed({ ...pingpong, closesAt: watchStart + 8_000 }))
  await data("upToDate")
  pass(9_000)
  await phase("closed")
  expect(asked()).toBe(4)
})

test("an answer to a question that was given up does not count when it comes at last", async () => {
  const { answer, askedTimes, givenUp, data, round, emit, losesFeed } = await watchLoaded()
  await losesFeed()
  await askedTimes(3)
  emit(found)
  await askedTimes(4)
  await expect.poll(givenUp).toBe(2)
  await answer(Effect.succeed({ ...pingpong, betName: "late" }), 3)
  await answer(Effect.succeed({ ...pingpong, betName: "in time" }), 4)
  await data("upToDate")
  expect(round.getSnapshot().context.round?.betName).toBe("in time")
})

test("news that overtakes an answer is not undone by it: the operator is asked anew", async () => {
  const { answer, askedTimes, data, round, emit } = await watchLoaded()
  emit(lost, found)
  await askedTimes(3)
  const moved = { closesAt: watchStart + 5_000, resultAt: watchStart + 90_000 }
  emit({ type: "round.moved", ...moved })
  await askedTimes(4)
  expect(round.getSnapshot().context.round).toMatchObject(moved)
  await answer(Effect.succeed(pingpong), 3)
  await answer(Effect.succeed({ ...pingpong, ...moved }), 4)
  await data("upToDate")
  expect(round.getSnapshot().context.round).toMatchObject(moved)
})

test("news about a round that is not yet known makes the operator be asked anew", async () => {
  const { answer, askedTimes, ended, emit } = watchRound()
  await askedTimes(1)
  emit({ type: "round.drawn", drawn })
  await askedTimes(2)
  await answer(Effect.succeed({ ...pingpong, outcome: { type: "drawn", drawn } }))
  expect((await ended()).context.round?.outcome).toEqual({ type: "drawn", drawn })
})
