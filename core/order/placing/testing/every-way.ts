import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { baht } from "../../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../../operator/failures.ts"
import { inner, reached, type Standing } from "../../../testing/ways.ts"
import { isSameOrder, type Order } from "../../order.ts"
import type { PlacedPoy } from "../../placed/placed-poy.ts"
import { somchaisOrder } from "../../testing/operator-that-takes-poys.ts"
import { type Intent, Intents } from "../intents.ts"
import { makePlacing } from "../placing.machine.ts"
import { isElsewhere, type PlacingInput } from "../placing.ts"
import { NoSuchIntent, Poys } from "../poys.ts"
import { BalanceNotEnough, NumbersClosed, OutsideLimits, RatesChanged } from "../refusal.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(Poys, { place: () => Effect.never, byKey: () => Effect.never }),
  Layer.succeed(Intents, { claim: () => Effect.never, unfinished: Effect.never, finish: () => Effect.never }),
)

const now = 10_000_000
export const machine = makePlacing(ManagedRuntime.make(nobody), {
  newKey: () => "key-1",
  now: () => now,
  isTimeKnown: () => true,
  steadyNow: () => now,
})

const order = somchaisOrder
const another: Order = { ...order, lines: order.lines.slice(1) }

const intent = (key: string, order: Order, age = 0): Intent => ({
  key,
  draftId: "draft-1",
  order,
  madeAt: now - age,
  sentAt: now - age,
  isByOperator: true,
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
export const happenings = ({ context }: At) => {
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

export const place = (at: At) => `${at.state}${at.isOver ? "" : detail(at)}`
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
export const everywhere = Object.values(begun)
  .flatMap(walk)
  .filter(({ context }) => isSameOrder(context.order, order))
