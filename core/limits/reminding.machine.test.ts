import { Layer } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../money/satang.ts"
import { handClock } from "../testing/clock.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { PlaySession } from "./play-session.port.ts"
import type { ReminderMinutes } from "./reminder.ts"
import { makeReminding } from "./reminding.machine.ts"
import { operatorThatEnforcesLimits, operatorThatKnowsFigures } from "./testing/operator-that-enforces-limits.ts"

const minute = 60_000
const start = Date.parse("2026-11-20T16:10:00+07:00")
const soon = { timeout: 5_000 }

const atPages = ({
  every,
  knows = true,
}: {
  readonly every: ReminderMinutes | undefined
  readonly knows?: boolean
}) => {
  const { clock } = handClock()
  let [since, correction, isKnown] = [start, 0, knows]
  const now = () => start + clock.now() + correction
  const limits = operatorThatEnforcesLimits(now, {
    limits: [],
    taken: undefined,
    areAllKnown: true,
    remindEvery: every,
  })
  const figures = operatorThatKnowsFigures({ staked: baht(640), returned: baht(425) })
  const world = visitOnCommand(now)
  const { runtime } = startVisit(world.surroundings).with(
    Layer.mergeAll(limits.layer, figures.layer, Layer.succeed(PlaySession, { since: () => since })),
  )
  const machine = makeReminding(runtime, { now, isTimeKnown: () => isKnown })
  const page = createActor(machine, { clock }).start()
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 1_000) clock.increment(1_000)
  }
  const reminder = () => page.getSnapshot().children.reminder
  return {
    page,
    pass,
    pageIs: world.pageIs,
    asked: limits.asked,
    isReminding: () => reminder()?.getSnapshot().hasTag("reminding") ?? false,
    reminds: () => expect.poll(() => reminder()?.getSnapshot().matches("reminding"), soon).toBe(true),
    answered: () => waitFor(page, (state) => state.matches({ playing: "asked" }), soon),
    send: (type: "play.continued" | "play.stopped") => reminder()?.send({ type }),
    elapsed: () => reminder()?.getSnapshot().context.check?.elapsed,
    timeIsKnown: () => (isKnown = true),
    beganAnew: (at: number) => (since = at),
    clockWasLateBy: (by: number) => {
      correction = by
      world.clockIsCorrected()
    },
  }
}

test("nothing is asked before a reminder could be due, and the player is reminded at that moment", async () => {
  const { pass, asked, answered, isReminding, reminds, elapsed } = atPages({ every: 15 })
  pass(14 * minute - 1_000)
  expect(asked).toEqual([])
  pass(1_000)
  await answered()
  expect([asked, isReminding()]).toEqual([["read"], false])
  pass(minute)
  await reminds()
  expect(elapsed()).toBe(15 * minute)
})

test("who wants to be reminded every half hour is asked for at every quarter, and reminded at the second", async () => {
  const { pass, asked, answered, isReminding, reminds, elapsed } = atPages({ every: 30 })
  pass(14 * minute)
  await answered()
  pass(2 * minute)
  expect(isReminding()).toBe(false)
  pass(13 * minute)
  await answered()
  expect(asked).toEqual(["read", "read"])
  pass(minute)
  await reminds()
  expect(elapsed()).toBe(30 * minute)
})

test("nobody is reminded who does not want it", async () => {
  const { pass, answered, isReminding } = atPages({ every: undefined })
  pass(14 * minute)
  await answered()
  pass(15 * minute)
  expect(isReminding()).toBe(false)
})

test("whoever takes a rest and is still here is reminded again, of the whole stretch", async () => {
  const { pass, answered, reminds, send, elapsed } = atPages({ every: 15 })
  pass(14 * minute)
  await answered()
  pass(minute)
  await reminds()
  send("play.stopped")
  pass(14 * minute)
  await answered()
  pass(minute)
  await reminds()
  expect(elapsed()).toBe(30 * minute)
})

test("play begins once the time is known, and anew after a pause", async () => {
  const { page, pass, pageIs, timeIsKnown, beganAnew } = atPages({ every: 15, knows: false })
  pass(4_000)
  expect(page.getSnapshot().value).toBe("arriving")
  timeIsKnown()
  pass(2_000)
  expect(page.getSnapshot().value).toEqual({ playing: "resting" })
  pageIs("page.shown")
  expect(page.getSnapshot().context.playingSince).toBe(start)
  beganAnew(start + 60 * minute)
  pageIs("page.shown")
  expect(page.getSnapshot().context.playingSince).toBe(start + 60 * minute)
})

test("a clock that was wrong is put right: what could be due is asked for at the true time", async () => {
  const { pass, asked, answered, clockWasLateBy, reminds } = atPages({ every: 15 })
  pass(minute)
  clockWasLateBy(13 * minute)
  pass(1_000)
  await answered()
  expect(asked).toEqual(["read"])
  pass(minute)
  await reminds()
})
