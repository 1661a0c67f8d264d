import { Effect, Layer, ManagedRuntime, Option, Result, Stream } from "effect"
import { Unauthorized, Unreachable } from "../../../operator/failures.ts"
import { NoSuchPoy, PoyArchive } from "../../../order/placed/poy-archive.port.ts"
import { answers, movesOf } from "../../../testing/parts.ts"
import { inner, type ReachedState, reached } from "../../../testing/ways.ts"
import { BrokenDraft, DraftNotStored } from "../../drafts/drafts.port.ts"
import { makeBuying } from "../buying.machine.ts"
import { type Ticket4dDraft, Ticket4dDrafts } from "../ticket4d-drafts.ts"
import { hanoyRound } from "./shop.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(PoyArchive, { all: () => Effect.never, one: () => Effect.never, cancel: () => Effect.never }),
  Layer.succeed(Ticket4dDrafts, {
    recall: () => Effect.never,
    keep: () => Effect.never,
    forget: () => Effect.never,
    rounds: () => Effect.never,
    newsOf: () => Stream.never,
  }),
)
let ids = 0
const machine = makeBuying(ManagedRuntime.make(nobody), () => `id-${++ids}`)

const draft = (version: number): Ticket4dDraft => ({
  id: "a draft of another tab",
  version,
  by: "tab-2",
  lines: [{ number: "4827", sets: 1 }],
})

const recalls = {
  nothing: Result.succeed(Option.none()),
  "a draft": Result.succeed(Option.some(draft(3))),
  broken: Result.fail(new BrokenDraft()),
}

/** Everything that can happen on the page of a draw; each is tried wherever it stands. */
const events = {
  "a number is picked": { type: "sets.picked", lines: [{ number: "0916", sets: 1 }] },
  "a digit is keyed": { type: "digit.pressed", digit: "4" },
  "the sets are cleared": { type: "sets.cleared" },
  "a draft from elsewhere": { type: "draft.changedElsewhere", draft: draft(9) },
  "an old draft from elsewhere": { type: "draft.changedElsewhere", draft: draft(1) },
  "slip.placed, another draft": { type: "slip.placed", draftId: "a draft of yesterday" },
  "held.invalidated": { type: "held.invalidated" },
  "connection.restored": { type: "connection.restored" },
  "round.closed": { type: "round.closed" },
  "round.opened": { type: "round.opened" },
  "page.shown": { type: "page.shown" },
  "news.seen": { type: "news.seen" },
  ...answers("recalling", recalls),
  ...answers("looking", recalls),
  ...answers("saving", { saved: Result.succeed(undefined), "not saved": Result.fail(new DraftNotStored()) }),
  ...answers("readHeld", {
    held: Result.succeed([{ number: "0916", sets: 20 }]),
    "no such slip": Result.fail(new NoSuchPoy()),
    unauthorized: Result.fail(new Unauthorized()),
    unreachable: Result.fail(new Unreachable({})),
  }),
  "time for another try": inner("xstate.after.retry.buying.held.failed"),
} as const

type At = ReachedState<typeof machine>
const happenings = ({ context }: At) => ({
  ...events,
  "slip.placed": { type: "slip.placed", draftId: context.draftId } as const,
})

export const setPartNames = ["round", "held", "sets"] as const

/** The states of the parallel regions of a buying machine, each of which is checked on its own. */
export const setParts = ({ value: { round, held, sets }, context }: At) => {
  if (typeof sets === "string") return { round, held, sets }
  const since = context.draftId !== context.saved.id ? "placed since" : "changed since"
  const isNew = context.slip !== context.saved.slip
  return { round, held, sets: isNew ? `${sets.taking}, ${since}` : sets.taking }
}

/** Versions and sets grow without end, so snapshots that differ in these alone count as the same. */
export const setReachedStates = reached(machine, {
  input: hanoyRound,
  events: happenings,
  apart: (reachedState) => {
    const { slip, saved, draftId } = reachedState.context
    return JSON.stringify([
      setParts(reachedState),
      slip !== saved.slip,
      slip.lines.length > 0,
      draftId === saved.id,
      saved.version > 1,
    ])
  },
})

export const setMoves = (of: (typeof setPartNames)[number]) =>
  movesOf(machine, setReachedStates, { events: happenings, part: (reachedState) => setParts(reachedState)[of] })
