import { nothing } from "@fakham/core/money"
import { isOption } from "@fakham/core/poy"
import { sql } from "kysely"
import { preparedInsert } from "../database/prepared.ts"
import type { ExposuresTable } from "../database/tables/poys.ts"
import type { Within } from "../database/tables.ts"
import { type CallRefusal, conflict } from "../http/refusal.ts"
import { capOf, exposureOf, type GroupTerms, rateAt } from "../lotto/terms.ts"
import { type PricedOrder, spotsOf } from "./order.ts"

const change = (rates: ReadonlyArray<{ option: string; number: string; multiply: number }>) =>
  conflict("CHANGE", "Rates have changed.", { rates })
const limitNumber = (numbers: ReadonlyArray<{ option?: string; number: string; left?: number }>) =>
  conflict("LIMIT_NUMBER", "A number is limited.", { numbers })
const closeNumber = (numbers: ReadonlyArray<{ option?: string; number: string }>) =>
  conflict("CLOSE_NUMBER", "A number is closed.", { numbers })

/** A number that pays another rate than a moment ago; the rate as it is told. */
export type MovedRate = { readonly option: string; readonly number: string; readonly multiply: number }

type Bet = { readonly pricedOrder: PricedOrder; readonly terms: GroupTerms }

const betsOf = (pricedOrders: ReadonlyArray<PricedOrder>): ReadonlyArray<Bet> =>
  pricedOrders.flatMap((pricedOrder) =>
    pricedOrder.terms === undefined ? [] : [{ pricedOrder, terms: pricedOrder.terms }],
  )

const spotsOfBet = ({ pricedOrder, terms }: Bet) =>
  spotsOf(pricedOrder.order.lines, ({ option, price }) =>
    isOption(option) ? exposureOf(terms, option, price) : nothing,
  ).map((spot) => ({ ...spot, name: `${pricedOrder.round.bet_id} ${spot.option} ${spot.number}` }))

/**
 * Adds what the operator would have to pay for all these orders, and so holds their numbers until the transaction ends;
 * then lets one order after the other be looked at as if those before it alone were there.
 */
export const raiseExposures = async (within: Within, pricedOrders: ReadonlyArray<PricedOrder>) => {
  const totals = await raise(within, betsOf(pricedOrders), 1)
  for (const bet of betsOf(pricedOrders))
    for (const { name, amount } of spotsOfBet(bet)) totals.set(name, (totals.get(name) ?? 0) - amount)

  /** What the rates of now say to an order that was sent at others, and the caps to one that goes beyond them. */
  const against = (pricedOrder: PricedOrder): CallRefusal | undefined => {
    const { terms } = pricedOrder
    if (terms === undefined) return undefined
    const sent = ratesSent(pricedOrder)
    const changed: Array<{ option: string; number: string; multiply: number }> = []
    const limited: Array<{ option: string; number: string }> = []
    for (const { option, number, amount, name } of spotsOfBet({ pricedOrder, terms })) {
      if (!isOption(option)) continue
      const before = totals.get(name) ?? 0
      const now = rateAt(terms, option, before)
      // At nothing too: a number that is full is closed at whatever rate it is sent.
      if (now === 0 || now !== sent.get(`${option} ${number}`)) changed.push({ option, number, multiply: now / 100 })
      else if (before + amount > capOf(terms, option)) limited.push({ option, number })
    }
    if (changed.length > 0)
      return changed.every(({ multiply }) => multiply === 0) ? closeNumber(changed) : change(changed)
    return limited.length > 0 ? limitNumber(limited) : undefined
  }

  /** Counts an order in, and tells the rates that it moves. */
  const take = (pricedOrder: PricedOrder): ReadonlyArray<MovedRate> =>
    betsOf([pricedOrder]).flatMap((bet) =>
      spotsOfBet(bet).flatMap(({ option, number, amount, name }) => {
        const before = totals.get(name) ?? 0
        totals.set(name, before + amount)
        return movedRates(bet.terms, [{ option, number, before, after: before + amount }])
      }),
    )

  return { against, take, lower: (refused: ReadonlyArray<PricedOrder>) => raise(within, betsOf(refused), -1) }
}

/** Takes an order off again that was called off, and tells the rates that it moves. */
export const lowerExposures = async (within: Within, pricedOrder: PricedOrder): Promise<ReadonlyArray<MovedRate>> => {
  const bets = betsOf([pricedOrder])
  const totals = await raise(within, bets, -1)
  return bets.flatMap((bet) =>
    spotsOfBet(bet).flatMap(({ option, number, amount, name }) => {
      const after = totals.get(name) ?? 0
      return movedRates(bet.terms, [{ option, number, before: after + amount, after }])
    }),
  )
}

/** At which rate an order was sent for each of its numbers; at none where its lines do not agree. */
const ratesSent = ({ order: { lines } }: PricedOrder): ReadonlyMap<string, number | undefined> => {
  const rates = new Map<string, number | undefined>()
  for (const { option, number, multiply } of lines) {
    const name = `${option} ${number}`
    rates.set(name, rates.has(name) && rates.get(name) !== multiply ? undefined : multiply)
  }
  return rates
}

/** In one order for all, so that no two wait for each other; what there is after it, by the names of the numbers. */
const raise = async (within: Within, bets: ReadonlyArray<Bet>, sign: 1 | -1): Promise<Map<string, number>> => {
  const rows = new Map<string, ExposuresTable>()
  for (const bet of bets)
    for (const { option, number, amount, name } of spotsOfBet(bet)) {
      const satang = (rows.get(name)?.satang ?? 0) + sign * amount
      rows.set(name, { bet_id: bet.pricedOrder.round.bet_id, option, number, satang })
    }
  const inOrder = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  const after = await addExposures(within, inOrder)
  return new Map(after.map(({ bet_id, option, number, satang }) => [`${bet_id} ${option} ${number}`, satang]))
}

const addExposures = preparedInsert(
  "exposures",
  ["bet_id", "option", "number", "satang"],
  sql<ExposuresTable>`
    on conflict (bet_id, option, number) do update set satang = exposures.satang + excluded.satang
    returning bet_id, option, number, satang`,
)

type Exposed = { readonly option: string; readonly number: string; readonly before: number; readonly after: number }

/** What became of the rates when so much more, or less, would have to be paid for their numbers. */
const movedRates = (terms: GroupTerms, exposed: ReadonlyArray<Exposed>): ReadonlyArray<MovedRate> =>
  exposed.flatMap(({ option, number, before, after }) => {
    if (!isOption(option)) return []
    const now = rateAt(terms, option, after)
    return now === rateAt(terms, option, before) ? [] : [{ option, number, multiply: now / 100 }]
  })
