import { isLater, type Writing } from "./drafts.ts"

/** A slip that is filled in in one tab, and the writing of it that all tabs agree on, as far as this one knows. */
export type Written<Slip> = {
  readonly slip: Slip
  /** The same in all tabs; a slip that was placed is followed by another draft. */
  readonly draftId: string
  /** The name under which this tab writes. */
  readonly tab: string
  readonly kept: Writing & { readonly id: string; readonly slip: Slip }
}

/** Whether there is something that no other tab knows of yet. */
export const isChanged = <Slip>({ slip, kept }: Pick<Written<Slip>, "slip" | "kept">): boolean => slip !== kept.slip

/** Whether the draft that was kept last is over, because it was placed. */
export const isOver = <Slip>({ draftId, kept }: Pick<Written<Slip>, "draftId" | "kept">): boolean => draftId !== kept.id

/** The next writing of the draft: from here on it is the one that counts. */
export const written = <Slip>({ draftId, slip, kept, tab }: Written<Slip>): Pick<Written<Slip>, "kept"> => ({
  kept: { id: draftId, version: kept.version + 1, by: tab, slip },
})

/** Whether another tab wrote over what counts, not knowing of it: it has to be said again. */
export const isStale = <Slip>(mine: Pick<Written<Slip>, "slip" | "kept">, other: Writing): boolean =>
  !isChanged(mine) && isLater(mine.kept, other)
