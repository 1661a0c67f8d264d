import { Effect, Layer, ManagedRuntime, Option, Result, Stream } from "effect"
import { expect, test } from "vitest"
import { NoSuchRound } from "../../lotto/rounds.ts"
import { Unauthorized, Unreachable } from "../../site/operator.ts"
import { yeekeeLimits, yeekeeRound } from "../../testing/betting.ts"
import { inner, reached, type Standing, waysFrom } from "../../testing/ways.ts"
import { empty } from "../slip.ts"
import { BetTerms } from "./bet-terms.ts"
import { makeBetting } from "./betting.machine.ts"
import { BrokenDraft, type Draft, DraftNotKept, Drafts } from "./drafts.ts"
import { keptLine } from "./testing/at-table.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(BetTerms, { read: () => Effect.never, rates: () => Effect.never }),
  Layer.succeed(Drafts, {
    recall: () => Effect.never,
    keep: () => Effect.never,
    forget: () => Effect.never,
    follow: () => Stream.never,
  }),
)
let ids = 0
const machine = makeBetting(ManagedRuntime.make(nobody), () => `id-${++ids}`)

const draft = (version: number): Draft => ({
  id: "a draft of another tab",
  version,
  by: "tab-2",
  lines: [keptLine],
})

const answers = (asked: string, all: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(all).map(([answer, output]) => [`${asked}: ${answer}`, inner(`xstate.done.actor.${asked}`, output)]),
  )
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
  "terms.asked": { type: "terms.asked" },
  "retry.requested": { type: "retry.requested" },
  "connection.restored": { type: "connection.restored" },
  "round.closed": { type: "round.closed" },
  "round.opened": { type: "round.opened" },
  "page.left": { type: "page.left" },
  "page.shown": { type: "page.shown" },
  "slip.placed": { type: "slip.placed" },
  "news.told": { type: "news.told" },
  ...answers("recalling", recalls),
  ...answers("looking", recalls),
  ...answers("reading", { terms: Result.succeed(yeekeeLimits), ...failures }),
  ...answers("asking", { terms: Result.succeed(yeekeeLimits), ...failures }),
  ...answers("askingRates", { rates: Result.succeed([]), ...failures }),
  ...answers("keeping", { kept: Result.succeed(undefined), "not kept": Result.fail(new DraftNotKept()) }),
  retry: inner("xstate.after.retry.betting.slip.unreachable"),
  "retry terms": inner("xstate.after.retry.betting.slip.taking.terms.unanswered"),
  "rates are old": inner("xstate.after.ratesEvery.betting.slip.taking.terms.known"),
  keepAfter: inner("xstate.after.keepAfter.betting.slip.taking.draft.changed"),
} as const

const names = ["round", "slip", "draft", "terms"] as const

/** The parts of a betting go their ways side by side; each is looked at on its own. */
const parts = ({ value, context }: Standing<typeof machine>) => {
  const { round, slip } = value
  if (typeof slip === "string") return { round, slip, draft: undefined, terms: undefined }
  const { draft, terms } = slip.taking
  const since = context.draftId !== context.kept.id ? "placed since" : "changed since"
  const isNew = context.slip !== context.kept.slip && (draft === "keeping" || draft === "looking")
  return { round, slip: "taking", draft: isNew ? `${draft}, ${since}` : draft, terms }
}

/** Versions and lines grow without end: what a path has brought about is cut off where standings look the same. */
const standings = reached(machine, {
  input: yeekeeRound,
  events,
  apart: (standing) => {
    const { slip, kept, draftId } = standing.context
    return JSON.stringify([parts(standing), slip !== kept.slip, draftId === kept.id, kept.version > 1])
  },
})

/** Where each event can lead one part from each of its conditions, by what came before. */
const moves = (of: (typeof names)[number]) => {
  const gone = "without this part"
  const table = waysFrom(machine, standings, { events, place: (standing) => parts(standing)[of] ?? gone })
  const { [gone]: _, ...ways } = table
  const elsewhere = (from: string, row: Readonly<Record<string, string>>) =>
    Object.entries(row)
      .map(([name, to]) => [name, to.split(" or ").filter((end) => end !== from && end !== gone)] as const)
      .filter(([, ends]) => ends.length > 0)
      .map(([name, ends]) => [name, ends.join(" or ")] as const)
  return Object.fromEntries(Object.entries(ways).map(([from, row]) => [from, Object.fromEntries(elsewhere(from, row))]))
}

test("a round closes and opens; a slip is recalled, gets its terms, and ends only where it cannot go on", () => {
  expect(moves("round")).toEqual({
    open: { "round.closed": "closed" },
    closed: { "round.opened": "open" },
  })
  const read = { "reading: terms": "taking", "reading: no such round": "missing", "reading: unauthorized": "disowned" }
  expect(moves("slip")).toEqual({
    recalling: { "recalling: nothing": "reading", "recalling: a draft": "reading", "recalling: broken": "reading" },
    reading: { ...read, "reading: unreachable": "unreachable" },
    unreachable: { "retry.requested": "reading", "connection.restored": "reading", retry: "reading" },
    taking: {
      "asking: no such round": "missing",
      "asking: unauthorized": "disowned",
      "askingRates: no such round": "missing",
      "askingRates: unauthorized": "disowned",
    },
    missing: {},
    disowned: {},
  })
})

test("terms are read again when asked for, and rates when they are old; an operator that is away is asked again", () => {
  expect(moves("terms")).toEqual({
    known: {
      "terms.asked": "asking",
      "round.opened": "askingRates",
      "connection.restored": "askingRates",
      "rates are old": "askingRates",
    },
    asking: { "asking: terms": "known", "asking: unreachable": "unanswered" },
    askingRates: { "terms.asked": "asking", "askingRates: rates": "known", "askingRates: unreachable": "unanswered" },
    unanswered: { "terms.asked": "asking", "connection.restored": "asking", "retry terms": "asking" },
  })
})

test("a change is kept after a while, when the page is left, and at once when the slip was placed", () => {
  const looked = (to: string) => ({ "looking: nothing": to, "looking: a draft": to, "looking: broken": to })
  expect(moves("draft")).toEqual({
    kept: {
      "a line is added": "changed",
      "slip.agreed": "changed",
      "slip.placed": "keeping",
      "page.shown": "looking",
      "an old draft from elsewhere": "keeping",
    },
    changed: {
      keepAfter: "keeping",
      "page.left": "keeping",
      "slip.placed": "keeping",
      "page.shown": "looking, changed since",
      "a draft from elsewhere": "kept",
      "an old draft from elsewhere": "kept",
    },
    keeping: {
      "keeping: kept": "kept",
      "keeping: not kept": "kept",
      "a line is added": "keeping, changed since",
      "slip.agreed": "keeping, changed since",
      "slip.placed": "keeping, placed since",
    },
    "keeping, changed since": {
      "keeping: kept": "changed",
      "keeping: not kept": "changed",
      "page.left": "keeping",
      "slip.placed": "keeping, placed since",
      "a draft from elsewhere": "keeping",
      "an old draft from elsewhere": "keeping",
    },
    "keeping, placed since": {
      "keeping: kept": "keeping",
      "keeping: not kept": "keeping",
      "page.left": "keeping",
      "a draft from elsewhere": "keeping",
      "an old draft from elsewhere": "keeping",
    },
    looking: {
      ...looked("kept"),
      "a line is added": "looking, changed since",
      "slip.agreed": "looking, changed since",
      "slip.placed": "looking, placed since",
      "an old draft from elsewhere": "keeping",
    },
    "looking, changed since": {
      ...looked("changed"),
      "looking: a draft": "changed or kept",
      "page.left": "keeping",
      "slip.placed": "looking, placed since",
      "a draft from elsewhere": "looking",
      "an old draft from elsewhere": "looking",
    },
    "looking, placed since": {
      ...looked("keeping"),
      "looking: a draft": "keeping or kept",
      "page.left": "keeping",
      "a draft from elsewhere": "looking",
      "an old draft from elsewhere": "looking",
    },
  })
})

test("every condition can be reached", () => {
  const states = standings.map(parts)
  const all = Object.fromEntries(names.map((of) => [of, new Set(states.map((part) => part[of]))]))
  expect(all).toEqual({
    round: new Set(["closed", "open"]),
    slip: new Set(["disowned", "missing", "reading", "recalling", "taking", "unreachable"]),
    draft: new Set([
      "changed",
      "keeping",
      "keeping, changed since",
      "keeping, placed since",
      "kept",
      "looking",
      "looking, changed since",
      "looking, placed since",
      undefined,
    ]),
    terms: new Set(["asking", "askingRates", "known", "unanswered", undefined]),
  })
})
