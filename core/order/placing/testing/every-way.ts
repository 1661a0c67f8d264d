import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { baht } from "../../../money/satang.ts"
import { Intents } from "../../../operation/operation.ts"
import { Connectivity } from "../../../operator/connectivity.port.ts"
import { inner, type ReachedState, reached } from "../../../testing/ways.ts"
import { isSameOrder } from "../../order.ts"
import { somchaisOrder } from "../../testing/operator-that-takes-orders.ts"
import { BalanceNotEnough, NumbersClosed, OrderDesk, OutsideLimits, RatesChanged } from "../order-desk.port.ts"
import { makePlacing } from "../placing.machine.ts"
import type { PlacingInput, PlacingOutcome } from "../placing.ts"
import { intentOf, poy, shorter } from "./sample-orders.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(OrderDesk, { place: () => Effect.never, byKey: () => Effect.never }),
  Layer.succeed(Intents, { claim: () => Effect.never, unfinished: () => Effect.never, finish: () => Effect.never }),
  Layer.succeed(Connectivity, { news: () => Stream.never }),
)

export const machine = makePlacing(ManagedRuntime.make(nobody), {
  newKey: () => "key-1",
  now: () => 10_000_000,
  isTimeKnown: () => true,
  steadyNow: () => 10_000_000,
})

const order = somchaisOrder
const worse = [{ option: "teng_bon_3", number: "123", multiply: 42_500 }] as const

const rates = {
  worse,
  back: [{ ...worse[0], multiply: 85_000 }],
  closed: [
    { ...worse[0], multiply: 0 },
    { option: "teng_lang_2", number: "45", multiply: 0 },
  ],
} as const

const no = (refusal: Extract<PlacingOutcome, { readonly _tag: "Refused" }>["refusal"]) =>
  ({ _tag: "Refused", refusal }) as const

const endings = {
  accepted: { _tag: "Done", receipt: poy },
  "worse rates": no(new RatesChanged({ rates: rates.worse })),
  "all closed": no(new NumbersClosed({ numbers: rates.closed })),
  "no rate of ours": no(new RatesChanged({ rates: rates.back })),
  "outside limits": no(
    new OutsideLimits({ limits: [{ option: "teng_bon_3", number: undefined, min: baht(20), max: baht(50) }] }),
  ),
  "too poor": no(new BalanceNotEnough({ balance: baht(5) })),
  unauthorized: { _tag: "Unauthorized" },
  "given up": { _tag: "GivenUp" },
  reconsidered: { _tag: "Reconsidered" },
  left: { _tag: "Left" },
} as const

const ended = (isOurs: boolean) =>
  Object.entries(endings).map(
    ([name, ending]) =>
      [
        `${isOurs ? "ours" : "another version"}: ${name}`,
        isOurs
          ? // An order that was agreed to anew is what the operation is of.
            (at: At) =>
              inner("xstate.done.actor.operation", { ...ending, intent: intentOf(at.context.order), isEarlier: false })
          : () => inner("xstate.done.actor.operation", { ...ending, intent: intentOf(shorter), isEarlier: true }),
      ] as const,
  )

const events = {
  "order.confirmed": { type: "order.confirmed" },
  "change.agreed": { type: "change.agreed" },
  "order.left": { type: "order.left" },
  "outcome.requested": { type: "outcome.requested" },
  "round.closed": { type: "round.closed" },
  "balance.changed": { type: "balance.changed", balance: baht(700) },
  "rates: worse": { type: "rates.changed", rates: rates.worse },
  "rates: back": { type: "rates.changed", rates: rates.back },
  "rates: closed": { type: "rates.changed", rates: rates.closed },
} as const

type At = ReachedState<typeof machine>

/** What can happen anywhere, and how the operation of this order or of another version of its draft can end. */
export const happenings = (at: At) => ({
  ...events,
  ...(at.state === "placing"
    ? Object.fromEntries([...ended(true), ...ended(false)].map(([name, event]) => [name, event(at)]))
    : {}),
})

const detail = ({ state, context }: At): string => {
  const allClosed = context.news.length === 2 && context.news.every(({ multiply }) => multiply === 0)
  if (state === "changed") return allClosed ? " (nothing would be left)" : ""
  if (state === "refused" && context.news.length > 0) return allClosed ? " (and all closed)" : " (and rates changed)"
  return ""
}

export const place = (at: At) => `${at.state}${at.isOver ? "" : detail(at)}`
const draft: PlacingInput = { draftId: "draft-1", order }

const begun: ReadonlyArray<PlacingInput> = [
  draft,
  { ...draft, unfinished: intentOf(order) },
  { ...draft, unfinished: intentOf(shorter) },
]

const walk = (input: PlacingInput) =>
  reached(machine, {
    input,
    events: happenings,
    apart: (at) => JSON.stringify([place(at), at.context.news, isSameOrder(at.context.order, order)]),
  })

/** After rates were agreed to, the same ways begin anew with another order. */
export const everywhere = begun.flatMap(walk).filter(({ context }) => isSameOrder(context.order, order))
