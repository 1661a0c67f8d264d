import { Option, Result } from "effect"
import type { Unreachable } from "../../operator/failures.ts"
import { empty, type Slip } from "../../poy/slip.ts"
import { linesOf } from "../../poy/totals.ts"
import { textOfDraft } from "../drafts/draft-text.ts"
import { type BrokenDraft, type Draft, type DraftNotStored, isLater } from "../drafts/drafts.port.ts"
import { isChanged, written } from "../drafts/save-draft.ts"
import { atTerms, newsOfTerms } from "./apply-terms.ts"
import type { Betting, BettingChange } from "./betting.ts"
import { afterAgreeing } from "./slip-notices.ts"

export type Recalled = Result.Result<Option.Option<Draft>, BrokenDraft | Unreachable>

export const storedDraft = ({ saved: { id, version, by, slip } }: Pick<Betting, "saved">): Draft => ({
  id,
  version,
  by,
  lines: linesOf(slip),
})

/** What is still to be stored when the session has ended. */
export const rest = (betting: Betting): Draft | undefined =>
  isChanged(betting) ? storedDraft(written(betting)) : undefined

/** Before the terms are known, the latest draft that was found waits for them. */
export const found = (betting: Betting, draft: Draft): BettingChange =>
  betting.found !== undefined && isLater(betting.found, draft) ? {} : { found: draft }

/** What the browser's memory answered at the beginning: what cannot be read is dropped, and the player told. */
export const opened = (betting: Betting, answer: Recalled): BettingChange => {
  if (Result.isFailure(answer)) return { news: { _tag: "draftDropped" } }
  return Option.isSome(answer.success) ? found(betting, answer.success.value) : {}
}

/** What it answered when the page was shown again: another tab may have gone on. */
export const lookedUp = (betting: Betting, answer: Recalled): BettingChange =>
  Result.isSuccess(answer) && Option.isSome(answer.success) ? draftReceived(betting, answer.success.value) : {}

/** News that nothing can be stored comes once, and again only after something could be. */
export const saveAnswered = (
  { remembered }: Betting,
  answer: Result.Result<void, DraftNotStored | Unreachable>,
): BettingChange => {
  if (Result.isSuccess(answer)) return { remembered: true }
  return remembered ? { remembered: false, news: { _tag: "draftNotStored" } } : {}
}

/**
 * The later draft counts, unless this tab has more to write on the same one, or has placed it: its own will be later. One
 * that says what stands here already changes nothing.
 */
export const draftReceived = (betting: Betting, draft: Draft): BettingChange => {
  const { saved, draftId, slip } = betting
  if (!isLater(draft, saved)) return {}
  if (isChanged(betting) && (draft.id === draftId || draft.id === saved.id))
    return { saved: { id: saved.id, version: draft.version, by: draft.by, slip: { ...empty } } }
  const { shortfall, taken } = takenOver(betting, draft)
  const { left, clamped } = shortfall
  const saying = (one: Slip) => textOfDraft({ ...draft, lines: linesOf(one) })
  if (left.length + clamped.length === 0 && saying(taken.slip) === saying(slip))
    return { draftId: draft.id, saved: { ...taken.saved, slip } }
  const after = taken.slip.entries.length
  return { ...taken, news: { _tag: "changedElsewhere", before: slip.entries.length, after, left, clamped } }
}

/** The draft that was found, once there are terms for it. */
export const recalled = (betting: Betting): BettingChange => {
  const { found: waiting, placed: over } = betting
  if (waiting === undefined) return {}
  if (waiting.id === over?.draftId)
    return { ...takenOver(betting, { ...waiting, lines: [] }).taken, draftId: over.next }
  const { shortfall, taken } = takenOver(betting, waiting)
  return { ...taken, ...newsOfTerms({ ...shortfall, digits: "" }) }
}

const takenOver = ({ terms }: Betting, { id, version, by, lines }: Draft) => {
  const { slip, ...shortfall } = atTerms(lines, terms)
  const saved = { id, version, by, slip }
  return { shortfall, taken: { slip, draftId: id, saved, found: undefined, cleared: undefined } }
}

/** The slip as the player agreed to it while placing. */
export const slipAgreed = ({ news }: Betting, slip: Slip): BettingChange => ({
  slip: { ...slip },
  news: afterAgreeing(news),
})

/** A slip that was placed makes room for another; one that was placed from another draft is no longer this one. */
export const placed = (
  { draftId, news }: Betting,
  what: { readonly draftId?: string },
  newId: () => string,
): BettingChange =>
  what.draftId === undefined || what.draftId === draftId
    ? { slip: { ...empty }, draftId: newId(), cleared: undefined, news: afterAgreeing(news) }
    : {}

/** Before the terms are known, a draft that was placed is remembered: it comes back empty. */
export const placedBefore = (what: { readonly draftId?: string }, newId: () => string): BettingChange =>
  what.draftId === undefined ? {} : { placed: { draftId: what.draftId, next: newId() } }
