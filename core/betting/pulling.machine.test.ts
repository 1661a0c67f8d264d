import { Effect } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unreachable } from "../operator/failures.ts"
import type { PlacedPoy } from "../order/placed/placed-poy.ts"
import { somchaisPoy } from "../order/testing/operator-that-keeps-a-poy.ts"
import { openPromise } from "../testing/open-promise.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { makePulling } from "./pulling.machine.ts"
import { atBetPage } from "./testing/at-bet-page.ts"

type Answer = Effect.Effect<PlacedPoy | "none" | "notOffered", Unreachable>

/** A player on a bet page who pulls an old slip; the operator answers so, one time after another. */
const pulls = async (...answers: Array<Answer>) => {
  const { page, slip, takes } = atBetPage(onTestFinished).open()
  await takes()
  page.send({ type: "sheet.opened", sheet: { kind: "pull" } })
  const { resource } = startVisit(visitOnCommand().surroundings)
  const poy = resource(Effect.suspend((): Answer => answers.shift() ?? Effect.never))
  const pulling = createActor(
    makePulling(() => poy),
    { input: { id: "P-1", page } },
  ).start()
  return {
    pulling,
    poy,
    sheet: () => page.getSnapshot().context.sheet,
    numbers: () => slip.getSnapshot().context.slip.entries.map(({ number }) => number),
  }
}

test("the numbers of an old slip come into the one at the table, and what lay over the keypad closes", async () => {
  const { pulling, sheet, numbers } = await pulls(Effect.succeed(somchaisPoy))
  await waitFor(pulling, ({ status }) => status === "done")
  expect(numbers()).toEqual(somchaisPoy.order.lines.map(({ number }) => number))
  expect(sheet()).toBeUndefined()
})

test("an old slip that cannot be read leaves the table as it was, and is read again on request", async () => {
  const { pulling, poy, sheet, numbers } = await pulls(Effect.fail(new Unreachable({})), Effect.succeed(somchaisPoy))
  await expect.poll(() => poy.view().hasFailed).toBe(true)
  expect([numbers(), sheet()]).toEqual([[], { kind: "pull" }])
  poy.view().retry()
  await waitFor(pulling, ({ status }) => status === "done")
  expect(numbers()).not.toEqual([])
})

test("an old slip that is not there, and one whose sheet is closed meanwhile, bring nothing", async () => {
  const missing = await pulls(Effect.succeed("none"))
  await expect.poll(() => missing.poy.view().data).toBe("none")
  expect([missing.numbers(), missing.sheet()]).toEqual([[], { kind: "pull" }])
  const answer = openPromise<PlacedPoy>()
  const [left, stayed] = [
    await pulls(Effect.promise(() => answer.promise)),
    await pulls(Effect.promise(() => answer.promise)),
  ]
  left.pulling.stop()
  answer.resolve(somchaisPoy)
  await waitFor(stayed.pulling, ({ status }) => status === "done")
  expect([left.numbers(), left.sheet()]).toEqual([[], { kind: "pull" }])
})
