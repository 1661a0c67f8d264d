import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../site/operator.ts"
import { somchaisOrder } from "../../testing/placing.ts"
import { inner, reached, type Standing, waysFrom } from "../../testing/ways.ts"
import { type Intent, Intents } from "./intents.ts"
import { isSameOrder, type Order } from "./order.ts"
import type { PlacedPoy } from "./placed-poy.ts"
import { makePlacing } from "./placing.machine.ts"
import { isElsewhere, type PlacingInput } from "./placing.ts"
import { NoSuchIntent, Poys } from "./poys.ts"
import { BalanceNotEnough, NumbersClosed, OutsideLimits, RatesChanged } from "./refusal.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(Poys, { place: () => Effect.never, byKey: () => Effect.never }),
  Layer.succeed(Intents, { claim: () => Effect.never, unfinished: Effect.never, finish: () => Effect.never }),
)
const now = 10_000_000
const machine = makePlacing(ManagedRuntime.make(nobody), { newKey: () => "key-1", now: () => now })

const order = somchaisOrder
const another: Order = { ...order, lines: order.lines.slice(1) }
const intent = (key: string, order: Order, age = 0): Intent => ({
  key,
  draftId: "draft-1",
  order,
  madeAt: now - age,
  sentAt: now - age,
})
const poy: PlacedPoy = {
  id: "P-1",
  order,
  stake: baht(30),
  placedAt: now,
  closesAt: now + 3_600_000,
  status: "waiting",
  paid: baht(0),
}

const done = (state: string, output: unknown) => inner(`xstate.done.actor.0.placing.${state}`, output)

const worse = [{ option: "teng_bon_3", number: "123", multiply: 42_500 }] as const
const rates = {
  worse,
  back: [{ ...worse[0], multiply: 85_000 }],
  closed: [
    { ...worse[0], multiply: 0 },
    { option: "teng_lang_2", number: "45", multiply: 0 },
  ],
} as const

const answers = {
  accepted: Result.succeed(poy),
  "worse rates": Result.fail(new RatesChanged({ rates: rates.worse })),
  "all closed": Result.fail(new NumbersClosed({ numbers: rates.closed })),
  "no rate of ours": Result.fail(new RatesChanged({ rates: rates.back })),
  "outside limits": Result.fail(
    new OutsideLimits({ limits: [{ option: "teng_bon_3", number: undefined, min: baht(20), max: baht(50) }] }),
  ),
  "too poor": Result.fail(new BalanceNotEnough({ balance: baht(5) })),
  unauthorized: Result.fail(new Unauthorized()),
  unreachable: Result.fail(new Unreachable({})),
}

const events = {
  "order.confirmed": { type: "order.confirmed" },
  "change.agreed": { type: "change.agreed" },
  "order.left": { type: "order.left" },
  "outcome.requested": { type: "outcome.requested" },
  "round.closed": { type: "round.closed" },
  "connection.restored": { type: "connection.restored" },
  "balance.changed": { type: "balance.changed", balance: baht(700) },
  "rates: worse": { type: "rates.changed", rates: rates.worse },
  "rates: back": { type: "rates.changed", rates: rates.back },
  "rates: closed": { type: "rates.changed", rates: rates.closed },
  ...Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => [
      [`sent: ${name}`, done("sending", answer)],
      [`asked: ${name}`, done("asking", answer)],
    ]),
  ),
  "asked: never heard of": done("asking", Result.fail(new NoSuchIntent())),
  "sending takes too long": inner("xstate.after.patience.placing.sending"),
  "asking takes too long": inner("xstate.after.patience.placing.asking"),
  waited: inner("xstate.after.wait.placing.unanswered"),
  dropped: done("dropping", Result.succeed(undefined)),
} as const

type At = Standing<typeof machine>

/** What can happen anywhere, and which intent the memory of all tabs answers with for this draft. */
const happenings = ({ context }: At) => {
  const claims = {
    ours: context.intent ?? intent("key-1", order),
    "the same order of another tab": {
      ...(context.intent ?? intent("key-1", order)),
      key: `key-0, not ${context.intent?.key}`,
    },
    "another version": intent(`key-0, not ${context.intent?.key}`, another),
  }
  const claimed = Object.entries(claims).map(
    ([name, intent]) => [`claimed: ${name}`, done("claiming", Result.succeed({ intent, remembered: true }))] as const,
  )
  return { ...events, ...Object.fromEntries(claimed) }
}

const detail = ({ state, context }: At): string => {
  if (state === "placedElsewhere") return ""
  const allClosed = context.news.length === 2 && context.news.every(({ multiply }) => multiply === 0)
  if (state === "changed") return allClosed ? " (nothing would be left)" : ""
  if (state === "refused" && context.news.length > 0) return allClosed ? " (and all closed)" : " (and rates changed)"
  if (context.intent === undefined) return ""
  const { madeAt, sentAt } = context.intent
  const other = isElsewhere(context) ? "another version" : ""
  const when = sentAt < now ? "long ago" : madeAt < now ? "sent again of late" : ""
  const both = [other, when].filter((word) => word !== "").join(", ")
  return both === "" ? "" : ` (${both})`
}
const place = (at: At) => `${at.state}${at.isOver ? "" : detail(at)}`

const draft: PlacingInput = { draftId: "draft-1", order }
const begun: Readonly<Record<string, PlacingInput>> = {
  "a new order": draft,
  "an order from before a reload": { ...draft, unfinished: intent("key-0", order, 130_000) },
  "an order that was sent again just before a reload": {
    ...draft,
    unfinished: { ...intent("key-0", order, 130_000), sentAt: now },
  },
  "another version from before a reload": { ...draft, unfinished: intent("key-0", another, 130_000) },
}

const walk = (input: PlacingInput) =>
  reached(machine, {
    input,
    events: happenings,
    apart: (at) => JSON.stringify([place(at), at.context.news, isSameOrder(at.context.order, order)]),
  })
/** After rates were agreed to, the same ways begin anew with another order. */
const everywhere = Object.values(begun)
  .flatMap(walk)
  .filter(({ context }) => isSameOrder(context.order, order))

const refusals = { "no rate of ours": "refused", "outside limits": "refused", "too poor": "refused" }
const changes = { "worse rates": "changed", "all closed": "changed (nothing would be left)" }
const allOf = (asked: string, ways: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(ways).map(([answer, to]) => [`${asked}: ${answer}`, to]))
const ofUnknown = (when: string, unheard: string) => ({
  [`asking${when}`]: {
    ...allOf("asked", { accepted: "accepted", unauthorized: "disowned", unreachable: `unanswered${when}` }),
    ...allOf("asked", { ...refusals, ...changes, "never heard of": unheard }),
    "asking takes too long": `unanswered${when}`,
    "order.left": "left",
  },
  [`unanswered${when}`]: {
    "connection.restored": `asking${when}`,
    "outcome.requested": `asking${when}`,
    waited: `asking${when}`,
    "order.left": "left",
  },
})
const ofAnother = (when: string, unheard: string) => {
  const { [`asking${when}`]: asking, ...rest } = ofUnknown(when, unheard)
  const nothingPlaced = Object.fromEntries(Object.keys({ ...refusals, ...changes }).map((no) => [no, "reviewing"]))
  const other = allOf("asked", { ...nothingPlaced, accepted: "placedElsewhere" })
  return { ...rest, [`asking${when}`]: { ...asking, ...other } }
}

test("an order goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, everywhere, { events: happenings, place })).toEqual({
    reviewing: {
      "order.confirmed": "claiming",
      "order.left": "left",
      "rates: closed": "changed (nothing would be left)",
      "rates: worse": "changed",
      "round.closed": "refused",
    },
    changed: {
      "change.agreed": "claiming",
      "order.left": "left",
      // Where other rates have changed besides, they are still to be agreed to.
      "rates: back": "changed or reviewing",
      "rates: closed": "changed (nothing would be left)",
      "round.closed": "refused",
    },
    "changed (nothing would be left)": {
      "change.agreed": "left",
      "order.left": "left",
      "rates: back": "changed",
      "rates: worse": "changed",
      "round.closed": "refused",
    },
    claiming: {
      "claimed: another version": "asking (another version)",
      "claimed: ours": "sending",
      "claimed: the same order of another tab": "asking",
    },
    sending: {
      ...allOf("sent", { accepted: "accepted", unauthorized: "disowned", unreachable: "unanswered" }),
      ...allOf("sent", { ...refusals, ...changes }),
      "sending takes too long": "asking",
      "order.left": "left",
    },
    ...ofUnknown("", "claiming"),
    ...ofUnknown(" (sent again of late)", "unanswered (sent again of late)"),
    ...ofUnknown(" (long ago)", "unheard (long ago)"),
    ...ofAnother(" (another version)", "unanswered (another version)"),
    ...ofAnother(" (another version, long ago)", "unheard (another version, long ago)"),
    "unheard (long ago)": { "order.confirmed": "claiming", "order.left": "dropping (long ago)" },
    "unheard (another version, long ago)": {
      "order.confirmed": "claiming",
      "order.left": "dropping (another version, long ago)",
    },
    "dropping (long ago)": { dropped: "left" },
    "dropping (another version, long ago)": { dropped: "left" },
    refused: {
      "order.confirmed": "claiming",
      "order.left": "left",
      "rates: closed": "refused (and all closed)",
      "rates: worse": "refused (and rates changed)",
    },
    "refused (and rates changed)": {
      "order.confirmed": "changed",
      "order.left": "left",
      "rates: back": "refused or refused (and rates changed)",
      "rates: closed": "refused (and all closed)",
      "round.closed": "refused",
    },
    "refused (and all closed)": {
      "order.confirmed": "changed (nothing would be left)",
      "order.left": "left",
      "rates: back": "refused (and rates changed)",
      "rates: worse": "refused (and rates changed)",
      "round.closed": "refused",
    },
    placedElsewhere: { "order.left": "accepted" },
    accepted: {},
    left: {},
    disowned: {},
  })
})

test("wherever something is sent or asked for there is one intent with one key, and none where nothing is", () => {
  for (const { state, context } of everywhere)
    if (["claiming", "sending", "asking", "unanswered", "unheard"].includes(state))
      expect(context.intent?.key).toMatch(/^key-/)
    else if (["reviewing", "changed", "refused"].includes(state)) expect(context.intent).toBeUndefined()
})
