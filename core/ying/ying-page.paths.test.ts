import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { expect, test } from "vitest"
import { createActor } from "xstate"
import { makeRound } from "../lotto/round/round.machine.ts"
import { Rounds } from "../lotto/round/round.port.ts"
import { RoundFeed } from "../lotto/round/round-feed.port.ts"
import { actionsOn } from "../testing/actions-on.ts"
import { reached, waysFrom } from "../testing/ways.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { openRound as round, shootingStart } from "./testing/open-round.ts"
import { operatorThatTakesShots } from "./testing/operator-that-takes-shots.ts"
import { makeYingPage } from "./ying-page.machine.ts"

const now = () => shootingStart
const { environment, surroundings, ending } = visitOnCommand(now)
const operator = operatorThatTakesShots({ now, round, sha256: async () => new Uint8Array(32) })
const machine = makeYingPage(ManagedRuntime.make(Layer.mergeAll(operator.layer, surroundings, ending)), environment)
const noNews = Layer.mergeAll(
  Layer.succeed(Rounds, { one: () => Effect.never, latest: () => Effect.never, latest4d: () => Effect.never }),
  Layer.succeed(RoundFeed, { newsOf: () => Stream.never, news: () => Stream.never }),
)
const running = createActor(makeRound(ManagedRuntime.make(noNews), { now }), { input: round.betId })

const summary = { shots: 1, members: 1, sum: 90_457, waitSeconds: 7 }
const events = {
  "round.seen": { type: "round.seen", round: { ...round, shootingEndsAt: shootingStart + 90_000 } },
  "round.seen, as it was": { type: "round.seen", round },
  "round.seen, unknown": { type: "round.seen", round: undefined },
  "shooting.went": { type: "shooting.went" },
  "list.read": { type: "list.read", recent: [] },
  "summary.read, a wait": { type: "summary.read", summary },
  "summary.read, no wait": { type: "summary.read", summary: { ...summary, waitSeconds: 0 } },
  "clock.corrected": { type: "clock.corrected" },
  "connection.lost": { type: "connection.lost" },
  "connection.restored": { type: "connection.restored" },
  "session.ended": { type: "session.ended" },
} as const

const everywhere = reached(machine, { input: { round, running }, events })

test("a page of shots is open until the session ends", () => {
  expect(waysFrom(machine, everywhere, { events })).toEqual({ open: { "session.ended": "ended" }, ended: {} })
})

test("what happens on a page of shots is told to the shooting and to the list, and nothing else is done", () => {
  const [open] = everywhere
  expect(open && actionsOn(machine, open, events)).toEqual({
    "round.seen": ["changeRound"],
    "list.read": ["sendShots"],
    "summary.read, a wait": ["sendWait"],
    "clock.corrected": ["sendClock"],
    "connection.restored": ["sendConnection"],
  })
})

test("a shot that may stand in the list is looked for there", () => {
  const shot = machine.provide({ guards: { mayStandInList: () => true } })
  const [open] = reached(shot, { input: { round, running }, events: {} })
  const { "shooting.went": went } = events
  expect(open && actionsOn(shot, open, { "shooting.went": went })).toEqual({ "shooting.went": ["lookForShot"] })
})
