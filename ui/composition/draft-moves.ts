import { addToDraft, type Draft, discardDraft, moveDraft } from "@fakham/core/betting"
import { Effect } from "effect"
import type { PlayerRuntime, Tools } from "./runtime.ts"

/** What is done with stored drafts while no slip is open; each promise says whether it is stored now. */
export type DraftMoves = {
  readonly add: (betId: string, lines: Draft["lines"]) => Promise<boolean>
  readonly move: (from: string, to: string) => Promise<boolean>
  /** Answers how the draft is put back; nothing where it could not be discarded. */
  readonly discard: (betId: string) => Promise<(() => Promise<boolean>) | undefined>
}

export const draftMoves = (runtime: PlayerRuntime, { newKey: newId }: Pick<Tools, "newKey">): DraftMoves => ({
  add: (betId, lines) => runtime.runPromise(Effect.isSuccess(addToDraft({ betId, lines, newId }))),
  move: (from, to) => runtime.runPromise(Effect.isSuccess(moveDraft({ from, to, newId }))),
  discard: (betId) =>
    runtime.runPromise(
      Effect.match(discardDraft(betId), {
        onFailure: () => undefined,
        onSuccess: (restore) => () => runtime.runPromise(Effect.isSuccess(restore)),
      }),
    ),
})
