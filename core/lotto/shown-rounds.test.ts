import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { soon } from "../testing/soon.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { Results } from "./results/result.ts"
import { shownRoundsOf } from "./shown-rounds.ts"
import { roundsNamedBy } from "./testing/named-rounds.ts"
import { operatorWithADayOfRounds } from "./testing/operator-with-a-day-of-rounds.ts"

const noon = Date.parse("2026-11-20T12:00:00+07:00")

const visiting = (random?: () => number) => {
  const rounds = roundsNamedBy("2026-11-20")
  const operator = operatorWithADayOfRounds({ now: () => noon, rounds })
  let asked = 0
  const results = Layer.succeed(Results, { latest: () => Effect.sync(() => (asked++, [])) })
  const visit = startVisit(visitOnCommand(() => noon).surroundings).with(Layer.merge(operator.layer, results))
  return { operator, visit, rounds, resultsAsked: () => asked, shown: shownRoundsOf(visit, random) }
}

test("all pages of a visit show one lobby, read with the first of them, until the session ends", async () => {
  const { operator, visit, shown, rounds } = visiting()
  expect(operator.asked).toEqual([])
  const { context } = await waitFor(shown.lobby(), (state) => state.context.rounds !== undefined, soon)
  expect(context.rounds).toHaveLength(rounds.length)
  const asked = [...operator.asked]
  expect(shown.lobby().getSnapshot().context.rounds).toHaveLength(rounds.length)
  expect(operator.asked).toEqual(asked)
  visit.end()
  expect(shown.lobby().getSnapshot().status).toBe("stopped")
})

test("a lobby that loses the feed asks at a moment drawn for its own visit", async () => {
  let drawn = 0
  const { operator, shown } = visiting(() => (drawn++, 0.5))
  const lobby = shown.lobby()
  const isIn = (data: "upToDate" | "throttled") =>
    waitFor(lobby, (state) => state.matches({ running: { data, feed: data === "upToDate" ? "found" : "lost" } }), soon)
  await isIn("upToDate")
  const before = drawn
  operator.loseFeed()
  await isIn("throttled")
  expect(drawn).toBe(before + 1)
})

test("one round is read for the page that shows it", async () => {
  const { shown } = visiting()
  const page = createActor(shown.round, { input: "yeekee-2026-11-20-42" }).start()
  const { context } = await waitFor(page, (state) => state.context.round !== undefined, soon)
  expect(context.round?.betId).toBe("yeekee-2026-11-20-42")
})

test("the newest results are read by the first page that shows them, and not again by the next", async () => {
  const { shown, resultsAsked } = visiting()
  const leave = shown.latestResults.subscribe(() => {})
  await expect.poll(() => shown.latestResults.view().data).toEqual([])
  leave()
  shown.latestResults.subscribe(() => {})
  expect([shown.latestResults.view().isLoading, resultsAsked()]).toEqual([false, 1])
})
