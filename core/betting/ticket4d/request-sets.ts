import { Effect, Stream } from "effect"
import { fromFeed, fromProgram, type Runtime } from "../../machine/actor.ts"
import type { PoyArchive } from "../../order/placed/poy-archive.port.ts"
import type { SetRound } from "./buying.ts"
import { setsHeld } from "./held.ts"
import { type Ticket4dDraft, Ticket4dDrafts } from "./ticket4d-drafts.ts"

/** What a player who picks sets asks of the browser's memory, and of the operator. */
export const setRequests = (runtime: Runtime<Ticket4dDrafts | PoyArchive>) => ({
  /** Deletes a draft that cannot be read, so that the player hears of it once. */
  recall: fromProgram(runtime, ({ betId }: SetRound) =>
    Ticket4dDrafts.use((drafts) => Effect.tapError(drafts.recall(betId), () => drafts.forget(betId))),
  ),
  keep: fromProgram(runtime, ({ betId, saved }: { readonly betId: string; readonly saved: Ticket4dDraft }) =>
    Ticket4dDrafts.use((drafts) => drafts.keep(betId, saved)),
  ),
  readHeld: fromProgram(runtime, setsHeld),
  subscribeToTabs: fromFeed(runtime, ({ betId }: SetRound) =>
    Stream.unwrap(Effect.map(Ticket4dDrafts, (drafts) => drafts.newsOf(betId))),
  ),
})
