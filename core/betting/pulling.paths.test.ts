import { Effect } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { actionsOn } from "../testing/actions-on.ts"
import { reached, waysFrom } from "../testing/ways.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { makePulling } from "./pulling.machine.ts"
import { atBetPage, pulled } from "./testing/at-bet-page.ts"

const events = { "numbers.pulled": { type: "numbers.pulled", pulled } } as const

test("an old slip is read until it is pulled once, and the bet page is told its numbers", () => {
  const { page } = atBetPage(onTestFinished).open()
  const poy = startVisit(visitOnCommand().surroundings).resource(Effect.never)
  const machine = makePulling(() => poy)
  const everywhere = reached(machine, { input: { id: "P-1", page }, events })
  expect(waysFrom(machine, everywhere, { events })).toEqual({
    loading: { "numbers.pulled": "pulled" },
    pulled: {},
  })
  const [loading] = everywhere
  expect(loading && actionsOn(machine, loading, events)).toEqual({
    "numbers.pulled": [`numbers.pulled to ${page.id}`],
  })
})
