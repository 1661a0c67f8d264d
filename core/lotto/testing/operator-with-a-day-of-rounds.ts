import { Effect, Layer, Queue, Stream } from "effect"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { heldAnswers } from "../../operator/testing/held-answers.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { Outcome } from "../draw/drawn.ts"
import { drawnOfGov } from "../draw/gov-prizes.ts"
import { gov4dVariants } from "../group/bet-type.ts"
import { sellsSets } from "../group/group-rules.ts"
import { NotDrawnYet, PastResults, type RoundResult } from "../results/past-result.ts"
import { Results } from "../results/result.ts"
import { NoSuchRound, Rounds } from "../round/round.port.ts"
import type { Round } from "../round/round.ts"
import {
  type LobbyNews,
  type NewsOfRound,
  RoundFeed,
  type RoundFeedNews,
  type RoundNews,
  roundAfter,
} from "../round/round-feed.port.ts"
import { draw418927, drawn66915 } from "./named-rounds.ts"

const usualEnd = ({ betGroup }: Round): Outcome =>
  betGroup === "gov" ? { type: "drawn", drawn: drawnOfGov(draw418927) } : drawn66915

type DayAtOperator = {
  /** The operator's own clock: results are set when they are due by it. */
  readonly now: () => Instant
  readonly rounds: ReadonlyArray<Round>
  readonly ends?: (round: Round) => Outcome
}
type Availability = "answers" | "away" | "unauthorized"

/** An operator with a day of rounds. It sets results on its clock, moves and cancels rounds, and may lose its feed. */
export const operatorWithADayOfRounds = ({ now, rounds, ends = usualEnd }: DayAtOperator) => {
  const byId = new Map(rounds.map((round) => [round.betId, round]))
  const announced = new Set<string>()
  const listeners = new Set<(news: LobbyNews) => void>()
  const asked: Array<string> = []
  let availability: Availability = "answers"
  let feedFound = true
  const { holdAnswers, released } = heldAnswers()

  const standsNow = (round: Round): Round =>
    round.outcome === undefined && round.resultAt <= now() ? { ...round, outcome: ends(round) } : round
  const all = () => [...byId.values()].map(standsNow)
  const found = (betId: string) => all().find((round) => round.betId === betId)
  /** An answer says what was so when it was asked for, however late it comes. */
  const answer = <A, E>(question: string, current: () => Effect.Effect<A, E>) =>
    Effect.suspend((): Effect.Effect<A, E | Unauthorized | Unreachable> => {
      asked.push(question)
      if (availability === "away") return Effect.fail(new Unreachable({ cause: "nobody answers" }))
      if (availability === "unauthorized") return Effect.fail(new Unauthorized())
      const given = current()
      return Effect.andThen(released, given)
    })
  const emit = (news: LobbyNews) => {
    for (const listener of listeners) listener(news)
  }
  const announce = (news: NewsOfRound) => {
    const round = byId.get(news.betId)
    if (round !== undefined) byId.set(news.betId, roundAfter(round, news))
    if (feedFound) emit(news)
  }
  const overheard = Stream.callback<LobbyNews>((queue) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const listener = (news: LobbyNews) => void Queue.offerUnsafe(queue, news)
        listener({ type: "feed.lost" })
        if (feedFound) listener({ type: "feed.found" })
        listeners.add(listener)
        return listener
      }),
      (listener) => Effect.sync(() => listeners.delete(listener)),
    ),
  )
  const resultOf = (round: Round): ReadonlyArray<RoundResult> =>
    round.outcome === undefined
      ? []
      : [
          {
            ...round,
            outcome: round.outcome,
            prizes: round.betGroup === "gov" && round.outcome.type === "drawn" ? draw418927 : undefined,
          },
        ]
  const results = (wanted: (round: Round) => boolean) => Effect.succeed(all().filter(wanted).flatMap(resultOf))

  return {
    /** Every question so far. */
    asked,
    subscribers: () => listeners.size,
    rounds: all,
    becomes: (next: Availability) => void (availability = next),
    holdAnswers,
    loseFeed: () => {
      feedFound = false
      emit({ type: "feed.lost" })
    },
    findFeed: () => {
      feedFound = true
      emit({ type: "feed.found" })
    },
    announce,
    /** Says again, or late, what may have been said before; the rounds themselves stay as they are. */
    repeat: (news: NewsOfRound) => emit(news),
    /** Announces every ending that is due and was not announced yet. */
    announceEndings: () => {
      for (const { betId, outcome } of all()) {
        if (outcome === undefined || announced.has(betId)) continue
        announced.add(betId)
        announce(
          outcome.type === "drawn"
            ? { type: "round.drawn", betId, drawn: outcome.drawn }
            : { type: "round.cancelled", betId },
        )
      }
    },
    layer: Layer.mergeAll(
      Layer.succeed(Rounds, {
        one: (betId) =>
          answer(`one ${betId}`, () => {
            const round = found(betId)
            return round === undefined ? Effect.fail(new NoSuchRound()) : Effect.succeed(round)
          }),
        latest: () => answer("latest", () => Effect.succeed(all().filter(({ betGroup }) => !sellsSets(betGroup)))),
        latest4d: () =>
          answer("latest4d", () => {
            const sets = (variant: string) =>
              all().filter((round) => sellsSets(round.betGroup) && round.betType === variant)
            const [hanoy = [], lao = [], laoSuper = [], malay = []] = gov4dVariants.map(sets)
            return Effect.succeed({ hanoy, lao, laoSuper, malay })
          }),
      }),
      Layer.succeed(RoundFeed, {
        newsOf: (betId) => Stream.flatMap(overheard, (news) => Stream.fromIterable(newsOf(betId, news))),
        news: () => overheard,
      }),
      Layer.succeed(Results, {
        latest: () =>
          Effect.suspend(() =>
            availability === "answers"
              ? Effect.succeed(
                  all().flatMap(({ outcome, ...round }) =>
                    outcome?.type === "drawn" ? [{ ...round, ...outcome.drawn }] : [],
                  ),
                )
              : Effect.fail(new Unreachable({ cause: "nobody answers" })),
          ),
      }),
      Layer.succeed(PastResults, {
        of: (betId, resultDate) =>
          answer(`result ${betId} ${resultDate}`, () => {
            const round = found(betId)
            const [result] = round === undefined ? [] : resultOf(round)
            if (result !== undefined) return Effect.succeed(result)
            return Effect.fail(round === undefined ? new NoSuchRound() : new NotDrawnYet())
          }),
        onDay: (betGroup, dt) =>
          answer(`day ${betGroup} ${dt}`, () => results((round) => round.betGroup === betGroup && round.dt === dt)),
        history: (betGroup, betType) =>
          answer(`history ${betGroup} ${betType ?? "all"}`, () =>
            results((round) => round.betGroup === betGroup && (betType === undefined || round.betType === betType)),
          ),
      }),
    ),
  }
}

/** What the feed of one round lets through. */
const newsOf = (betId: string, news: LobbyNews): ReadonlyArray<RoundFeedNews> => {
  if (news.type === "feed.lost" || news.type === "feed.found") return [news]
  const { betId: about, ...rest }: RoundNews & { readonly betId: string } = news
  return about === betId ? [rest] : []
}
