import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { handClock } from "../testing/clock.ts"
import { soon } from "../testing/soon.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { limitsPageOf } from "./limits-page.ts"
import { ownLimitsOf } from "./own-limits.ts"
import { operatorThatEnforcesLimits } from "./testing/operator-that-enforces-limits.ts"

const visiting = () => {
  const { clock, pass } = handClock()
  const operator = operatorThatEnforcesLimits(() => 0)
  return { operator, pass, visit: startVisit(visitOnCommand().surroundings, { clock }).with(operator.layer) }
}

test("a player's limits are asked for again every five seconds while no answer comes", async () => {
  const { operator, pass, visit } = visiting()
  operator.troubles.push("cutBefore")
  const limits = ownLimitsOf(visit)
  limits.subscribe(() => {})
  await expect.poll(() => limits.view().hasFailed).toBe(true)
  pass(4_999)
  expect(operator.asked).toEqual(["read"])
  pass(1)
  await expect.poll(() => limits.view().data).toEqual(operator.holds())
  pass(5_000)
  expect(operator.asked).toEqual(["read", "read"])
})

test("the page of limits shows what the operator enforces", async () => {
  const { operator, visit } = visiting()
  const page = createActor(limitsPageOf(visit).playLimits).start()
  const { context } = await waitFor(page, (state) => state.matches("shown"), soon)
  expect(context.data).toEqual(operator.holds())
})
