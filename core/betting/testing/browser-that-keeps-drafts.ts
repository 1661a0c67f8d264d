import { Effect, Layer, Option, Queue, Result, Stream } from "effect"
import { draftOfText, textOfDraft } from "../drafts/draft-text.ts"
import {
  type BrokenDraft,
  type DraftNewsOf,
  DraftNotStored,
  type DraftOf,
  type DraftStorage,
  Drafts,
} from "../drafts/drafts.port.ts"

/** How the news of one tab comes to another; by default at once, but never before the tab that tells it is done. */
export type Delivery = (emit: () => void) => void
export const atOnce: Delivery = (emit) => void Promise.resolve().then(emit)

type Codec<Line> = {
  readonly textOf: (draft: DraftOf<Line>) => string
  readonly ofText: (text: string) => Result.Result<DraftOf<Line>, BrokenDraft>
}

/** What keeps drafts for any number of tabs, as texts; its storage may be blocked, or full. */
export const storageOf = <Line>({ textOf, ofText }: Codec<Line>, post: Delivery) => {
  const texts = new Map<string, string>()
  const tabs = new Set<(betId: string, text: string) => void>()
  let storage: "works" | "blocked" | "full" = "works"
  let writings = 0
  const tab = (): DraftStorage<Line> => {
    let own: ((betId: string, text: string) => void) | undefined
    return {
      recall: (betId) =>
        Effect.suspend(() => {
          const text = storage === "blocked" ? undefined : texts.get(betId)
          return text === undefined
            ? Effect.succeed(Option.none())
            : Result.match(ofText(text), {
                onFailure: Effect.fail,
                onSuccess: (draft) => Effect.succeed(Option.some(draft)),
              })
        }),
      keep: (betId, draft) =>
        Effect.suspend(() => {
          if (storage !== "works") return Effect.fail(new DraftNotStored())
          const text = textOf(draft)
          texts.set(betId, text)
          writings++
          for (const emit of tabs) if (emit !== own) post(() => emit(betId, text))
          return Effect.void
        }),
      forget: (betId) => Effect.sync(() => void texts.delete(betId)),
      rounds: () => Effect.sync(() => [...texts.keys()]),
      newsOf: (asked) =>
        Stream.callback<DraftNewsOf<Line>>((queue) =>
          Effect.acquireRelease(
            Effect.sync(() => {
              const emit = (betId: string, text: string) => {
                const draft = ofText(text)
                if (betId === asked && Result.isSuccess(draft))
                  Queue.offerUnsafe(queue, { type: "draft.changedElsewhere", draft: draft.success })
              }
              own = emit
              tabs.add(emit)
              return emit
            }),
            (emit) => Effect.sync(() => tabs.delete(emit)),
          ),
        ),
    }
  }
  return {
    tab,
    storageIs: (now: typeof storage) => {
      storage = now
    },
    holds: (betId: string, text: string) => void texts.set(betId, text),
    held: (betId: string) => texts.get(betId),
    writings: () => writings,
  }
}

/** A browser whose tabs share the drafts of slips. */
export const browserThatKeepsDrafts = (post: Delivery = atOnce) => {
  const { tab, ...storage } = storageOf({ textOf: textOfDraft, ofText: draftOfText }, post)
  return { ...storage, tab: () => Layer.succeed(Drafts, tab()) }
}
