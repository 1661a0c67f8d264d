import { type BetGroup, type PastResultFailure, type Round, type RoundResult, sellsSets } from "@fakham/core/lotto"
import type { Unauthorized, Unreachable } from "@fakham/core/operator"
import { type Day, dayAt } from "@fakham/core/time"
import { Effect } from "effect"
import { type Client, failureForPlayer } from "../client.ts"
import { latestRounds, latestSetRounds } from "./http-rounds.ts"
import { setAlready } from "./round-from-wire.ts"

type Asked = { readonly betGroup: BetGroup; readonly betType?: string; readonly dt?: Day }
type ResultOf = (betId: string, resultDate: Day) => Effect.Effect<RoundResult, PastResultFailure>

/** How many rounds are asked for one by one; the newest of them. */
const mostAsked = 12

/** What an operator without an archive can tell: the results in its list of rounds, and of those that are over. */
export const resultsOfRounds = (
  client: Client,
  { betGroup, betType, dt }: Asked,
  of: ResultOf,
): Effect.Effect<ReadonlyArray<RoundResult>, Unauthorized | Unreachable> =>
  (sellsSets(betGroup) ? latestSetRounds(client) : latestRounds(client)).pipe(
    Effect.mapError(failureForPlayer),
    Effect.flatMap((rounds) => {
      const now = Date.now()
      const meant = rounds
        .filter((round) => round.betGroup === betGroup)
        .filter(
          (round) => (betType === undefined || round.betType === betType) && (dt === undefined || round.dt === dt),
        )
        .toSorted((one, other) => other.closesAt - one.closesAt)
      const known = meant.flatMap((round) => (round.outcome === setAlready ? [] : (resultIn(round) ?? [])))
      const open = meant
        .filter(({ outcome, resultAt }) => outcome === setAlready || (outcome === undefined && resultAt <= now))
        .slice(0, mostAsked)
      return Effect.map(
        Effect.forEach(
          open,
          ({ betId, resultAt }) =>
            of(betId, dayAt(resultAt)).pipe(
              Effect.map((result) => [result]),
              Effect.catchTag("NotDrawnYet", () => Effect.succeed([])),
              Effect.catchTag("NoSuchRound", () => Effect.succeed([])),
            ),
          { concurrency: 4 },
        ),
        (asked) => [...known, ...asked.flat()].toSorted((one, other) => other.resultAt - one.resultAt),
      )
    }),
  )

const resultIn = ({ outcome, ...round }: Round): RoundResult | undefined => {
  const { betId, betGroup, betType, betName, dt, resultAt } = round
  return outcome && { betId, betGroup, betType, betName, dt, resultAt, outcome, prizes: undefined }
}
