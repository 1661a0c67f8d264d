import { expect, test } from "vitest"
import { day, inTheLobby, noon, yeekeeId } from "../testing/in-the-lobby.ts"

test("the lobby reads every round of every group, those sold in sets too, in the order of the timetable", async () => {
  const { data } = inTheLobby()
  const { context } = await data("upToDate")
  expect(context.rounds?.length).toBe(396)
  expect(context.rounds?.slice(0, 2).map(({ betId }) => betId)).toEqual([yeekeeId(1), yeekeeId(2)])
  expect(context.rounds?.at(-1)?.betId).toBe("laoSuper-2026-11-20")
})

test("the lobby knows when the operator answered last, and keeps that while nobody answers", async () => {
  const { lobby, pass, operator, data } = inTheLobby()
  expect(lobby.getSnapshot().context.readAt).toBeUndefined()
  await data("upToDate")
  expect(lobby.getSnapshot().context.readAt).toBe(noon)
  operator.becomes("away")
  operator.announce({ type: "round.cancelled", betId: yeekeeId(30) })
  await data("throttled")
  pass(1_000)
  await data("failed")
  expect(lobby.getSnapshot().context.readAt).toBe(noon)
})

test("the clock moves phases without a question, and one timer serves all rounds", async () => {
  const { asked, pass, phase, data, timers } = inTheLobby()
  await data("upToDate")
  const questions = asked()
  expect(phase(yeekeeId(25))).toBe("urgent")
  pass(1)
  expect(phase(yeekeeId(25))).toBe("closed")
  expect(phase(yeekeeId(26))).toBe("open")
  const before = timers.length
  pass(28_999)
  expect([asked(), timers.length]).toEqual([questions, before])
})

test("a result that is announced is shown at once, and what ended is read up a second later, once for all of a moment", async () => {
  const { asked, operator, pass, phase, data, until } = inTheLobby()
  await data("upToDate")
  const questions = asked()
  operator.announce({ type: "round.cancelled", betId: yeekeeId(30) })
  operator.announce({ type: "round.cancelled", betId: yeekeeId(31) })
  await until(() => phase(yeekeeId(31)) === "cancelled")
  expect(phase(yeekeeId(30))).toBe("cancelled")
  pass(999)
  expect(asked()).toBe(questions)
  pass(1)
  await data("upToDate")
  expect(asked()).toBe(questions + 1)
})

test("of many lobbies that hear of one ending each reads it up at a moment of its own, within three seconds", async () => {
  const { asked, operator, pass, data } = inTheLobby({ random: () => 0.75 })
  await data("upToDate")
  const questions = asked()
  operator.announce({ type: "round.cancelled", betId: yeekeeId(30) })
  await data("throttled")
  pass(2_499)
  expect(asked()).toBe(questions)
  pass(1)
  await data("upToDate")
  expect(asked()).toBe(questions + 1)
})

test("a round whose result is due is asked for, though nothing was announced", async () => {
  const { asked, pass, phase, data, until } = inTheLobby()
  await data("upToDate")
  const questions = asked()
  pass(60_000)
  await data("throttled")
  pass(1_000)
  await until(() => asked() === questions + 1)
  await until(() => phase("yeekee5min-2026-11-20-84") === "resulted")
})

test("a close that is moved counts at once, is read up, and leaves the round where it stands", async () => {
  const { lobby, operator, pass, phase, data, until } = inTheLobby()
  await data("upToDate")
  const order = lobby.getSnapshot().context.rounds?.map(({ betId }) => betId)
  operator.announce({ type: "round.moved", betId: yeekeeId(40), closesAt: noon + 5_000, resultAt: noon + 90_000 })
  await until(() => phase(yeekeeId(40)) === "urgent")
  pass(1_000)
  await data("upToDate")
  expect(lobby.getSnapshot().context.rounds?.map(({ betId }) => betId)).toEqual(order)
  pass(4_001)
  expect(phase(yeekeeId(40))).toBe("closed")
})

test("a phone whose clock was wrong shows the right phases as soon as the server's clock is known", async () => {
  let correction = 0
  const { lobby, phase, data } = inTheLobby({ correction: () => correction })
  await data("upToDate")
  expect(phase(yeekeeId(28))).toBe("open")
  correction = 3_600_000
  lobby.send({ type: "clock.corrected" })
  expect(phase(yeekeeId(28))).toBe("awaitingResult")
  await data("throttled")
})

test("a lobby whose next change is months away waits in stretches that a timer can keep", async () => {
  const far = noon + 90 * 24 * 3_600_000
  const rounds = day.slice(0, 1).map((round) => ({ ...round, opensAt: far, closesAt: far + 1, resultAt: far + 2 }))
  const { data, timers } = inTheLobby({ rounds })
  await data("upToDate")
  expect(timers).toContain(2_000_000_000)
  expect(Math.max(...timers)).toBeLessThan(2 ** 31)
})
