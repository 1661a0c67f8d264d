import type { Outcome, Round } from "@fakham/core/lotto"
import type { Unauthorized, Unreachable } from "@fakham/core/operator"
import { dayAt } from "@fakham/core/time"
import { Effect } from "effect"
import { type Client, failureForPlayer } from "../client.ts"
import { outcomeFromWire, setAlready } from "../lotto/round-from-wire.ts"
import { betListResults } from "../wire/index.ts"

/** How many results are asked for with one list; the newest of them, and the others with the next. */
const mostAsked = 12

/** For how many milliseconds a list waits for results that it does not tell itself. */
const listTimeout = 3_000

/** Reads the results that the operator's lists say are set and do not tell, each once. */
export const setResults = (client: Client) => {
  const known = new Map<string, Outcome>()

  /** A round whose result is set and cannot be had yet is over for bets, and still awaited. */
  const filled = (round: Round, asked: Client = client): Effect.Effect<Round, Unauthorized | Unreachable> => {
    if (round.outcome !== setAlready) return Effect.succeed(round)
    const { betId, resultAt } = round
    const before = known.get(betId)
    if (before !== undefined) return Effect.succeed({ ...round, outcome: before })
    return asked.ask(betListResults, { betId, resultDate: dayAt(resultAt) }).pipe(
      Effect.map(({ data }) => data && outcomeFromWire(data)),
      Effect.catchIf(
        (failure) => failure._tag === "Refused" && (failure.status === 400 || failure.status === 404),
        () => Effect.succeed(undefined),
      ),
      Effect.mapError(failureForPlayer),
      Effect.map((outcome) => {
        if (!outcome) return { ...round, outcome: undefined, isSwitchedOff: true }
        known.set(betId, outcome)
        return { ...round, outcome }
      }),
    )
  }

  return {
    one: filled,
    /** Results that do not come in time are left for the next reading, and show as dashes until then. */
    all: (rounds: ReadonlyArray<Round>): Effect.Effect<ReadonlyArray<Round>> => {
      const wanted = rounds
        .filter(({ outcome, betId }) => outcome === setAlready && !known.has(betId))
        .toSorted((one, other) => other.closesAt - one.closesAt)
        .slice(0, mostAsked)
      const hasty = client.within(listTimeout)
      return Effect.forEach(
        wanted,
        (round) => Effect.match(filled(round, hasty), { onFailure: () => round, onSuccess: (read) => read }),
        { concurrency: mostAsked },
      ).pipe(
        Effect.map((read) => {
          const byId = new Map(
            read.filter(({ outcome }) => outcome !== setAlready).map((round) => [round.betId, round]),
          )
          return rounds.map((round) => byId.get(round.betId) ?? withKnown(round, known))
        }),
      )
    },
  }
}

const withKnown = (round: Round, known: ReadonlyMap<string, Outcome>): Round => {
  const outcome = round.outcome === setAlready ? known.get(round.betId) : undefined
  return outcome === undefined ? round : { ...round, outcome }
}
