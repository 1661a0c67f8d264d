import { Deferred, Effect, Layer, ManagedRuntime, Queue, Stream } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { handClock } from "../testing/clock.ts"
import type { Drawn } from "./drawn.ts"
import { makeRound } from "./round.machine.ts"
import type { Round, RoundPhase } from "./round.ts"
import { RoundFeed, type RoundFeedNews } from "./round-feed.ts"
import { NoSuchRound, Rounds } from "./rounds.ts"

const start = Date.parse("2026-11-20T16:13:50+07:00")
const drawn: Drawn = { top3: "669", top2: "69", bottom2: "15" }
const pingpong: Round = {
  betId: "pingpong-2026-11-20-10",
  betGroup: "pingpong",
  betType: "pingpong_10",
  betName: "ปิงปอง รอบที่ 10",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: start + 1_000,
  closesAt: start + 71_000,
  shootingEndsAt: undefined,
  resultAt: start + 73_000,
  outcome: undefined,
}

type Failure = NoSuchRound | Unauthorized | Unreachable
type Answer = Effect.Effect<Round, Failure>

/** A round that is followed on a clock turned by hand, with an operator who answers when and as the test says. */
const follow = async ({ correction = () => 0 }: { readonly correction?: () => number } = {}) => {
  const { clock, pass } = handClock()
  const news = Effect.runSync(Queue.unbounded<RoundFeedNews>())
  const asked: Array<Deferred.Deferred<Round, Failure>> = []
  let [abandoned, followed] = [0, false]
  const rounds = {
    one: () =>
      Effect.suspend(() => {
        const answer = Deferred.makeUnsafe<Round, Failure>()
        asked.push(answer)
        return Effect.onInterrupt(Deferred.await(answer), () => Effect.sync(() => void (abandoned += 1)))
      }),
  }
  const feed = {
    follow: () => {
      followed = true
      return Stream.ensuring(
        Stream.fromQueue(news),
        Effect.sync(() => {
          followed = false
        }),
      )
    },
  }
  const runtime = ManagedRuntime.make(Layer.merge(Layer.succeed(Rounds, rounds), Layer.succeed(RoundFeed, feed)))
  const now = () => start + clock.now() + correction()
  const round = createActor(makeRound(runtime, { now }), { input: pingpong.betId, clock }).start()
  onTestFinished(() => void round.stop())
  type Now = ReturnType<typeof round.getSnapshot>
  const until = (holds: (now: Now) => boolean) => waitFor(round, holds, { timeout: 2_000 })
  const questions = (count: number) => expect.poll(() => asked.length).toBe(count)
  await questions(1)
  return {
    round,
    pass,
    until,
    questions,
    asked: () => asked.length,
    abandoned: () => abandoned,
    isFollowed: () => followed,
    phase: (phase: Exclude<RoundPhase, "resulted" | "cancelled"> | "unknown") =>
      until((now) => now.matches({ running: { phase } })),
    upToDate: () => until((now) => now.matches({ running: { reading: "upToDate" } })),
    answer: (answer: Answer, question = asked.length) =>
      Effect.runPromise(Deferred.complete(asked[question - 1] ?? expect.fail("not asked"), answer)),
    tell: (...told: ReadonlyArray<RoundFeedNews>) => void Effect.runSync(Queue.offerAll(news, told)),
  }
}
const ask = { found: { type: "feed.found" }, lost: { type: "feed.lost" } } as const

/** A round that is known and whose feed is found, so that nothing but the clock and news move it. */
const followKnown = async (options?: Parameters<typeof follow>[0]) => {
  const followed = await follow(options)
  followed.tell(ask.found)
  await followed.questions(2)
  await followed.answer(Effect.succeed(pingpong))
  await followed.upToDate()
  return followed
}

test("a round goes from not open through its last minute and last ten seconds to closed and awaited, by the clock", async () => {
  const { round, pass } = await followKnown()
  const seen: Array<unknown> = []
  const look = () => round.getSnapshot().value
  const phase = () => {
    const value = look()
    return typeof value === "object" && typeof value["running"] === "object" ? value["running"]["phase"] : value
  }
  for (const milliseconds of [0, 999, 1, 9_999, 1, 49_999, 1, 10_000, 1, 1_998, 1]) {
    pass(milliseconds)
    seen.push(phase())
  }
  expect(seen).toEqual([
    "notOpen",
    "notOpen",
    "open",
    "open",
    "closingSoon",
    "closingSoon",
    "urgent",
    "urgent",
    "closed",
    "closed",
    "awaitingResult",
  ])
})

test("a result that is announced ends the round, and the feed is left", async () => {
  const { round, tell, until, isFollowed } = await followKnown()
  expect(isFollowed()).toBe(true)
  tell({ type: "round.drawn", drawn })
  const { value, context } = await until((now) => now.status === "done")
  expect(value).toBe("resulted")
  expect(context.round?.outcome).toEqual({ type: "drawn", drawn })
  await expect.poll(isFollowed).toBe(false)
  expect(round.getSnapshot().status).toBe("done")
})

test("a round that is announced void is cancelled at once, even while bets are taken", async () => {
  const { pass, phase, tell, until } = await followKnown()
  pass(2_000)
  await phase("open")
  tell({ type: "round.cancelled" })
  const { value, context } = await until((now) => now.status === "done")
  expect(value).toBe("cancelled")
  expect(context.round?.outcome).toEqual({ type: "cancelled" })
})

test("a close that the operator moves forward closes the round at the new time", async () => {
  const { pass, phase, tell } = await followKnown()
  pass(1_000)
  tell({ type: "round.moved", closesAt: start + 5_000, resultAt: start + 90_000 })
  await phase("urgent")
  pass(4_001)
  await phase("closed")
})

test("nothing is known until the operator has answered", async () => {
  const { answer, phase, round } = await follow()
  expect(round.getSnapshot().matches({ running: { phase: "unknown" } })).toBe(true)
  expect(round.getSnapshot().context.round).toBeUndefined()
  await answer(Effect.succeed(pingpong))
  expect((await phase("notOpen")).context.round).toEqual(pingpong)
})

test("a round that is over when it is first read needs no following", async () => {
  const { answer, until, isFollowed } = await follow()
  await answer(Effect.succeed({ ...pingpong, outcome: { type: "drawn", drawn } }))
  expect((await until((now) => now.status === "done")).value).toBe("resulted")
  await expect.poll(isFollowed).toBe(false)
})

test("a round that does not exist is missing", async () => {
  const { answer, until } = await follow()
  await answer(Effect.fail(new NoSuchRound()))
  expect((await until((now) => now.status === "done")).value).toBe("missing")
})

test("a player whom the operator no longer knows is told so", async () => {
  const { answer, until } = await follow()
  await answer(Effect.fail(new Unauthorized()))
  expect((await until((now) => now.status === "done")).value).toBe("disowned")
})

test("an operator that is away is asked again after a while, with the feed lost or found", async () => {
  const { answer, pass, phase, questions, tell, until } = await follow()
  await answer(Effect.fail(new Unreachable({})))
  await until((now) => now.matches({ running: { reading: "unanswered" } }))
  pass(5_000)
  await questions(2)
  tell(ask.found)
  await questions(3)
  await answer(Effect.fail(new Unreachable({})))
  await until((now) => now.matches({ running: { reading: "unanswered" } }))
  pass(5_000)
  await questions(4)
  await answer(Effect.succeed(pingpong))
  await phase("open")
})

test("what is known stays on show while the operator is away", async () => {
  const { answer, questions, round, tell, until } = await followKnown()
  tell(ask.lost)
  await questions(3)
  await answer(Effect.fail(new Unreachable({})))
  await until((now) => now.matches({ running: { reading: "unanswered" } }))
  expect(round.getSnapshot().matches({ running: { phase: "notOpen" } })).toBe(true)
  expect(round.getSnapshot().context.round).toEqual(pingpong)
})

test("while the feed is lost the round is asked for every five seconds, and a result found that way ends it", async () => {
  const { answer, pass, questions, round, tell, until, upToDate } = await followKnown()
  tell(ask.lost)
  await questions(3)
  expect(round.getSnapshot().hasTag("feedLost")).toBe(true)
  await answer(Effect.succeed(pingpong))
  await upToDate()
  pass(5_000)
  await questions(4)
  await answer(Effect.succeed({ ...pingpong, outcome: { type: "drawn", drawn } }))
  expect((await until((now) => now.status === "done")).value).toBe("resulted")
})

test("while the feed is there nobody asks", async () => {
  const { asked, pass, round } = await followKnown()
  expect(round.getSnapshot().hasTag("feedLost")).toBe(false)
  pass(60_000)
  expect(asked()).toBe(2)
})

test("a feed that is found again is followed by one question for what was missed", async () => {
  const { answer, asked, pass, phase, questions, tell, upToDate } = await followKnown()
  tell(ask.lost)
  await questions(3)
  tell(ask.found)
  await questions(4)
  await answer(Effect.succeed({ ...pingpong, closesAt: start + 8_000 }))
  await upToDate()
  pass(9_000)
  await phase("closed")
  expect(asked()).toBe(4)
})

test("an answer to a question that was given up does not count when it comes at last", async () => {
  const { abandoned, answer, questions, round, tell, upToDate } = await followKnown()
  tell(ask.lost)
  await questions(3)
  tell(ask.found)
  await questions(4)
  await expect.poll(abandoned).toBe(2)
  await answer(Effect.succeed({ ...pingpong, betName: "late" }), 3)
  await answer(Effect.succeed({ ...pingpong, betName: "in time" }), 4)
  await upToDate()
  expect(round.getSnapshot().context.round?.betName).toBe("in time")
})

test("news that overtakes an answer is not undone by it: the operator is asked anew", async () => {
  const { answer, phase, questions, round, tell, upToDate } = await followKnown()
  tell(ask.lost, ask.found)
  await questions(4)
  const moved = { ...pingpong, closesAt: start + 5_000, resultAt: start + 90_000 }
  tell({ type: "round.moved", closesAt: moved.closesAt, resultAt: moved.resultAt })
  await questions(5)
  await answer(Effect.succeed(pingpong), 4)
  await answer(Effect.succeed(moved), 5)
  await upToDate()
  await phase("notOpen")
  expect(round.getSnapshot().context.round?.closesAt).toBe(start + 5_000)
})

test("news about a round that is not yet known makes the operator be asked anew", async () => {
  const { answer, phase, questions, tell } = await follow()
  tell({ type: "round.drawn", drawn })
  await questions(2)
  await answer(Effect.succeed(pingpong))
  await phase("notOpen")
})

test("a phone whose clock was wrong shows the right phase as soon as the server's clock is known", async () => {
  let correction = 0
  const { phase, pass, round } = await followKnown({ correction: () => correction })
  await phase("notOpen")
  correction = 61_500
  round.send({ type: "clock.corrected" })
  await phase("urgent")
  pass(9_501)
  await phase("closed")
})

test("leaving a round stops following it and gives up what was asked", async () => {
  const { abandoned, isFollowed, round } = await follow()
  round.stop()
  await expect.poll(isFollowed).toBe(false)
  await expect.poll(abandoned).toBe(1)
})

test("a draw that is more than a month away is waited for", async () => {
  const { answer, phase, pass } = await follow()
  await answer(Effect.succeed({ ...pingpong, opensAt: start + 4_000_000_000, closesAt: start + 4_100_000_000 }))
  await phase("notOpen")
  pass(1_000)
  await phase("notOpen")
})
