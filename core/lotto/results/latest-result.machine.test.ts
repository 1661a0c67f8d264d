import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { roundsNamedBy } from "../testing/named-rounds.ts"
import { operatorWithADayOfRounds } from "../testing/operator-with-a-day-of-rounds.ts"
import { makeLatestResult } from "./latest-result.machine.ts"

const evening = Date.parse("2026-11-16T23:59:00+07:00")
const greeting = (availability: "answers" | "away", rounds = roundsNamedBy("2026-11-16")) => {
  const operator = operatorWithADayOfRounds({ now: () => evening, rounds })
  operator.becomes(availability)
  return createActor(makeLatestResult(ManagedRuntime.make(operator.layer))).start()
}

test("a visitor is greeted by the government draw of the day", async () => {
  const { context } = await waitFor(greeting("answers"), ({ value }) => value === "loaded")
  expect(context.result).toMatchObject({ betId: "gov-2026-11-16", top3: "927", bottom2: "43" })
})

test("an operator that has no result, or is away, leaves the sky empty", async () => {
  expect((await waitFor(greeting("answers", []), ({ status }) => status === "done")).context.result).toBeUndefined()
  const { context, value } = await waitFor(greeting("away"), ({ status }) => status === "done")
  expect([value, context.result]).toEqual(["failed", undefined])
})

test("who leaves before the answer is not greeted any more", () => {
  const latest = greeting("answers")
  latest.stop()
  expect(latest.getSnapshot().context.result).toBeUndefined()
})
