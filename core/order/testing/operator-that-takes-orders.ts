import { Effect, Layer, Result } from "effect"
import { baht, minus, nothing, type Satang } from "../../money/satang.ts"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { NumberRate } from "../../poy/limits.ts"
import type { Line } from "../../poy/line.ts"
import type { Instant } from "../../time/bangkok.ts"
import { type Order, type PoyOrder, stakeOf } from "../order.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import {
  BalanceNotEnough,
  NoSuchIntent,
  OrderDesk,
  type PlacingFailure,
  RatesChanged,
  type Refusal,
  RoundClosed,
} from "../placing/order-desk.port.ts"

export const somchaisLines: readonly [Line, Line] = [
  {
    option: "teng_bon_3",
    number: "123",
    ref: 0,
    add: 1,
    price: baht(10),
    min: baht(1),
    max: baht(500),
    multiply: 85_000,
  },
  {
    option: "teng_lang_2",
    number: "45",
    ref: 1,
    add: 1,
    price: baht(20),
    min: baht(1),
    max: baht(2_500),
    multiply: 9_200,
  },
]

/** Two lines on a pingpong round: 30 baht. */
export const somchaisOrder: PoyOrder = {
  kind: "poy",
  betGroup: "pingpong",
  betId: "pingpong-2026-11-20-10",
  betType: "pingpong_10",
  betName: "ปิงปอง รอบที่ 10",
  lines: somchaisLines,
}

/** What happens to one call: nothing arrives, nothing comes back, it arrives after it was given up, or a 401. */
export type PoyTrouble = "none" | "questionLost" | "answerLost" | "late" | "unauthorized"

type Settings = {
  readonly balance?: Satang
  readonly now?: () => Instant
  /** How long every leg of the way takes, so that a scheduler can decide what comes first. */
  readonly pause?: (leg: string) => Promise<unknown>
}

/** An operator that takes slips, at most one a key, and answers a repeated key as it did the first time. */
export const operatorThatTakesOrders = ({
  balance = baht(1_000),
  now = () => 0,
  pause = () => Promise.resolve(),
}: Settings = {}) => {
  const asked: Array<string> = []
  const troubles: Array<PoyTrouble> = []
  const refusals: Array<Refusal> = []
  const rates = new Map<string, number>()
  const answers = new Map<string, Result.Result<PlacedPoy, Refusal>>()
  const accepted: Array<PlacedPoy> = []
  let open = true
  let [showsSlips, looksUp] = [true, true]
  let cash = balance

  const refusalOf = (order: Order): Refusal | undefined => {
    if (!open) return new RoundClosed()
    const news: Array<NumberRate> = []
    if (order.kind === "poy")
      for (const { option, number, multiply } of order.lines) {
        const rate = rates.get(`${option} ${number}`)
        if ((rate !== undefined && rate !== multiply) || multiply === 0)
          news.push({ option, number, multiply: rate ?? 0 })
      }
    if (news.length > 0) return new RatesChanged({ rates: news })
    return stakeOf(order) > cash ? new BalanceNotEnough({ balance: cash }) : refusals.shift()
  }

  const take = (order: Order): PlacedPoy => {
    const stake = stakeOf(order)
    const placedAt = now()
    const id = `P-${accepted.length + 1}`
    const poy: PlacedPoy = {
      id,
      order,
      stake,
      placedAt,
      closesAt: placedAt + 3_600_000,
      status: "waiting",
      paid: nothing,
    }
    accepted.push(poy)
    cash = minus(cash, stake)
    return poy
  }

  const place = (order: Order, key: string): Result.Result<PlacedPoy | undefined, Refusal> =>
    Result.map(placed(order, key), (poy) => (showsSlips ? poy : undefined))

  const placed = (order: Order, key: string): Result.Result<PlacedPoy, Refusal> => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const refusal = refusalOf(order)
    const answer = refusal === undefined ? Result.succeed(take(order)) : Result.fail(refusal)
    answers.set(key, answer)
    return answer
  }

  const byKey = (key: string): Result.Result<PlacedPoy, Refusal | NoSuchIntent | NotOffered> =>
    looksUp ? (answers.get(key) ?? Result.fail(new NoSuchIntent())) : Result.fail(new NotOffered())

  const away = Result.fail(new Unreachable({ cause: "nobody answers" }))

  /** What was sent arrives even if who sent it has left. */
  const call = <A, E extends PlacingFailure>(what: string, act: () => Result.Result<A, E>) =>
    Effect.suspend((): Effect.Effect<A, E | Unauthorized | Unreachable> => {
      asked.push(what)
      const trouble = troubles.shift() ?? "none"
      if (trouble === "unauthorized") return Effect.fail(new Unauthorized())
      const done = pause(what).then(() => (trouble === "questionLost" ? away : act()))
      const back = async (): Promise<Result.Result<A, E | Unreachable>> => {
        const answer = trouble === "late" ? away : await done
        await pause(`answer to ${what}`)
        return trouble === "none" ? answer : away
      }
      return Effect.flatMap(Effect.promise(back), (answer) => Effect.fromResult(answer))
    })

  return {
    layer: Layer.succeed(OrderDesk, {
      place: (order, key) => call(`place ${key}`, () => place(order, key)),
      byKey: (key) => call(`ask ${key}`, () => byKey(key)),
    }),
    /** Every call that came, in its words. */
    asked,
    accepted,
    /** Met once each, in turn. */
    troubles,
    /** Reasons to say no, used once each, to orders that nothing else stands against. */
    refusals,
    changesRates: (...changed: ReadonlyArray<NumberRate>) => {
      for (const { option, number, multiply } of changed) rates.set(`${option} ${number}`, multiply)
    },
    /** It takes orders and tells no slip of them, by their keys neither. */
    answersNothing: () => {
      showsSlips = false
      looksUp = false
    },
    /** What it took is told by its key alone. */
    showsSlipsByKeyAlone: () => {
      showsSlips = false
    },
    closesRound: () => {
      open = false
    },
    hasPlayerWith: (amount: Satang) => {
      cash = amount
    },
  }
}
