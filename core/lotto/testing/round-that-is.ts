import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { makeRound } from "../round/round.machine.ts"
import { Rounds } from "../round/round.port.ts"
import type { Round } from "../round/round.ts"
import { RoundFeed } from "../round/round-feed.port.ts"

/** A round as the operator tells it; without one, no answer ever comes. Tells which rounds were asked for. */
export const roundThatIs = (round?: Round) => {
  const asked: Array<string> = []
  const one = (betId: string) => {
    asked.push(betId)
    return round === undefined ? Effect.never : Effect.succeed(round)
  }
  const layer = Layer.merge(
    Layer.succeed(Rounds, { one, latest: () => Effect.never, latest4d: () => Effect.never }),
    Layer.succeed(RoundFeed, { newsOf: () => Stream.never, news: () => Stream.never }),
  )
  return { asked, round: makeRound(ManagedRuntime.make(layer), { now: () => 0 }) }
}
