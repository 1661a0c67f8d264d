import { Effect, Option, Result } from "effect"
import { type BrokenDraft, type DraftOf, Drafts } from "./drafts.ts"
import { SetDrafts } from "./sets/set-drafts.ts"

/** How many lines of bets or of sets are drafted here for each of these rounds; a draft that cannot be read has none. */
export const draftedLines = (betIds: ReadonlyArray<string>) =>
  Drafts.use((bets) =>
    SetDrafts.use((sets) =>
      Effect.forEach(betIds, (betId) =>
        Effect.map(
          Effect.all([Effect.result(bets.recall(betId)), Effect.result(sets.recall(betId))]),
          ([one, other]) => linesOf(one) + linesOf(other),
        ),
      ),
    ),
  )

const linesOf = <Content>(kept: Result.Result<Option.Option<DraftOf<Content>>, BrokenDraft>): number =>
  Result.isSuccess(kept) && Option.isSome(kept.success) ? kept.success.value.lines.length : 0
