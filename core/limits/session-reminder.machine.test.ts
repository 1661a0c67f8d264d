import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../money/satang.ts"
import { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import { handClock } from "../testing/clock.ts"
import { inner, ways } from "../testing/ways.ts"
import type { ReminderMinutes } from "./reminder.ts"
import { makeSessionReminder } from "./session-reminder.machine.ts"
import { operatorThatKnowsFigures } from "./testing/operator-that-enforces-limits.ts"

const minute = 60_000
const start = Date.parse("2026-11-20T16:10:00+07:00")
const figures = { staked: baht(640), returned: baht(425) }

const playing = (wanted: ReminderMinutes | "never" = 60) => {
  const every = wanted === "never" ? undefined : wanted
  const operator = operatorThatKnowsFigures(figures)
  const { clock } = handClock()
  let correction = 0
  const now = () => start + clock.now() + correction
  const machine = makeSessionReminder(ManagedRuntime.make(operator.layer), { now })
  const reminder = createActor(machine, { clock, input: { playingSince: start, every } }).start()
  const is = (state: string) => waitFor(reminder, ({ value }) => value === state, { timeout: 30_000 })
  const pass = (time: number) => clock.increment(time)
  const correct = (by: number) => {
    correction = by
    reminder.send({ type: "clock.corrected" })
  }
  return { operator, reminder, is, pass, correct }
}

test("after the time they chose, a player is told how long it has been and what it has come to", async () => {
  const { operator, reminder, is, pass } = playing()
  pass(60 * minute - 1)
  expect([reminder.getSnapshot().value, reminder.getSnapshot().hasTag("reminding")]).toEqual(["playing", false])
  pass(1)
  expect(reminder.getSnapshot().hasTag("reminding")).toBe(true)
  expect((await is("reminding")).context.check).toEqual({
    elapsed: 3_600_000,
    staked: 64_000,
    returned: 42_500,
    net: -21_500,
  })
  expect(operator.asked).toEqual([start])
})

test("who plays on is reminded again, each time of the whole stretch", async () => {
  const { reminder, is, pass } = playing(15)
  for (const elapsed of [15, 30, 45]) {
    pass(15 * minute)
    expect((await is("reminding")).context.check?.elapsed).toBe(elapsed * minute)
    reminder.send({ type: "play.continued" })
    expect(reminder.getSnapshot().value).toBe("playing")
  }
})

test("who stops is done, wherever they are", async () => {
  const stopped = playing()
  stopped.pass(60 * minute)
  await stopped.is("reminding")
  stopped.reminder.send({ type: "play.stopped" })
  expect([stopped.reminder.getSnapshot().status, stopped.reminder.getSnapshot().value]).toEqual(["done", "stopped"])
})

test("nobody is reminded who does not want it, and a reminder can be chosen and dropped while playing", () => {
  const { reminder, pass } = playing("never")
  pass(24 * 60 * minute)
  expect(reminder.getSnapshot().value).toBe("unreminded")
  reminder.send({ type: "reminder.chosen", every: 30 })
  pass(29 * minute)
  expect(reminder.getSnapshot().value).toBe("playing")
  reminder.send({ type: "reminder.chosen", every: undefined })
  pass(24 * 60 * minute)
  expect(reminder.getSnapshot().value).toBe("unreminded")
})

test("when nobody can count, the time alone is said", async () => {
  const { operator, is, pass } = playing()
  operator.troubles.push("cutBefore")
  pass(60 * minute)
  const { remindedAt, check } = (await is("reminding")).context
  expect([remindedAt - start, check]).toEqual([60 * minute, undefined])
})

test("who plays on before it is counted drops the question, and no late answer reminds them", async () => {
  const { operator, reminder, pass } = playing()
  operator.troubles.push("silent")
  pass(60 * minute)
  await expect.poll(() => operator.asked.length).toBe(1)
  reminder.send({ type: "play.continued" })
  await expect.poll(operator.givenUp).toBe(1)
  expect([reminder.getSnapshot().value, reminder.getSnapshot().context.check]).toEqual(["playing", undefined])
})

test("an old count is not shown with the next reminder", async () => {
  const { operator, reminder, is, pass } = playing()
  pass(60 * minute)
  await is("reminding")
  reminder.send({ type: "play.continued" })
  operator.troubles.push("cutBefore")
  pass(60 * minute)
  expect((await is("reminding")).context.check).toBeUndefined()
})

test("a player who is no longer known is at an end", async () => {
  const { operator, reminder, pass } = playing()
  operator.troubles.push("unauthorized")
  pass(60 * minute)
  expect((await waitFor(reminder, ({ status }) => status === "done")).value).toBe("unauthorized")
})

test("a clock that was wrong is put right: the reminder comes at the true time", async () => {
  const { reminder, is, pass, correct } = playing()
  pass(10 * minute)
  correct(40 * minute)
  pass(10 * minute - 1)
  expect(reminder.getSnapshot().value).toBe("playing")
  pass(1)
  await is("reminding")
})

test("a reminder goes exactly these ways", () => {
  const { layer } = operatorThatKnowsFigures(figures)
  const answer = (output: unknown) => inner("xstate.done.actor.counting", output)
  const table = ways(makeSessionReminder(ManagedRuntime.make(layer), { now: () => 0 }), {
    input: { playingSince: 0, every: 15 },
    events: {
      chosen: { type: "reminder.chosen", every: 30 },
      dropped: { type: "reminder.chosen", every: undefined },
      continued: { type: "play.continued" },
      stopped: { type: "play.stopped" },
      corrected: { type: "clock.corrected" },
      due: inner("xstate.after.due.sessionReminder.playing"),
      counted: answer(Result.succeed(figures)),
      unreachable: answer(Result.fail(new Unreachable({}))),
      "not offered": answer(Result.fail(new NotOffered())),
      unauthorized: answer(Result.fail(new Unauthorized())),
    },
  })
  expect(table).toEqual({
    playing: { dropped: "unreminded", stopped: "stopped", due: "counting" },
    unreminded: { chosen: "playing", stopped: "stopped" },
    counting: {
      continued: "playing",
      stopped: "stopped",
      counted: "reminding",
      unreachable: "reminding",
      "not offered": "reminding",
      unauthorized: "unauthorized",
    },
    reminding: { continued: "playing", stopped: "stopped" },
    stopped: {},
    unauthorized: {},
  })
})
