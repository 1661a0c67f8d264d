import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { openRound as round, shootingStart as start } from "./testing/open-round.ts"
import { operatorThatTakesShots } from "./testing/operator-that-takes-shots.ts"
import { ownShotsIn } from "./ying-page.ts"

const operatorWithShots = () => {
  const operator = operatorThatTakesShots({ now: () => start, round, sha256: async () => new Uint8Array(32) })
  operator.othersShoot("malee2569", "11111")
  operator.othersShoot("somchai88", "22222")
  operator.othersShoot("nipa2569", "33333")
  return operator
}

test("of the shots of a round a player's own are told, however many others there are", async () => {
  const operator = operatorWithShots()
  const shots = await Effect.runPromise(Effect.provide(ownShotsIn(round.betId), operator.layer))
  expect(shots.map(({ number, isOwn }) => [number, isOwn])).toEqual([["22222", true]])
})

test("a round that the operator does not know may be known when it is asked again", async () => {
  const asked = Effect.provide(Effect.result(ownShotsIn("of-no-day")), operatorWithShots().layer)
  expect(Result.getFailure(await Effect.runPromise(asked))).toMatchObject({
    value: { _tag: "Unreachable", cause: { _tag: "NoSuchRound" } },
  })
})
