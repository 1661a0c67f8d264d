import { Context, type Result } from "effect"
import { setLineFault, type Ticket4dLine } from "../../gov4d/ticket4d-line.ts"
import { draftOf, elementsOf, isInteger, textOf } from "../drafts/draft-text.ts"
import type { BrokenDraft, DraftNewsOf, DraftOf, DraftStorage } from "../drafts/drafts.port.ts"

export type Ticket4dDraft = DraftOf<Ticket4dLine>
export type Ticket4dDraftNews = DraftNewsOf<Ticket4dLine>

/** What this browser keeps of sets that are not bought yet, the same in all its tabs. */
export class Ticket4dDrafts extends Context.Service<Ticket4dDrafts, DraftStorage<Ticket4dLine>>()(
  "core/betting/ticket4d/Ticket4dDrafts",
) {}

export const textOfTicket4dDraft = (draft: Ticket4dDraft): string => textOf(draft, ({ number, sets }) => [number, sets])

export const setDraftOfText = (text: string): Result.Result<Ticket4dDraft, BrokenDraft> => draftOf(text, lineOf)

const lineOf = (written: unknown): Ticket4dLine | undefined => {
  const [number, sets] = elementsOf(written, 2)
  if (typeof number !== "string" || !isInteger(sets)) return undefined
  return setLineFault({ number, sets }) === undefined ? { number, sets } : undefined
}
