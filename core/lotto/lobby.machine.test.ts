import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { handClock } from "../testing/clock.ts"
import { operatorWithADayOfRounds, roundsNamedBy } from "../testing/lotto.ts"
import { makeLobby } from "./lobby.machine.ts"
import { phaseAt, type Round } from "./round.ts"

const noon = Date.parse("2026-11-20T12:00:00+07:00")
const day = roundsNamedBy("2026-11-20")
const yeekee = (number: number) => `yeekee-2026-11-20-${number}`

/** A player in the lobby at noon, on a clock turned by hand that the operator shares. */
const inTheLobby = ({ rounds = day, correction = (): number => 0, isAway = false } = {}) => {
  const { clock, pass } = handClock()
  const timers: Array<number> = []
  const watched = {
    setTimeout: (ring: () => void, delay: number) => {
      timers.push(delay)
      return clock.setTimeout(ring, delay)
    },
    clearTimeout: (timer: number) => clock.clearTimeout(timer),
  }
  const operator = operatorWithADayOfRounds({ now: () => noon + clock.now(), rounds })
  if (isAway) operator.becomes("away")
  const now = () => noon + clock.now() + correction()
  const lobby = createActor(makeLobby(ManagedRuntime.make(operator.layer), { now }), { clock: watched }).start()
  type Seen = ReturnType<typeof lobby.getSnapshot>
  const until = (holds: (seen: Seen) => boolean) => waitFor(lobby, holds, { timeout: 2_000 })
  const round = (betId: string, { context } = lobby.getSnapshot()) =>
    context.rounds?.find((round: Round) => round.betId === betId)
  return {
    operator,
    lobby,
    pass,
    timers,
    until,
    round,
    asked: () => operator.asked.filter((question) => question === "latest").length,
    reading: (reading: "asking" | "gathering" | "unanswered" | "upToDate") =>
      until((seen) => seen.matches({ running: { reading, feed: "found" } })),
    phase: (betId: string) => {
      const known = round(betId)
      return known && phaseAt(known, lobby.getSnapshot().context.seenAt)
    },
  }
}

test("the lobby reads every round of every group, those sold in sets too, in the order of the timetable", async () => {
  const { reading } = inTheLobby()
  const { context } = await reading("upToDate")
  expect(context.rounds?.length).toBe(396)
  expect(context.rounds?.slice(0, 2).map(({ betId }) => betId)).toEqual([yeekee(1), yeekee(2)])
  expect(context.rounds?.at(-1)?.betId).toBe("laoSuper-2026-11-20")
})

test("the lobby knows when the operator answered last, and keeps that while nobody answers", async () => {
  const { lobby, pass, operator, reading } = inTheLobby()
  expect(lobby.getSnapshot().context.readAt).toBeUndefined()
  await reading("upToDate")
  expect(lobby.getSnapshot().context.readAt).toBe(noon)
  operator.becomes("away")
  operator.announce({ type: "round.cancelled", betId: yeekee(30) })
  await reading("gathering")
  pass(1_000)
  await reading("unanswered")
  expect(lobby.getSnapshot().context.readAt).toBe(noon)
})

test("the clock moves phases without a question, and one timer serves all rounds", async () => {
  const { asked, pass, phase, reading, timers } = inTheLobby()
  await reading("upToDate")
  const questions = asked()
  expect(phase(yeekee(25))).toBe("urgent")
  pass(1)
  expect(phase(yeekee(25))).toBe("closed")
  expect(phase(yeekee(26))).toBe("open")
  const before = timers.length
  pass(28_999)
  expect([asked(), timers.length]).toEqual([questions, before])
})

test("a result that is announced is shown at once, and what ended is read up a second later, once for all of a moment", async () => {
  const { asked, operator, pass, phase, reading, until } = inTheLobby()
  await reading("upToDate")
  const questions = asked()
  operator.announce({ type: "round.cancelled", betId: yeekee(30) })
  operator.announce({ type: "round.cancelled", betId: yeekee(31) })
  await until(() => phase(yeekee(31)) === "cancelled")
  expect(phase(yeekee(30))).toBe("cancelled")
  pass(999)
  expect(asked()).toBe(questions)
  pass(1)
  await reading("upToDate")
  expect(asked()).toBe(questions + 1)
})

test("a round whose result is due is asked for, though nothing was announced", async () => {
  const { asked, pass, phase, reading, until } = inTheLobby()
  await reading("upToDate")
  const questions = asked()
  pass(60_000)
  await reading("gathering")
  pass(1_000)
  await until(() => asked() === questions + 1)
  await until(() => phase("yeekee5min-2026-11-20-84") === "resulted")
})

test("a close that is moved counts at once, is read up, and leaves the round where it stands", async () => {
  const { lobby, operator, pass, phase, reading, until } = inTheLobby()
  await reading("upToDate")
  const order = lobby.getSnapshot().context.rounds?.map(({ betId }) => betId)
  operator.announce({ type: "round.moved", betId: yeekee(40), closesAt: noon + 5_000, resultAt: noon + 90_000 })
  await until(() => phase(yeekee(40)) === "urgent")
  pass(1_000)
  await reading("upToDate")
  expect(lobby.getSnapshot().context.rounds?.map(({ betId }) => betId)).toEqual(order)
  pass(4_001)
  expect(phase(yeekee(40))).toBe("closed")
})

test("while the feed is lost the lobby asks every fifteen seconds, and stops when it is found again", async () => {
  const { asked, lobby, operator, pass, reading, until } = inTheLobby()
  await reading("upToDate")
  operator.loseFeed()
  await until((seen) => seen.hasTag("feedLost") && seen.matches({ running: { reading: "upToDate" } }))
  const questions = asked()
  pass(14_999)
  expect(asked()).toBe(questions)
  pass(1)
  await until(() => asked() === questions + 1)
  await until((seen) => seen.matches({ running: { reading: "upToDate" } }))
  operator.findFeed()
  await reading("upToDate")
  expect(lobby.getSnapshot().hasTag("feedLost")).toBe(false)
  const last = asked()
  pass(25_000)
  expect(asked()).toBe(last)
})

test("what is known stays on show while the operator is away, and it is asked until it answers", async () => {
  const { lobby, operator, pass, reading, until } = inTheLobby()
  await reading("upToDate")
  operator.becomes("away")
  operator.loseFeed()
  await until((seen) => seen.hasTag("unanswered"))
  expect(lobby.getSnapshot().context.rounds?.length).toBe(396)
  operator.becomes("answers")
  pass(15_000)
  await until((seen) => seen.matches({ running: { reading: "upToDate" } }))
})

test("before the first answer nothing is known, and no round is made up", async () => {
  const { lobby, until } = inTheLobby({ isAway: true })
  expect(lobby.getSnapshot().context.rounds).toBeUndefined()
  await until((seen) => seen.hasTag("unanswered"))
  expect(lobby.getSnapshot().context.rounds).toBeUndefined()
})

test("a player whom the operator no longer knows is told so, and the feed is left", async () => {
  const { operator, pass, reading, until } = inTheLobby()
  await reading("upToDate")
  operator.becomes("disowns")
  operator.announce({ type: "round.cancelled", betId: yeekee(30) })
  await reading("gathering")
  pass(1_000)
  expect((await until((seen) => seen.status === "done")).value).toBe("disowned")
  await expect.poll(operator.followers).toBe(0)
})

test.each([
  ["an ending", { type: "round.cancelled", betId: yeekee(40) }, { outcome: { type: "cancelled" } }],
  [
    "a move",
    { type: "round.moved", betId: yeekee(40), closesAt: noon + 5_000, resultAt: noon + 90_000 },
    { closesAt: noon + 5_000, resultAt: noon + 90_000 },
  ],
] as const)("%s that overtakes an answer is not undone by it: the lobby asks anew", async (_, news, change) => {
  const { asked, operator, pass, reading, round, until } = inTheLobby()
  await reading("upToDate")
  const letGo = operator.holdAnswers()
  operator.loseFeed()
  operator.findFeed()
  await reading("asking")
  const questions = asked()
  operator.announce(news)
  await reading("gathering")
  letGo()
  expect(round(yeekee(40))).toMatchObject(change)
  pass(1_000)
  await until(() => asked() === questions + 1)
  await reading("upToDate")
  expect(round(yeekee(40))).toMatchObject(change)
})

test("a phone whose clock was wrong shows the right phases as soon as the server's clock is known", async () => {
  let correction = 0
  const { lobby, phase, reading } = inTheLobby({ correction: () => correction })
  await reading("upToDate")
  expect(phase(yeekee(28))).toBe("open")
  correction = 3_600_000
  lobby.send({ type: "clock.corrected" })
  expect(phase(yeekee(28))).toBe("awaitingResult")
  await reading("gathering")
})

test("a lobby whose next change is months away waits in stretches that a timer can keep", async () => {
  const far = noon + 90 * 24 * 3_600_000
  const rounds = day.slice(0, 1).map((round) => ({ ...round, opensAt: far, closesAt: far + 1, resultAt: far + 2 }))
  const { reading, timers } = inTheLobby({ rounds })
  await reading("upToDate")
  expect(timers).toContain(2_000_000_000)
  expect(Math.max(...timers)).toBeLessThan(2 ** 31)
})

test("leaving the lobby leaves the feed, and an answer that comes then changes nothing", async () => {
  const { lobby, operator, until } = inTheLobby()
  const letGo = operator.holdAnswers()
  await until((seen) => seen.matches({ running: { feed: "found" } }))
  lobby.stop()
  letGo()
  await expect.poll(operator.followers).toBe(0)
  expect(lobby.getSnapshot().context.rounds).toBeUndefined()
})
