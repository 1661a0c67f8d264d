import { Effect, Stream } from "effect"
import { fromFeed, fromProgram, type Runtime } from "../../machine/actor.ts"
import { type Draft, Drafts } from "../drafts/drafts.port.ts"
import { type BetRound, BetTerms } from "./bet-terms.port.ts"
import { RateFeed } from "./rate-feed.port.ts"

/** What a betting asks of the operator, and of the browser's memory. */
export const termRequests = (runtime: Runtime<BetTerms | Drafts | RateFeed>) => ({
  read: fromProgram(runtime, (round: BetRound) => BetTerms.use((port) => port.read(round))),
  readRates: fromProgram(runtime, (round: BetRound) => BetTerms.use((port) => port.rates(round))),
  /** Deletes a draft that cannot be read, so that the player hears of it once. */
  recall: fromProgram(runtime, ({ betId }: BetRound) =>
    Drafts.use((drafts) => Effect.tapError(drafts.recall(betId), () => drafts.forget(betId))),
  ),
  keep: fromProgram(runtime, ({ betId, draft }: { readonly betId: string; readonly draft: Draft | undefined }) =>
    draft === undefined ? Effect.void : Drafts.use((drafts) => drafts.keep(betId, draft)),
  ),
  forget: fromProgram(runtime, ({ betId }: BetRound) => Drafts.use((drafts) => drafts.forget(betId))),
  subscribeToTabs: fromFeed(runtime, ({ betId }: BetRound) =>
    Stream.unwrap(Effect.map(Drafts, (drafts) => drafts.newsOf(betId))),
  ),
  subscribeToRates: fromFeed(runtime, ({ betId }: BetRound) =>
    Stream.unwrap(Effect.map(RateFeed, (feed) => feed.newsOf(betId))),
  ),
})
