import { Effect, Layer, ManagedRuntime, Option, Result, Stream } from "effect"
import { NoSuchRound } from "../../lotto/round/round.port.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { empty } from "../../poy/slip.ts"
import { answers, movesOf } from "../../testing/parts.ts"
import { inner, type ReachedState, reached } from "../../testing/ways.ts"
import { makeBetting } from "../betting.machine.ts"
import { BrokenDraft, type Draft, DraftNotStored, Drafts } from "../drafts/drafts.port.ts"
import { BetTerms } from "../terms/bet-terms.port.ts"
import { RateFeed } from "../terms/rate-feed.port.ts"
import { savedLine } from "./at-table.ts"
import { yeekeeLimits, yeekeeRound } from "./operator-that-offers-a-round.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(BetTerms, { read: () => Effect.never, rates: () => Effect.never }),
  Layer.succeed(Drafts, {
    recall: () => Effect.never,
    keep: () => Effect.never,
    forget: () => Effect.never,
    rounds: () => Effect.never,
    newsOf: () => Stream.never,
  }),
  Layer.succeed(RateFeed, { newsOf: () => Stream.never }),
)

let ids = 0
const machine = makeBetting(ManagedRuntime.make(nobody), () => `id-${++ids}`)

const draft = (version: number): Draft => ({
  id: "a draft of another tab",
  version,
  by: "tab-2",
  lines: [savedLine],
})

const failures = {
  "no such round": Result.fail(new NoSuchRound()),
  unauthorized: Result.fail(new Unauthorized()),
  unreachable: Result.fail(new Unreachable({})),
}

const recalls = {
  nothing: Result.succeed(Option.none()),
  "a draft": Result.succeed(Option.some(draft(3))),
  broken: Result.fail(new BrokenDraft()),
}

const events = {
  "a line is added": { type: "slip.pulled", bets: [{ option: "teng_bon_3", number: "123" }] },
  "a draft from elsewhere": { type: "draft.changedElsewhere", draft: draft(9) },
  "an old draft from elsewhere": { type: "draft.changedElsewhere", draft: draft(1) },
  "rates.changed": { type: "rates.changed", rates: [{ option: "teng_bon_3", number: "123", multiply: 42_500 }] },
  "slip.agreed": { type: "slip.agreed", slip: empty },
  "terms.invalidated": { type: "terms.invalidated" },
  "retry.requested": { type: "retry.requested" },
  "connection.restored": { type: "connection.restored" },
  "round.closed": { type: "round.closed" },
  "round.opened": { type: "round.opened" },
  "page.left": { type: "page.left" },
  "page.shown": { type: "page.shown" },
  "slip.placed": { type: "slip.placed" },
  "news.seen": { type: "news.seen" },
  ...answers("recalling", recalls),
  ...answers("looking", recalls),
  ...answers("loading", { terms: Result.succeed(yeekeeLimits), ...failures }),
  ...answers("loadingTerms", { terms: Result.succeed(yeekeeLimits), ...failures }),
  ...answers("loadingRates", { rates: Result.succeed([]), ...failures }),
  ...answers("saving", { saved: Result.succeed(undefined), "not saved": Result.fail(new DraftNotStored()) }),
  retry: inner("xstate.after.retry.betting.slip.failed"),
  "retry terms": inner("xstate.after.retry.betting.slip.taking.terms.failed"),
  "rates are old": inner("xstate.after.ratesEvery.betting.slip.taking.terms.loaded"),
  keepAfter: inner("xstate.after.keepAfter.betting.slip.taking.draft.changed"),
} as const

export const partNames = ["round", "slip", "draft", "terms"] as const

/** The states of the parallel regions of a betting machine, each of which is checked on its own. */
export const regionsOf = ({ value, context }: ReachedState<typeof machine>) => {
  const { round, slip } = value
  if (typeof slip === "string") return { round, slip, draft: undefined, terms: undefined }
  const { draft: inStore, terms } = slip.taking
  const since = context.draftId !== context.saved.id ? "placed since" : "changed since"
  const isNew = context.slip !== context.saved.slip && (inStore === "saving" || inStore === "looking")
  return { round, slip: "taking", draft: isNew ? `${inStore}, ${since}` : inStore, terms }
}

/** Versions and lines grow without end, so snapshots that differ in these alone count as the same. */
export const reachedStates = reached(machine, {
  input: yeekeeRound,
  events,
  apart: (reachedState) => {
    const { slip, saved, draftId } = reachedState.context
    return JSON.stringify([regionsOf(reachedState), slip !== saved.slip, draftId === saved.id, saved.version > 1])
  },
})

export const moves = (of: (typeof partNames)[number]) =>
  movesOf(machine, reachedStates, { events, part: (reachedState) => regionsOf(reachedState)[of] })
