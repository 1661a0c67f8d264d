import { Context, type Result } from "effect"
import { draftOf, isWhole, textOf } from "../../poy/betting/draft-text.ts"
import type { BrokenDraft, DraftMemory, DraftNewsOf, DraftOf } from "../../poy/betting/drafts.ts"
import { type SetLine, setLineFault } from "../set-line.ts"

export type SetDraft = DraftOf<SetLine>
export type SetDraftNews = DraftNewsOf<SetLine>

/** What this browser keeps of sets that are not bought yet, the same in all its tabs. */
export class SetDrafts extends Context.Service<SetDrafts, DraftMemory<SetLine>>()("core/gov4d/SetDrafts") {}

export const textOfSetDraft = (draft: SetDraft): string => textOf(draft, ({ number, sets }) => [number, sets])

export const setDraftOfText = (text: string): Result.Result<SetDraft, BrokenDraft> => draftOf(text, lineOf)

const lineOf = (written: unknown): SetLine | undefined => {
  if (!Array.isArray(written) || written.length !== 2) return undefined
  const [number, sets]: ReadonlyArray<unknown> = written
  if (typeof number !== "string" || !isWhole(sets)) return undefined
  return setLineFault({ number, sets }) === undefined ? { number, sets } : undefined
}
