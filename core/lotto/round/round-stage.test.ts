import { expect, test } from "vitest"
import { roundPhases } from "./round.ts"
import { stageOf } from "./round-stage.ts"

test("a player bets on open rounds, waits for closed ones, reads ended ones, and does nothing about those still to open", () => {
  expect(Object.fromEntries(roundPhases.map((phase) => [phase, stageOf(phase)]))).toEqual({
    notOpen: undefined,
    open: "open",
    closingSoon: "open",
    urgent: "open",
    closed: "waiting",
    awaitingResult: "waiting",
    resulted: "over",
    cancelled: "over",
  })
})
