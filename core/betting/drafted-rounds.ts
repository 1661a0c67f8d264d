import { Effect, Option, Result } from "effect"
import { type BrokenDraft, type DraftOf, Drafts } from "./drafts/drafts.port.ts"
import { Ticket4dDrafts } from "./ticket4d/ticket4d-drafts.ts"

/** A round with a draft, and how many lines of bets or of sets that has. */
export type DraftedRound = { readonly betId: string; readonly lines: number }

/** The rounds that something is drafted for in this browser; a draft that cannot be read has no lines. */
export const draftedRounds: Effect.Effect<ReadonlyArray<DraftedRound>, never, Drafts | Ticket4dDrafts> = Drafts.use(
  (bets) =>
    Ticket4dDrafts.use((sets) =>
      Effect.gen(function* () {
        const betIds = new Set([...(yield* bets.rounds()), ...(yield* sets.rounds())])
        const drafted = yield* Effect.forEach(betIds, (betId) =>
          Effect.map(
            Effect.all([Effect.result(bets.recall(betId)), Effect.result(sets.recall(betId))]),
            ([one, other]): DraftedRound => ({ betId, lines: linesOf(one) + linesOf(other) }),
          ),
        )
        return drafted.filter(({ lines }) => lines > 0)
      }),
    ),
)

const linesOf = <Content>(stored: Result.Result<Option.Option<DraftOf<Content>>, BrokenDraft>): number =>
  Result.isSuccess(stored) && Option.isSome(stored.success) ? stored.success.value.lines.length : 0
