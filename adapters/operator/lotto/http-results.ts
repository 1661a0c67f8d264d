import { type BetGroup, isBetGroup, NoSuchRound, NotDrawnYet, PastResults, type RoundResult } from "@fakham/core/lotto"
import type { Unauthorized, Unreachable } from "@fakham/core/operator"
import { type Day, dayAt, startOf } from "@fakham/core/time"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "../client.ts"
import { failureForPage } from "../failure-for-page.ts"
import { isNotServed } from "../not-offered.ts"
import { betListResults, betListResultsHistory, type Understood } from "../wire/index.ts"
import { resultsOfRounds } from "./results-of-rounds.ts"
import { outcomeFromWire } from "./round-from-wire.ts"

/** Answers `PastResults` over the operator's lottery API; where that keeps no archive, from its rounds of now. */
export const httpPastResults = (client: Client) => {
  const of = (betId: string, resultDate: Day) =>
    client.ask(betListResults, { betId, resultDate }).pipe(
      Effect.mapError(failureForPage(() => new NoSuchRound())),
      Effect.flatMap(({ data }) => ended(data, resultDate)),
    )
  const archive = (betGroup: BetGroup, asked: { readonly betType?: string; readonly dt?: Day }): Past =>
    client.ask(betListResultsHistory, { betGroup, ...asked }).pipe(
      Effect.map(({ data }) => data.flatMap((wire) => resultOf(wire) ?? [])),
      Effect.catch((failure) =>
        isNotServed(failure)
          ? resultsOfRounds(client, { betGroup, ...asked }, of)
          : Effect.fail(failureForPlayer(failure)),
      ),
    )
  return Layer.succeed(PastResults, {
    of,
    onDay: (betGroup, dt) => archive(betGroup, { dt }),
    history: (betGroup, betType) => archive(betGroup, betType === undefined ? {} : { betType }),
  })
}

type Past = Effect.Effect<ReadonlyArray<RoundResult>, Unauthorized | Unreachable>
type WireResult = Understood<typeof betListResultsHistory>[number]

const ended = (
  wire: WireResult | null | undefined,
  resultDate: Day,
): Effect.Effect<RoundResult, NoSuchRound | NotDrawnYet> => {
  if (wire && !isBetGroup(wire.betGroup)) return Effect.fail(new NoSuchRound())
  const result = wire && resultOf(wire, resultDate)
  return result ? Effect.succeed(result) : Effect.fail(new NotDrawnYet())
}

const resultOf = (wire: WireResult, resultDate?: Day): RoundResult | undefined => {
  const { betId, betGroup, betType, betName, realResultTime, prizes } = wire
  const outcome = outcomeFromWire(wire)
  const dt = wire.dt ?? (realResultTime === undefined ? resultDate : dayAt(realResultTime))
  return isBetGroup(betGroup) && outcome && dt !== undefined
    ? { betId, betGroup, betType, betName, dt, resultAt: realResultTime ?? startOf(dt), outcome, prizes }
    : undefined
}
