import { Context, type Result } from "effect"
import { type SetLine, setLineFault } from "../../gov4d/set-line.ts"
import { draftOf, isInteger, partsOf, textOf } from "../draft-text.ts"
import type { BrokenDraft, DraftNewsOf, DraftOf, DraftStorage } from "../drafts.ts"

export type SetDraft = DraftOf<SetLine>
export type SetDraftNews = DraftNewsOf<SetLine>

/** What this browser keeps of sets that are not bought yet, the same in all its tabs. */
export class SetDrafts extends Context.Service<SetDrafts, DraftStorage<SetLine>>()("core/betting/sets/SetDrafts") {}

export const textOfSetDraft = (draft: SetDraft): string => textOf(draft, ({ number, sets }) => [number, sets])

export const setDraftOfText = (text: string): Result.Result<SetDraft, BrokenDraft> => draftOf(text, lineOf)

const lineOf = (written: unknown): SetLine | undefined => {
  const [number, sets] = partsOf(written, 2)
  if (typeof number !== "string" || !isInteger(sets)) return undefined
  return setLineFault({ number, sets }) === undefined ? { number, sets } : undefined
}
