import { isLater, type Writing } from "./drafts.port.ts"

/** A slip that one tab fills in, and the version of it that was stored for all tabs, as far as this one knows. */
export type SharedSlip<Slip> = {
  readonly slip: Slip
  /** The same in all tabs; a slip that was placed is followed by another draft. */
  readonly draftId: string
  /** The name under which this tab writes. */
  readonly tab: string
  readonly saved: Writing & { readonly id: string; readonly slip: Slip }
}

/** Whether this tab has changes that are not stored yet. */
export const isChanged = <Slip>({ slip, saved }: Pick<SharedSlip<Slip>, "slip" | "saved">): boolean =>
  slip !== saved.slip

/** Whether the draft that was kept last is over, because it was placed. */
export const isOver = <Slip>({ draftId, saved }: Pick<SharedSlip<Slip>, "draftId" | "saved">): boolean =>
  draftId !== saved.id

/** The draft with the next version, which outranks all before it. */
export const written = <Slip>({ draftId, slip, saved, tab }: SharedSlip<Slip>): Pick<SharedSlip<Slip>, "saved"> => ({
  saved: { id: draftId, version: saved.version + 1, by: tab, slip },
})

/** Whether another tab has stored an older version over the one that counts, which is then to be stored again. */
export const isStale = <Slip>(mine: Pick<SharedSlip<Slip>, "slip" | "saved">, other: Writing): boolean =>
  !isChanged(mine) && isLater(mine.saved, other)
