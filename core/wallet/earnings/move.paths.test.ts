import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, reached, type Standing, waysFrom } from "../../testing/ways.ts"
import { EarlierUnfinished } from "../intents.ts"
import { browserThatRemembersErrands } from "../testing/browser-that-remembers.ts"
import { Affiliate, type AffiliateSummary, MoveRefused } from "./affiliate.ts"
import { makeMove } from "./move.machine.ts"
import { NotMoved } from "./moving.ts"

const nobody = Layer.merge(
  Layer.succeed(Affiliate, { summary: Effect.never, move: () => Effect.never }),
  browserThatRemembersErrands().layer,
)
const machine = makeMove(ManagedRuntime.make(nobody), {
  newKey: () => "key-1",
  now: () => 100_000,
  steadyNow: () => 100_000,
})

const intent = (sentAt: number) =>
  ({ key: "key-0", errand: { kind: "move", amount: baht(184) }, madeAt: sentAt, sentAt }) as const
const summary: AffiliateSummary = {
  afCash: baht(184),
  earned: baht(412),
  members: 12,
  membersThisMonth: 3,
  slug: "somchai88",
  moves: [],
}

const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
const silence = (actor: string) => ({
  [`${actor}: unauthorized`]: done(actor, Result.fail(new Unauthorized())),
  [`${actor}: unreachable`]: done(actor, Result.fail(new Unreachable({}))),
})

const events = {
  "recalled: nothing": done("recalling", Result.succeed(undefined)),
  "recalled: an old intent": done("recalling", Result.succeed(intent(40_000))),
  read: done("reading", Result.succeed(summary)),
  ...silence("reading"),
  "amount 184": { type: "amount.submitted", amount: "184" },
  "amount 0.99": { type: "amount.submitted", amount: "0.99" },
  "amount 184.01": { type: "amount.submitted", amount: "184.01" },
  "amount.reopened": { type: "amount.reopened" },
  "move.confirmed": { type: "move.confirmed" },
  "another.requested": { type: "another.requested" },
  "outcome.requested": { type: "outcome.requested" },
  "connection.restored": { type: "connection.restored" },
  "sending: moved": done("sending", Result.succeed(baht(0))),
  "sending: refused": done("sending", Result.fail(new MoveRefused({ reason: "afCashNotEnough" }))),
  "sending: earlier unfinished": done("sending", Result.fail(new EarlierUnfinished({ intent: intent(99_000) }))),
  ...silence("sending"),
  "lookingUp: moved": done("lookingUp", Result.succeed(baht(0))),
  "lookingUp: not moved": done("lookingUp", Result.fail(new NotMoved({ summary }))),
  ...silence("lookingUp"),
  dropped: done("dropping", Result.succeed(undefined)),
  "out of patience with sending": inner("xstate.after.patience.move.sending"),
  "out of patience with looking up": inner("xstate.after.patience.move.lookingUp"),
  "retry after unavailable": inner("xstate.after.retry.move.unavailable"),
  "retry after unanswered": inner("xstate.after.retry.move.unanswered"),
} as const

const place = ({ state, context: { intent } }: Standing<typeof machine>) =>
  `${state}${intent !== undefined && intent.sentAt < 50_000 ? " (old intent)" : ""}`
const standings = reached(machine, { events, apart: place })

test("a move goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, standings, { events, place })).toEqual({
    recalling: { "recalled: nothing": "reading", "recalled: an old intent": "lookingUp (old intent)" },
    reading: { read: "enteringAmount", "reading: unauthorized": "disowned", "reading: unreachable": "unavailable" },
    unavailable: { "connection.restored": "reading", "retry after unavailable": "reading" },
    enteringAmount: { "amount 184": "reviewing" },
    reviewing: { "amount.reopened": "enteringAmount", "move.confirmed": "sending" },
    sending: {
      "sending: moved": "moved",
      "sending: refused": "refused",
      "sending: earlier unfinished": "lookingUp",
      "sending: unauthorized": "disowned",
      "sending: unreachable": "unanswered",
      "out of patience with sending": "lookingUp",
    },
    lookingUp: {
      "lookingUp: moved": "moved",
      "lookingUp: not moved": "unanswered",
      "lookingUp: unauthorized": "disowned",
      "lookingUp: unreachable": "unanswered",
      "out of patience with looking up": "unanswered",
    },
    unanswered: {
      "outcome.requested": "lookingUp",
      "connection.restored": "lookingUp",
      "retry after unanswered": "lookingUp",
    },
    "lookingUp (old intent)": {
      "lookingUp: moved": "moved",
      "lookingUp: not moved": "unheard (old intent)",
      "lookingUp: unauthorized": "disowned (old intent)",
      "lookingUp: unreachable": "unanswered (old intent)",
      "out of patience with looking up": "unanswered (old intent)",
    },
    "unanswered (old intent)": {
      "outcome.requested": "lookingUp (old intent)",
      "connection.restored": "lookingUp (old intent)",
      "retry after unanswered": "lookingUp (old intent)",
    },
    "unheard (old intent)": { "move.confirmed": "sending", "amount.reopened": "dropping (old intent)" },
    "dropping (old intent)": { dropped: "reading" },
    refused: { "amount.reopened": "reading" },
    moved: { "another.requested": "reading" },
    disowned: {},
    "disowned (old intent)": {},
  })
})

test("a key stands for every move whose outcome is unknown, and for no other", () => {
  for (const { state, context } of standings)
    if (state !== "disowned")
      expect(context.intent !== undefined).toBe(
        ["sending", "lookingUp", "unanswered", "unheard", "dropping"].includes(state),
      )
})
