import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { startVisit } from "../../visit/visit.ts"
import { operatorThatOffersARound, yeekeeLimits, yeekeeRound } from "../testing/operator-that-offers-a-round.ts"
import { betTermsOf, PopularNumbers, popularNumbersOf } from "./bet-terms.port.ts"

const atRound = () => {
  const operator = operatorThatOffersARound()
  const popular = { option: "teng_bon_2", number: "47", multiply: 9_200 } as const
  const visit = startVisit(visitOnCommand().surroundings).with(
    Layer.merge(operator.layer, Layer.succeed(PopularNumbers, { read: () => Effect.succeed([popular]) })),
  )
  return { operator, visit, popular }
}

test("what a round takes and pays is read again when news of rounds may have passed unheard", async () => {
  const { operator, visit } = atRound()
  const terms = betTermsOf(visit)(yeekeeRound)
  terms.subscribe(() => {})
  await expect.poll(() => terms.view().data).toEqual(yeekeeLimits)
  visit.publish("cash")
  operator.rates([{ option: "teng_bon_3", number: "482", multiply: 42_500 }])
  visit.publish("rounds")
  await expect.poll(() => terms.view().data?.rateNow).toHaveLength(1)
  expect(operator.asked).toEqual(["terms", "terms"])
})

test("the terms of a round that the operator does not know cannot be had, and may be asked for again", async () => {
  const { operator, visit } = atRound()
  operator.troubles.push("roundMissing")
  const terms = betTermsOf(visit)(yeekeeRound)
  terms.subscribe(() => {})
  await expect.poll(() => terms.view().hasFailed).toBe(true)
  terms.view().retry()
  await expect.poll(() => terms.view().data).toEqual(yeekeeLimits)
})

test("the numbers that many bet on are told for a round", async () => {
  const { visit, popular } = atRound()
  const shown = popularNumbersOf(visit)(yeekeeRound)
  shown.subscribe(() => {})
  await expect.poll(() => shown.view().data).toEqual([popular])
})
