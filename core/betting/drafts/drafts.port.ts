import { Context, Data, type Effect, type Option, type Stream } from "effect"
import type { Line } from "../../poy/line.ts"

/** Which writing of a draft it is: the higher version counts, and of two equal ones that of the later name. */
export type Writing = { readonly version: number; readonly by: string }

/** What is not placed yet, as it is kept for one round: lines of bets, or of sets. */
export type DraftOf<Content> = Writing & {
  /** The same until it is placed, in all tabs. */
  readonly id: string
  readonly lines: ReadonlyArray<Content>
}
export type Draft = DraftOf<Line>

export const isLater = (one: Writing, other: Writing): boolean =>
  one.version > other.version || (one.version === other.version && one.by > other.by)

/** Something is kept for this round, but it cannot be read, or is of an older make. */
export class BrokenDraft extends Data.TaggedError("BrokenDraft") {}

/** The browser keeps nothing just now: its storage is blocked or full. */
export class DraftNotStored extends Data.TaggedError("DraftNotStored") {}

export type DraftNewsOf<Content> = { readonly type: "draft.changedElsewhere"; readonly draft: DraftOf<Content> }
export type DraftNews = DraftNewsOf<Line>

/** A browser's memory of drafts, a draft a round. */
export type DraftStorage<Content> = {
  readonly recall: (betId: string) => Effect.Effect<Option.Option<DraftOf<Content>>, BrokenDraft>
  readonly keep: (betId: string, draft: DraftOf<Content>) => Effect.Effect<void, DraftNotStored>
  readonly forget: (betId: string) => Effect.Effect<void>
  /** The rounds that anything is kept for. */
  readonly rounds: () => Effect.Effect<ReadonlyArray<string>>
  /** What other tabs keep from now on. Never fails. */
  readonly newsOf: (betId: string) => Stream.Stream<DraftNewsOf<Content>>
}

/** What this browser keeps of slips that are not placed yet, the same in all its tabs. */
export class Drafts extends Context.Service<Drafts, DraftStorage<Line>>()("core/betting/Drafts") {}
