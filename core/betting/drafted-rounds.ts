import { Effect, Option } from "effect"
import { type DraftMemory, Drafts } from "./drafts.ts"
import { SetDrafts } from "./sets/set-drafts.ts"

/** A round that something is drafted for, and how many lines. */
export type DraftedRound = { readonly betId: string; readonly lineCount: number }

/** Which of these rounds have a draft in this browser; one that cannot be read is none. */
export const draftedRounds = (betIds: ReadonlyArray<string>) =>
  Drafts.use((bets) =>
    SetDrafts.use((sets) =>
      Effect.map(
        Effect.forEach(betIds, (betId) =>
          Effect.map(
            Effect.all([linesIn(bets, betId), linesIn(sets, betId)]),
            ([one, other]): DraftedRound => ({ betId, lineCount: one + other }),
          ),
        ),
        (all): ReadonlyArray<DraftedRound> => all.filter(({ lineCount }) => lineCount > 0),
      ),
    ),
  )

const linesIn = <Content>({ recall }: DraftMemory<Content>, betId: string) =>
  recall(betId).pipe(
    Effect.map((draft) => (Option.isSome(draft) ? draft.value.lines.length : 0)),
    Effect.catchTag("BrokenDraft", () => Effect.succeed(0)),
  )
