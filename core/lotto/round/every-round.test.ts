import { Deferred, Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { everyRound, Rounds } from "./round.port.ts"

test("a lobby asks for groups and four-digit lotteries at the same time, and one unanswered holds up the other no longer than itself", async () => {
  const rounds = Effect.gen(function* () {
    const [asked, asked4d] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const meet = (mine: Deferred.Deferred<void>, other: Deferred.Deferred<void>) =>
      Effect.andThen(Deferred.succeed(mine, undefined), Deferred.await(other))
    const operator = Layer.succeed(Rounds, {
      one: () => Effect.never,
      latest: () => Effect.as(meet(asked, asked4d), []),
      latest4d: () => Effect.as(meet(asked4d, asked), { hanoy: [], lao: [], laoSuper: [], malay: [] }),
    })
    return yield* Effect.provide(everyRound, operator)
  })
  expect(await Effect.runPromise(Effect.timeout(rounds, "30 seconds"))).toEqual([])
})
