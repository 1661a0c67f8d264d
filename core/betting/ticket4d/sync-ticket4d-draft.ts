import { Option, Result } from "effect"
import { noSets } from "../../gov4d/ticket4d-slip.ts"
import type { Unreachable } from "../../operator/failures.ts"
import { type BrokenDraft, type DraftNotStored, isLater } from "../drafts/drafts.port.ts"
import { isChanged } from "../drafts/save-draft.ts"
import type { Buying, SetsChange } from "./buying.ts"
import { fitting } from "./reduce-ticket4d.ts"
import type { Ticket4dDraft } from "./ticket4d-drafts.ts"

export type RecalledSets = Result.Result<Option.Option<Ticket4dDraft>, BrokenDraft | Unreachable>
export type SetsSaved = Result.Result<void, DraftNotStored | Unreachable>

export const setDraftOf = ({ saved: { id, version, by, slip } }: Pick<Buying, "saved">): Ticket4dDraft => ({
  id,
  version,
  by,
  lines: slip.lines,
})

/** What the browser's memory answered at the beginning: what cannot be read is dropped, and the player told. */
export const setsRecalled = (buying: Buying, answer: RecalledSets): SetsChange => {
  if (Result.isFailure(answer)) return { news: { _tag: "draftDropped" } }
  if (Option.isNone(answer.success)) return {}
  const draft = answer.success.value
  return isLater(draft, buying.saved) ? takenOver(buying, draft) : {}
}

/** What it answered when the page was shown again: another tab may have gone on. */
export const setsLookedUp = (buying: Buying, answer: RecalledSets): SetsChange =>
  Result.isSuccess(answer) && Option.isSome(answer.success) ? setsReceived(buying, answer.success.value) : {}

/** News that nothing can be stored comes once, and again only after something could be. */
export const savingAnswered = ({ remembered }: Buying, answer: SetsSaved): SetsChange => {
  if (Result.isSuccess(answer)) return { remembered: true }
  return remembered ? { remembered: false, news: { _tag: "draftNotStored" } } : {}
}

/** The later draft counts, unless this tab has more to write on the same one, or has placed it: its own will be later. */
export const setsReceived = (buying: Buying, draft: Ticket4dDraft): SetsChange => {
  const { saved, draftId, slip } = buying
  if (!isLater(draft, saved)) return {}
  if (isChanged(buying) && (draft.id === draftId || draft.id === saved.id))
    return { saved: { id: saved.id, version: draft.version, by: draft.by, slip: { ...noSets } } }
  const taken = takenOver(buying, draft)
  return { ...taken, news: { _tag: "changedElsewhere", before: slip.lines.length, after: taken.slip.lines.length } }
}

const takenOver = ({ caps }: Buying, { id, version, by, lines }: Ticket4dDraft): SetsChange & Pick<Buying, "slip"> => {
  const { slip, refused } = fitting(lines, caps)
  const saved = { id, version, by, slip }
  return { slip, draftId: id, saved, ...(refused.length === 0 ? {} : { news: { _tag: "notAdded", refused } }) }
}

/** Sets that were bought make room for others; those of another draft are no longer these. */
export const setsPlaced = ({ draftId }: Buying, placed: string, newId: () => string): SetsChange =>
  placed === draftId ? { slip: { ...noSets }, draftId: newId(), news: undefined } : {}
