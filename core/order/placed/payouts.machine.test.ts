import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { createActor } from "xstate"
import { type LobbyNews, RoundFeed } from "../../lotto/round/round-feed.port.ts"
import { noNews } from "../../machine/no-news.ts"
import { handClock } from "../../testing/clock.ts"
import { inner, ways } from "../../testing/ways.ts"
import { makeHub, streamOf } from "../../visit/hub.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { startVisit } from "../../visit/visit.ts"
import { makePayouts } from "./payouts.machine.ts"

/** A player with so many slips that wait, and how often they were said to be out of date. */
const counting = async ({ waits = 1 } = {}) => {
  const { clock, pass } = handClock()
  const news = makeHub<LobbyNews>()
  const feed = Layer.succeed(RoundFeed, {
    newsOf: () => streamOf<never>(() => () => {}),
    news: () => streamOf<LobbyNews>(news.subscribe),
  })
  const visit = startVisit(visitOnCommand().surroundings).with(feed)
  const waiting = visit.resource(Effect.succeed(waits))
  let published = 0
  visit.subscribe((topic) => topic === "slips" && void (published += 1))
  const payouts = createActor(makePayouts(visit.runtime, waiting), { clock }).start()
  await expect.poll(() => payouts.getSnapshot().context.waiting).toBe(waits)
  return {
    news: news.publish,
    invalidate: () => visit.publish("rounds"),
    after: (ms: number) => {
      pass(ms)
      return published
    },
    leave: () => payouts.stop(),
  }
}

const drawn = (betId: string): LobbyNews => ({
  type: "round.drawn",
  betId,
  drawn: { top3: "669", top2: "69", bottom2: "15" },
})

test("slips are counted again five seconds after the last of the rounds that ended together", async () => {
  const { news, after } = await counting()
  news(drawn("yeekee-1"))
  expect(after(4_000)).toBe(0)
  news({ type: "round.cancelled", betId: "yeekee-2" })
  expect(after(4_999)).toBe(0)
  expect(after(1)).toBe(1)
  expect(after(60_000)).toBe(1)
})

test("a round that is moved, and a feed that is found or lost, end no slip", async () => {
  const { news, after } = await counting()
  news({ type: "round.moved", betId: "yeekee-1", closesAt: 1, resultAt: 2 })
  news({ type: "feed.found" })
  news({ type: "feed.lost" })
  expect(after(60_000)).toBe(0)
})

test("while news are cut off they are counted all the same, though doubts come as often as one waits", async () => {
  const { invalidate, after } = await counting()
  for (let time = 0; time < 6; time++) {
    invalidate()
    after(5_000)
  }
  expect(after(5_000)).toBe(6)
})

test("where no slip waits the end of a round changes nothing, and nobody is asked", async () => {
  const { news, invalidate, after } = await counting({ waits: 0 })
  news(drawn("yeekee-1"))
  invalidate()
  expect(after(60_000)).toBe(0)
})

test("whoever leaves hears nothing more", async () => {
  const { news, leave, after } = await counting()
  news(drawn("yeekee-1"))
  leave()
  expect(after(60_000)).toBe(0)
})

test("rounds are paid out exactly these ways", () => {
  const feed = Layer.succeed(RoundFeed, { newsOf: () => noNews, news: () => noNews })
  const { runtime, resource } = startVisit(visitOnCommand().surroundings).with(feed)
  const table = ways(makePayouts(runtime, resource(Effect.succeed(0))), {
    events: {
      drawn: drawn("yeekee-1"),
      cancelled: { type: "round.cancelled", betId: "yeekee-1" },
      moved: { type: "round.moved", betId: "yeekee-1", closesAt: 1, resultAt: 2 },
      invalidated: { type: "rounds.invalidated" },
      "5 s paying": inner("xstate.after.paying.payouts.paying"),
    },
  })
  expect(table).toEqual({
    paid: { drawn: "paying", cancelled: "paying", invalidated: "paying" },
    paying: { "5 s paying": "paid" },
  })
})
