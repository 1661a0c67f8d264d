import { Context, Data, type Effect } from "effect"
import type { Outcome } from "../lotto/draw/drawn.ts"
import type { PastResultFailure } from "../lotto/results/past-result.ts"
import type { NoSuchRound } from "../lotto/round/round.port.ts"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { PublishedRank, RevealedProof } from "./proof/proof.ts"
import type { SeenShot } from "./seen-shot.ts"
import type { Shot } from "./shot.ts"

/** What the shots of a round come to so far, as far as the operator tells. */
export type YingSummary = {
  readonly shots: number | undefined
  readonly members: number | undefined
  /** Where the operator tells it while shooting lasts. */
  readonly sum: number | undefined
  /** How long this player still has to wait; 0 when the next shot can be fired. */
  readonly waitSeconds: number
}

export const shotRefusals = ["notYet", "tooSoon", "windowClosed", "malformed", "playLimit", "other"] as const
export type ShotRefusal = (typeof shotRefusals)[number]

export class ShotRefused extends Data.TaggedError("ShotRefused")<
  {
    readonly reason: ShotRefusal
    /** How long the operator wants to be waited for. */
    readonly waitSeconds?: number | undefined
  } & Said
> {}

export type FiredShot = Pick<Shot, "number" | "at"> & {
  /** How long the operator wants to be waited for now. */
  readonly waitSeconds?: number | undefined
}
export type ShotFailure = ShotRefused | NoSuchRound | Unauthorized | Unreachable
type Answer<A, E = NoSuchRound | Unauthorized | Unreachable> = Effect.Effect<A, E>

/** Where shots go. The same key is the same shot, however often it is sent. */
export class Yings extends Context.Service<
  Yings,
  {
    readonly recent: (betId: string, limit?: number) => Answer<ReadonlyArray<SeenShot>>
    readonly summary: (betId: string) => Answer<YingSummary>
    readonly shoot: (betId: string, yingNumber: string, key: string) => Answer<FiredShot, ShotFailure>
  }
>()("core/ying/Yings") {}

/** How a round came to its result, as the operator tells it. */
export type AnnouncedYing = {
  readonly outcome: Outcome
  readonly sum: number | undefined
  /** The ranks that count: the one taken off, and those that earn a bonus. */
  readonly ranks: ReadonlyArray<PublishedRank & { readonly isPaid: boolean }> | undefined
}

/** What the operator lays open once a result is out. */
export class YingResults extends Context.Service<
  YingResults,
  {
    readonly one: (betId: string) => Answer<AnnouncedYing, PastResultFailure>
    readonly proof: (betId: string) => Answer<RevealedProof, PastResultFailure | NotOffered>
  }
>()("core/ying/YingResults") {}
