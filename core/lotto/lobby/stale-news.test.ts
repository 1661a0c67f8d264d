import { Effect, Layer, ManagedRuntime, Queue, Stream } from "effect"
import fc, { type Scheduler } from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { present } from "../../machine/present.ts"
import { handClock } from "../../testing/clock.ts"
import { makeRound } from "../round/round.machine.ts"
import { NoSuchRound, Rounds } from "../round/round.port.ts"
import type { Round } from "../round/round.ts"
import { type LobbyNews, type NewsOfRound, RoundFeed, type RoundFeedNews } from "../round/round-feed.port.ts"
import { roundsNamedBy } from "../testing/named-rounds.ts"
import { makeLobby } from "./lobby.machine.ts"

const noon = Date.parse("2026-11-20T12:00:00+07:00")
const three = roundsNamedBy("2026-11-20").filter(({ betId }) => /^yeekee-2026-11-20-(30|31|32)$/.test(betId))
const betIds = three.map(({ betId }) => betId)

/** What happens at the operator, in order: rounds move, end, and are corrected after they ended. */
const anyEvents = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant("round.moved" as const),
      betId: fc.constantFrom(...betIds),
      closesAt: fc.integer({ min: noon + 3_600_000, max: noon + 7_200_000 }),
      resultAt: fc.constant(noon + 7_260_000),
    }),
    fc.record({ type: fc.constant("round.cancelled" as const), betId: fc.constantFrom(...betIds) }),
    fc.record({
      type: fc.constant("round.drawn" as const),
      betId: fc.constantFrom(...betIds),
      drawn: fc.constantFrom({ top3: "669", top2: "69", bottom2: "15" }, { top3: "482", top2: "82", bottom2: "07" }),
    }),
  ),
  { maxLength: 6 },
)

const after = (round: Round, news: NewsOfRound): Round =>
  news.betId !== round.betId
    ? round
    : news.type === "round.moved"
      ? { ...round, closesAt: news.closesAt, resultAt: news.resultAt }
      : news.type === "round.drawn"
        ? { ...round, outcome: { type: "drawn", drawn: news.drawn } }
        : { ...round, outcome: { type: "cancelled" } }

/** An operator whose news and answers are on their way for as long as they please; some news comes more than once. */
const operatorOnSlowLines = (lines: Scheduler, repeats: (news: NewsOfRound) => number) => {
  let rounds = three
  const all = Effect.runSync(Queue.unbounded<LobbyNews>())
  const ofOne = Effect.runSync(Queue.unbounded<RoundFeedNews>())
  const one = betIds[0]
  const sent = <A>(value: A) => Effect.promise(() => lines.schedule(Promise.resolve(value)))
  const take = (news: NewsOfRound) => {
    const { betId, ...rest } = news
    Effect.runSync(Queue.offer(all, news))
    if (betId === one) Effect.runSync(Queue.offer(ofOne, rest))
  }
  Effect.runSync(Queue.offer(all, { type: "feed.found" }))
  Effect.runSync(Queue.offer(ofOne, { type: "feed.found" }))
  return {
    rounds: () => rounds,
    happens: (news: NewsOfRound) => {
      rounds = rounds.map((round) => after(round, news))
      for (let time = 0; time <= repeats(news); time++) void lines.schedule(Promise.resolve(news)).then(take)
    },
    layer: Layer.merge(
      Layer.succeed(Rounds, {
        one: (betId) =>
          Effect.suspend(() => {
            const round = rounds.find((known) => known.betId === betId)
            return round === undefined ? Effect.fail(new NoSuchRound()) : sent(round)
          }),
        latest: () => Effect.suspend(() => sent(rounds)),
        latest4d: () => Effect.succeed({ hanoy: [], lao: [], laoSuper: [], malay: [] }),
      }),
      Layer.succeed(RoundFeed, {
        newsOf: () => Stream.fromQueue(ofOne),
        news: () => Stream.fromQueue(all),
      }),
    ),
  }
}

const repeatedly = fc.nat(2)

test("however late, often and crossed news and answers come, the lobby ends up with what is so", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyEvents, repeatedly, async (lines, events, times) => {
      const { clock, pass } = handClock()
      const operator = operatorOnSlowLines(lines, () => times)
      const lobby = createActor(makeLobby(ManagedRuntime.make(operator.layer), { now: () => noon + clock.now() }), {
        clock,
      })
      lobby.start()
      for (const event of events) {
        operator.happens(event)
        await lines.waitNext(Math.min(1, lines.count()))
      }
      // Whatever came last is read up within two seconds of it.
      for (let quiet = 0; quiet < 2; quiet++) {
        await lines.waitIdle()
        pass(1_000)
      }
      await lines.waitIdle()
      const { context } = await waitFor(lobby, (seen) => seen.matches({ running: { data: "upToDate" } }), {
        timeout: 30_000,
      })
      expect(context.rounds).toEqual(operator.rounds())
      lobby.stop()
    }),
  )
})

test("however late, often and crossed news and answers come, a round ends up as it is, and ends once it has ended", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyEvents, repeatedly, async (lines, events, times) => {
      const { clock } = handClock()
      const operator = operatorOnSlowLines(lines, () => times)
      const round = createActor(makeRound(ManagedRuntime.make(operator.layer), { now: () => noon + clock.now() }), {
        input: present(betIds[0]),
        clock,
      })
      round.start()
      for (const event of events) {
        operator.happens(event)
        await lines.waitNext(Math.min(1, lines.count()))
      }
      await lines.waitIdle()
      const seen = await waitFor(
        round,
        (state) => state.status === "done" || state.matches({ running: { data: "upToDate" } }),
        { timeout: 30_000 },
      )
      const [truth] = operator.rounds()
      if (truth?.outcome === undefined) expect(seen.context.round).toEqual(truth)
      else expect(["resulted", "cancelled"]).toContain(seen.value)
      round.stop()
    }),
  )
})
