import { isBetGroup, NoSuchRound, NotDrawnYet, PastResults, type RoundResult } from "@fakham/core/lotto"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "./client.ts"
import { failureForPage } from "./failure-for-page.ts"
import { outcomeFromWire } from "./round-from-wire.ts"
import { betListResults, betListResultsHistory, type Understood } from "./wire/index.ts"

/** Answers `PastResults` over the operator's lottery API. */
export const httpPastResults = (client: Client) =>
  Layer.succeed(PastResults, {
    of: (betId, resultDate) =>
      client.ask(betListResults, { betId, resultDate }).pipe(
        Effect.mapError(failureForPage(() => new NoSuchRound())),
        Effect.flatMap(({ data }) => ended(data)),
      ),
    onDay: (betGroup, dt) => history(client, { betGroup, dt }),
    history: (betGroup, betType) => history(client, { betGroup, ...(betType === undefined ? {} : { betType }) }),
  })

type WireResult = Understood<typeof betListResultsHistory>[number]

const ended = (wire: WireResult | null | undefined): Effect.Effect<RoundResult, NoSuchRound | NotDrawnYet> => {
  if (wire && !isBetGroup(wire.betGroup)) return Effect.fail(new NoSuchRound())
  const result = wire && resultOf(wire)
  return result ? Effect.succeed(result) : Effect.fail(new NotDrawnYet())
}

const history = (client: Client, asked: { betGroup: string; betType?: string; dt?: string }) =>
  client.ask(betListResultsHistory, asked).pipe(
    Effect.mapError(failureForPlayer),
    Effect.map(({ data }) => data.flatMap((wire) => resultOf(wire) ?? [])),
  )

const resultOf = (wire: WireResult): RoundResult | undefined => {
  const { betId, betGroup, betType, betName, dt, realResultTime, prizes } = wire
  const outcome = outcomeFromWire(wire)
  return isBetGroup(betGroup) && outcome
    ? { betId, betGroup, betType, betName, dt, resultAt: realResultTime, outcome, prizes }
    : undefined
}
