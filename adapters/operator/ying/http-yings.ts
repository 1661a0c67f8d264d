import type { Unreachable } from "@fakham/core"
import { NoSuchRound, NotDrawnYet } from "@fakham/core/lotto"
import { NotOffered } from "@fakham/core/operator"
import { second } from "@fakham/core/time"
import { coolDown, type ShotFailure, type ShotRefusal, ShotRefused, YingResults, Yings } from "@fakham/core/ying"
import { Effect, Layer } from "effect"
import { type Client, type HttpRefused } from "../client.ts"
import { failureForPage } from "../failure-for-page.ts"
import { outcomeFromWire } from "../lotto/round-from-wire.ts"
import { isNotServed } from "../not-offered.ts"
import { isDecidedRefusal, isMissing, saidIn } from "../refusal.ts"
import { WaitSeconds, yingResultsOne, yings, yingsCreate, yingsProof, yingsSummary } from "../wire/index.ts"

const missing = failureForPage(() => new NoSuchRound())

/** Answers `Yings` over the operator's lottery API. */
export const httpYings = (client: Client) =>
  Layer.succeed(Yings, {
    recent: (betId, limit) =>
      client.ask(yings, { betId, ...(limit === undefined ? {} : { limit }) }).pipe(
        Effect.mapError(missing),
        Effect.map(({ data }) =>
          data
            .map(({ createdAt = 0, sequence = 0, ...shot }) => ({ ...shot, createdAt, sequence }))
            .toSorted((one, other) => other.createdAt - one.createdAt || other.sequence - one.sequence)
            .map(({ rank, yingNumber, userName, mine, createdAt }, index) => ({
              rank: rank ?? index + 1,
              member: userName,
              number: yingNumber,
              at: createdAt,
              isOwn: mine,
            }))
            .toSorted((one, other) => one.rank - other.rank),
        ),
      ),
    summary: (betId) =>
      client.ask(yingsSummary, { betId }).pipe(
        Effect.mapError(missing),
        Effect.map(({ data: { count, members, sum, waitSeconds } }) => ({
          shots: count,
          members,
          sum,
          waitSeconds: waitSeconds ?? 0,
        })),
      ),
    shoot: (betId, yingNumber, key) =>
      client
        .keyed(key)
        .ask(yingsCreate, { betId, yingNumber })
        .pipe(
          Effect.mapError(shotFailure),
          // An operator need not say more than yes.
          Effect.map(({ data }) => ({
            number: data?.yingNumber ?? yingNumber,
            at: data?.createdAt ?? Date.now(),
            waitSeconds: data?.waitSeconds ?? (data?.createdAt === undefined ? coolDown / second : undefined),
          })),
        ),
  })

/** Answers `YingResults` over the operator's lottery API. */
export const httpYingResults = (client: Client) =>
  Layer.succeed(YingResults, {
    one: (betId) =>
      client.ask(yingResultsOne, { betId }).pipe(
        Effect.mapError(missing),
        Effect.flatMap(({ data }) => {
          const outcome = data && outcomeFromWire(data)
          if (!data || !outcome) return Effect.fail(new NotDrawnYet())
          const ranks = data.winners?.map(({ rank, userName, yingNumber, paid }) => ({
            rank,
            member: userName,
            number: yingNumber,
            isPaid: paid,
          }))
          return Effect.succeed({ outcome, sum: data.sum, ranks })
        }),
      ),
    proof: (betId) =>
      client.ask(yingsProof, { betId }).pipe(
        Effect.mapError((failure) => (isNotServed(failure) ? new NotOffered() : missing(failure))),
        Effect.flatMap(({ data: { revealed } }) => {
          if (revealed === undefined) return Effect.fail(new NotDrawnYet())
          const shots = revealed.shots?.map(({ userName, yingNumber, createdAt }) => ({
            member: userName,
            number: yingNumber,
            at: createdAt,
          }))
          return Effect.succeed({ seed: revealed.seed, houseShot: revealed.houseShot, shots })
        }),
      ),
  })

const reasons: ReadonlyMap<string | undefined, ShotRefusal> = new Map([
  ["YING_NOT_YET", "notYet"],
  ["YING_TOO_SOON", "tooSoon"],
  ["YING_CLOSED", "windowClosed"],
  ["PLAY_LIMIT", "playLimit"],
  ["badRequest", "malformed"],
  // The key stands for another number: this one was not shot, and never will be.
  ["keyUsedOtherwise", "malformed"],
])

const shotFailure = (failure: HttpRefused | Unreachable): ShotFailure => {
  const reason = failure._tag === "Refused" ? reasons.get(failure.code) : undefined
  if (failure._tag === "Unreachable") return failure
  if (reason !== undefined) return new ShotRefused({ reason, waitSeconds: failure.details(WaitSeconds)?.waitSeconds })
  if (isMissing(failure) || !isDecidedRefusal(failure)) return missing(failure)
  return new ShotRefused({ reason: "other", ...saidIn(failure) })
}
