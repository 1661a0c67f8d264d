import { Context, Data, Effect } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { type Gov4dVariant, gov4dVariants } from "../group/bet-type.ts"
import type { Round } from "./round.ts"

export class NoSuchRound extends Data.TaggedError("NoSuchRound") {}

/** The four-digit lotteries as the operator lists them, each with its next rounds. */
export type SetRounds = Readonly<Record<Gov4dVariant, ReadonlyArray<Round>>>

/** The operator's list of rounds. */
export class Rounds extends Context.Service<
  Rounds,
  {
    readonly one: (betId: string) => Effect.Effect<Round, NoSuchRound | Unauthorized | Unreachable>
    /** Every group with the rounds that are next, running or just over. */
    readonly latest: () => Effect.Effect<ReadonlyArray<Round>, Unauthorized | Unreachable>
    readonly latest4d: () => Effect.Effect<SetRounds, Unauthorized | Unreachable>
  }
>()("core/lotto/round/Rounds") {}

/** All that a lobby shows, groups and four-digit lotteries together. */
export const everyRound = Rounds.use((rounds) =>
  Effect.zipWith(
    rounds.latest(),
    rounds.latest4d(),
    (latest, sets) => [...latest, ...gov4dVariants.flatMap((variant) => sets[variant])],
    { concurrent: true },
  ),
)
