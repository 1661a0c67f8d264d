import {
  BrokenDraft,
  type DraftNewsOf,
  DraftNotStored,
  type DraftOf,
  type DraftStorage,
  Drafts,
  draftOfText,
  setDraftOfText,
  Ticket4dDrafts,
  textOfDraft,
  textOfTicket4dDraft,
} from "@fakham/core/betting"
import { Effect, Layer, Option, Queue, Result, Stream } from "effect"
import { datedText, forgetOld, storedText } from "../dated.ts"
import { pageStorage, type TextStorage } from "../page-storage.ts"

const prefix = "fakham.draft."
const day = 24 * 3_600_000
/** No round is on sale for longer. */
const storedForMs = 31 * day

type Browser = {
  /** Whose drafts they are: whoever else logs in here sees none of them. */
  readonly player: () => string | undefined
  readonly storage?: TextStorage
  readonly now?: () => number
}

type Codec<Line> = {
  readonly textOf: (draft: DraftOf<Line>) => string
  readonly ofText: (text: string) => Result.Result<DraftOf<Line>, BrokenDraft>
}

const stored = <Line>(
  { textOf, ofText }: Codec<Line>,
  { player, storage = pageStorage(), now = Date.now }: Browser,
): DraftStorage<Line> => {
  const nameOf = (betId: string) => `${prefix}${player() ?? "guest"}.${betId}`
  forgetOld(storage, prefix, now() - storedForMs)
  const recalled = (text: string) =>
    Result.flatMap(
      Result.fromNullishOr(storedText(text), () => new BrokenDraft()),
      ofText,
    )
  return {
    recall: (betId) =>
      Effect.suspend(() => {
        const text = storage.read(nameOf(betId))
        return text === undefined
          ? Effect.succeed(Option.none())
          : Effect.fromResult(Result.map(recalled(text), Option.some))
      }),
    keep: (betId, draft) =>
      Effect.suspend(() => {
        const text = datedText(now(), textOf(draft))
        const keep = () => storage.write(nameOf(betId), text)
        if (keep()) return Effect.void
        // A full storage first loses what nobody has touched since yesterday.
        forgetOld(storage, prefix, now() - day)
        return keep() ? Effect.void : Effect.fail(new DraftNotStored())
      }),
    forget: (betId) => Effect.sync(() => storage.remove(nameOf(betId))),
    rounds: () => Effect.sync(() => storage.namesUnder(nameOf("")).map((name) => name.slice(nameOf("").length))),
    newsOf: (betId) =>
      Stream.callback<DraftNewsOf<Line>>((queue) =>
        Effect.acquireRelease(
          Effect.sync(() =>
            storage.subscribe(nameOf(betId), (text) => {
              const draft = recalled(text)
              if (Result.isSuccess(draft))
                Queue.offerUnsafe(queue, { type: "draft.changedElsewhere", draft: draft.success })
            }),
          ),
          (leave) => Effect.sync(leave),
        ),
      ),
  }
}

/** Answers `Drafts` from the browser's storage. */
export const storedDrafts = (browser: Browser) =>
  Layer.succeed(Drafts, stored({ textOf: textOfDraft, ofText: draftOfText }, browser))

/** Answers `Ticket4dDrafts` from the same storage: no draw has the number of another round. */
export const storedTicket4dDrafts = (browser: Browser) =>
  Layer.succeed(Ticket4dDrafts, stored({ textOf: textOfTicket4dDraft, ofText: setDraftOfText }, browser))
