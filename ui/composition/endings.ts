import { isBehind, type ResultChoice, type RoundResult } from "@fakham/core/lotto"
import type { SnapshotFrom } from "xstate"
import type { Following } from "./feeds.ts"
import { type Followed, follow } from "./follow.ts"
import type { Rounds } from "./rounds.ts"

export type Announced = { readonly type: "result.announced" }
type Lobby = Followed<Pick<SnapshotFrom<ReturnType<Rounds["lobby"]>>, "context">>

/** What is looked up in the archive, and what of it is on show. */
type Asked = {
  readonly getSnapshot: () => {
    readonly context: {
      readonly choice: ResultChoice
      readonly shown: { readonly results: ReadonlyArray<RoundResult> } | undefined
    }
  }
}

/** Endings that the lobby has heard of and the archive has not told yet. */
export const followNewEndings =
  (lobby: Lobby, asked: Asked): Following<Announced> =>
  (tell) =>
    follow(
      lobby,
      ({ context }) => context.rounds,
      (rounds = []) => {
        const { choice, shown } = asked.getSnapshot().context
        if (shown !== undefined && isBehind(choice, shown.results, rounds)) tell({ type: "result.announced" })
      },
    )

/** The ending of one round, as soon as the lobby has heard of it. */
export const followEnding =
  (lobby: Lobby, betId: string): Following<Announced> =>
  (tell) =>
    follow(
      lobby,
      ({ context: { rounds = [] } }) => rounds.some((round) => round.betId === betId && round.outcome !== undefined),
      (hasEnded) => hasEnded && tell({ type: "result.announced" }),
    )
