import { Effect, Layer, Option, Result } from "effect"
import type { Memory } from "../machine/memory.ts"
import { noNews } from "../machine/no-news.ts"
import { draftOfText, textOfDraft } from "./drafts/draft-text.ts"
import { BrokenDraft, type DraftOf, type DraftStorage, Drafts } from "./drafts/drafts.port.ts"
import { setDraftOfText, Ticket4dDrafts, textOfTicket4dDraft } from "./ticket4d/ticket4d-drafts.ts"

type Codec<Content> = {
  readonly textOf: (draft: DraftOf<Content>) => string
  readonly ofText: (text: string) => Result.Result<DraftOf<Content>, BrokenDraft>
}

const storageIn = <Content>(
  memory: Memory,
  kind: string,
  { textOf, ofText }: Codec<Content>,
): DraftStorage<Content> => {
  const nameOf = (betId: string) => `${kind}.${betId}`
  const rounds = (): ReadonlyArray<string> => {
    const listed = memory.get(kind)
    return Array.isArray(listed) ? listed.filter((betId) => typeof betId === "string") : []
  }
  const others = (betId: string) => rounds().filter((one) => one !== betId)
  return {
    recall: (betId) =>
      Effect.suspend(() => {
        const text = memory.get(nameOf(betId))
        if (text === undefined || text === null) return Effect.succeed(Option.none())
        if (typeof text !== "string") return Effect.fail(new BrokenDraft())
        return Effect.fromResult(Result.map(ofText(text), Option.some))
      }),
    keep: (betId, draft) =>
      Effect.sync(() => {
        memory.set(kind, [...others(betId), betId])
        memory.set(nameOf(betId), textOf(draft))
      }),
    forget: (betId) =>
      Effect.sync(() => {
        memory.set(nameOf(betId), undefined)
        memory.set(kind, others(betId))
      }),
    rounds: () => Effect.sync(rounds),
    // There is no other tab.
    newsOf: () => noNews,
  }
}

/** Answers `Drafts` and `Ticket4dDrafts` from a memory of one process, as the same texts that a browser keeps. */
export const draftsIn = (memory: Memory): Layer.Layer<Drafts | Ticket4dDrafts> =>
  Layer.merge(
    Layer.succeed(Drafts, storageIn(memory, "drafts", { textOf: textOfDraft, ofText: draftOfText })),
    Layer.succeed(Ticket4dDrafts, storageIn(memory, "sets", { textOf: textOfTicket4dDraft, ofText: setDraftOfText })),
  )
