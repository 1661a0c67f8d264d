import { Layer } from "effect"
import { expect, test } from "vitest"
import { createActor } from "xstate"
import { handClock } from "../testing/clock.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { PlaySession } from "./play-session.port.ts"
import { makeReminderNear } from "./reminder-near.machine.ts"

const minute = 60_000
const start = Date.parse("2026-11-20T16:10:00+07:00")

const playing = ({ since = start, knows = true }: { readonly since?: number; readonly knows?: boolean } = {}) => {
  const { clock } = handClock()
  let [isKnown, correction] = [knows, 0]
  const now = () => start + clock.now() + correction
  const world = visitOnCommand(now)
  const { runtime } = startVisit(world.surroundings).with(Layer.succeed(PlaySession, { since: () => since }))
  const near = createActor(makeReminderNear(runtime, { now, isTimeKnown: () => isKnown }), { clock }).start()
  return {
    pass: (milliseconds: number) => clock.increment(milliseconds),
    isNear: () => near.getSnapshot().status === "done",
    timeIsKnown: (lateBy = 0) => {
      ;[isKnown, correction] = [true, lateBy]
      world.clockIsCorrected()
    },
  }
}

test("a reminder is near two minutes before the first that could be due, and not before", () => {
  const { pass, isNear } = playing()
  pass(13 * minute - 1)
  expect(isNear()).toBe(false)
  pass(1)
  expect(isNear()).toBe(true)
})

test("whoever has played for long on earlier pages is near one at once", () => {
  const { pass, isNear } = playing({ since: start - 40 * minute })
  pass(0)
  expect(isNear()).toBe(true)
})

test("while the time is not known no reminder is near, and then it is counted by the true time", () => {
  const { pass, isNear, timeIsKnown } = playing({ knows: false })
  pass(60 * minute)
  expect(isNear()).toBe(false)
  const late = playing()
  late.pass(minute)
  late.timeIsKnown(11 * minute)
  expect(late.isNear()).toBe(false)
  late.pass(minute)
  expect(late.isNear()).toBe(true)
  timeIsKnown()
  pass(0)
  expect(isNear()).toBe(true)
})
