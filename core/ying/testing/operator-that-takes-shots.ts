import { Effect, Layer, Queue, Stream } from "effect"
import { committedDigits, type Sha256 } from "../../lotto/draw/commitment.ts"
import type { Outcome } from "../../lotto/draw/drawn.ts"
import { NotDrawnYet } from "../../lotto/results/past-result.ts"
import { NoSuchRound } from "../../lotto/round/round.port.ts"
import { type Round } from "../../lotto/round/round.ts"
import { takesShots } from "../../lotto/round/round-phase.ts"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { heldAnswers } from "../../operator/testing/held-answers.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { RevealedProof } from "../proof/proof.ts"
import { sumOfShots, type YingResult, yingResult } from "../proof/ying-result.ts"
import { shotsSeenBy } from "../seen-shot.ts"
import { coolDownLeft, isShot, type Shot } from "../shot.ts"
import { ShotFeed, type ShotNews } from "../shot-feed.port.ts"
import { ranked } from "../shot-ranks.ts"
import { type AnnouncedYing, type FiredShot, type ShotFailure, ShotRefused, YingResults, Yings } from "../yings.port.ts"

type YeekeeAtOperator = {
  /** The operator's own clock. */
  readonly now: () => Instant
  readonly round: Round
  readonly sha256: Sha256
  readonly seed?: string
  /** Who asks. */
  readonly player?: string
}
const outcomeOf = (result: YingResult): Outcome =>
  result.type === "drawn" ? { type: "drawn", drawn: result.drawn } : { type: "cancelled" }

type Availability = "answers" | "away" | "unauthorized" | "barsThePlayer"

/** An operator that takes shots with a cool-down, masks them while shooting lasts, and lays its proof open after it. */
export const operatorThatTakesShots = ({
  now,
  round,
  sha256,
  seed = "moonlit",
  player = "somchai88",
}: YeekeeAtOperator) => {
  const shots: Array<Shot> = []
  const outcomes = new Map<string, Effect.Effect<FiredShot, ShotRefused>>()
  const asked: Array<string> = []
  const subscribers = new Set<() => void>()
  let availability: Availability = "answers"
  let losesAnswers = 0
  const { holdAnswers, released } = heldAnswers()
  let reveal = (proof: RevealedProof): RevealedProof => proof
  let announced: Partial<AnnouncedYing> = {}
  let hasProofs = true
  const { betId, shootingEndsAt = round.closesAt } = round

  const answer = <A, E>(question: string, act: () => Effect.Effect<A, E>) =>
    Effect.suspend((): Effect.Effect<A, E | Unauthorized | Unreachable> => {
      asked.push(question)
      if (availability === "away") return Effect.fail(new Unreachable({ cause: "nobody answers" }))
      if (availability === "unauthorized") return Effect.fail(new Unauthorized())
      const given = act()
      if (losesAnswers > 0) {
        losesAnswers -= 1
        return Effect.fail(new Unreachable({ cause: "the answer was lost" }))
      }
      return Effect.andThen(released, given)
    })
  const fire = (member: string, number: string): Shot => {
    const shot = { member, number, at: now(), sequence: shots.length }
    shots.push(shot)
    return shot
  }
  const waitOf = (shooter: string) => coolDownLeft(shots.findLast(({ member }) => member === shooter)?.at, now())
  const takes = (number: string): Effect.Effect<FiredShot, ShotRefused> => {
    const wait = waitOf(player)
    const refuse = (reason: ShotRefused["reason"], milliseconds?: number) =>
      Effect.fail(
        new ShotRefused({
          reason,
          ...(milliseconds !== undefined && { waitSeconds: Math.ceil(milliseconds / 1_000) }),
        }),
      )
    if (!isShot(number)) return refuse("malformed")
    if (availability === "barsThePlayer") return refuse("playLimit")
    if (round.opensAt !== undefined && now() < round.opensAt) return refuse("notYet", round.opensAt - now())
    if (!takesShots(round, now())) return refuse("windowClosed")
    return wait > 0 ? refuse("tooSoon", wait) : Effect.succeed(fire(player, number))
  }
  const known = <A, E>(asks: string, act: () => Effect.Effect<A, E>): Effect.Effect<A, E | NoSuchRound> =>
    asks === betId ? act() : Effect.fail(new NoSuchRound())
  const ended = <A>(asks: string, act: () => Effect.Effect<A>) =>
    known(asks, (): Effect.Effect<A, NotDrawnYet> => (now() < round.resultAt ? Effect.fail(new NotDrawnYet()) : act()))
  const seen = () => shotsSeenBy(player, shots, shootingEndsAt, now())
  const houseShot = Effect.promise(() => committedDigits(sha256, seed, betId))
  const result = Effect.map(houseShot, (house) => ({ house, ...yingResult(shots, house) }))

  return {
    /** Every question so far. */
    asked,
    shots,
    becomes: (next: Availability) => void (availability = next),
    /** So many answers are lost on their way, after what was asked for has been done. */
    losesAnswers: (count: number) => void (losesAnswers = count),
    holdAnswers,
    /** Another member shoots. */
    othersShoot: fire,
    /** Whoever follows the round is told that somebody shot. */
    announcesAShot: () => {
      for (const emit of subscribers) emit()
    },
    /** How many follow what is announced. */
    subscribers: () => subscribers.size,
    /** What is laid open differs from what was so. */
    lies: (lie: (proof: RevealedProof) => RevealedProof) => void (reveal = lie),
    /** It has no call that tells how a round came to its result. */
    keepsNoProofs: () => void (hasProofs = false),
    /** The result that is announced differs from what was so. */
    announces: (lie: Partial<AnnouncedYing>) => void (announced = lie),
    layer: Layer.mergeAll(
      Layer.succeed(ShotFeed, {
        newsOf: (asks) =>
          Stream.callback<ShotNews>((queue) =>
            Effect.acquireRelease(
              Effect.sync(() => {
                const emit = () => {
                  if (asks === betId) Queue.offerUnsafe(queue, { type: "shots.announced" })
                }
                subscribers.add(emit)
                return emit
              }),
              (emit) => Effect.sync(() => subscribers.delete(emit)),
            ),
          ),
      }),
      Layer.succeed(Yings, {
        recent: (asks, limit = 50) =>
          answer(`recent ${limit}`, () => known(asks, () => Effect.succeed(seen().slice(0, limit)))),
        summary: (asks) =>
          answer("summary", () =>
            known(asks, () =>
              Effect.succeed({
                shots: shots.length,
                members: new Set(shots.map(({ member }) => member)).size,
                sum: shootingEndsAt < now() ? sumOfShots(shots, "0") : undefined,
                waitSeconds: Math.ceil(waitOf(player) / 1_000),
              }),
            ),
          ),
        shoot: (asks, number, key) =>
          answer(`shoot ${number} ${key}`, () =>
            known(asks, (): Effect.Effect<FiredShot, ShotFailure> => {
              const outcome = outcomes.get(key) ?? takes(number)
              outcomes.set(key, outcome)
              return outcome
            }),
          ),
      }),
      Layer.succeed(YingResults, {
        one: (asks) =>
          answer("result", () =>
            ended(asks, () =>
              Effect.map(result, (outcome) => ({
                outcome: outcomeOf(outcome),
                sum: outcome.type === "drawn" ? outcome.sum : undefined,
                ranks: seen()
                  .filter(({ rank }) => rank === 1 || rank === 16)
                  .map(({ rank, member, number }) => ({ rank, member, number, isPaid: true })),
                ...announced,
              })),
            ),
          ),
        proof: (asks) =>
          answer("proof", (): Effect.Effect<RevealedProof, NoSuchRound | NotDrawnYet | NotOffered> => {
            if (!hasProofs) return Effect.fail(new NotOffered())
            return ended(asks, () =>
              Effect.map(result, (outcome) =>
                reveal({
                  seed,
                  houseShot: outcome.house,
                  shots: ranked(shots).map(({ member, number, at }) => ({ member, number, at })),
                }),
              ),
            )
          }),
      }),
    ),
  }
}
