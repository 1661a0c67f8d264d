import { Effect } from "effect"
import { makeResource } from "../operator/resource.machine.ts"
import type { Visit } from "../visit/visit.ts"
import { draftedRounds } from "./drafted-rounds.ts"
import type { Draft, Drafts } from "./drafts/drafts.port.ts"
import { addToDraft, discardDraft, moveDraft } from "./move-draft.ts"
import type { Ticket4dDrafts } from "./ticket4d/ticket4d-drafts.ts"

/** Stored drafts while no slip is open; each promise says whether what was done with one is stored now. */
export const ownDraftsOf = ({ runtime, environment: { newKey: newId } }: Visit<Drafts | Ticket4dDrafts>) => ({
  /** The rounds that something is drafted for. */
  drafted: makeResource(runtime, () => draftedRounds),
  draftMoves: {
    add: (betId: string, lines: Draft["lines"]) =>
      runtime.runPromise(Effect.isSuccess(addToDraft({ betId, lines, newId }))),
    move: (from: string, to: string) => runtime.runPromise(Effect.isSuccess(moveDraft({ from, to, newId }))),
    /** Answers how the draft is put back; nothing where it could not be discarded. */
    discard: (betId: string): Promise<(() => Promise<boolean>) | undefined> =>
      runtime.runPromise(
        Effect.match(discardDraft(betId), {
          onFailure: () => undefined,
          onSuccess: (restore) => () => runtime.runPromise(Effect.isSuccess(restore)),
        }),
      ),
  },
})
