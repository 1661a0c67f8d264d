import { setCaps, setPrices } from "@fakham/core/gov4d"
import { isGov4dVariant } from "@fakham/core/lotto"
import { satang as counted } from "@fakham/core/money"
import { isOption } from "@fakham/core/poy"
import { sql } from "kysely"
import { preparedInsert, preparedRows } from "../database/prepared.ts"
import type { StakesTable } from "../database/tables/poys.ts"
import type { Within } from "../database/tables.ts"
import type { CallRefusal } from "../http/refusal.ts"
import { maxOf } from "../lotto/terms.ts"
import { maxBetUser, type OrderSpot, type PricedOrder, spotsOf } from "./order.ts"

/** What an order puts on its numbers: sets are counted, bets summed up. */
const spotsOfOrder = ({ order: { lines }, terms }: PricedOrder): ReadonlyArray<OrderSpot> =>
  terms === undefined ? spotsOf(lines, ({ multiply }) => counted(multiply)) : spotsOf(lines)

const rowsOf = (pricedOrder: PricedOrder, sign: 1 | -1): ReadonlyArray<StakesTable> =>
  spotsOfOrder(pricedOrder).map(({ option, number, amount }) => ({
    bet_id: pricedOrder.round.bet_id,
    user_uuid: pricedOrder.user.uuid,
    option,
    number,
    satang: sign * amount,
  }))

/** Adds orders to what their players have on each number, and says which of them go beyond what one member may. */
export const raiseStakes = async (
  within: Within,
  pricedOrders: ReadonlyArray<PricedOrder>,
): Promise<ReadonlyMap<PricedOrder, CallRefusal>> => {
  const after = await addStakes(
    within,
    pricedOrders.flatMap((pricedOrder) => rowsOf(pricedOrder, 1)),
  )
  const ofPlayer = Map.groupBy(after, ({ user_uuid }) => user_uuid)
  const ofDraw = await setsOfDraws(within, pricedOrders)
  return new Map(
    pricedOrders.flatMap((pricedOrder) => {
      const totals = new Map(
        (ofPlayer.get(pricedOrder.user.uuid) ?? []).map(({ option, number, satang }) => [
          `${option} ${number}`,
          satang,
        ]),
      )
      const full =
        pricedOrder.terms === undefined
          ? fullSets(pricedOrder, totals, ofDraw.get(pricedOrder.user.uuid) ?? 0)
          : fullBets(pricedOrder, totals)
      return full.length === 0 ? [] : [[pricedOrder, maxBetUser(full)]]
    }),
  )
}

/** Takes the same off again. */
export const lowerStakes = async (within: Within, pricedOrders: ReadonlyArray<PricedOrder>): Promise<void> => {
  await addStakes(
    within,
    pricedOrders.flatMap((pricedOrder) => rowsOf(pricedOrder, -1)),
  )
}

type Totals = ReadonlyMap<string, number>
type Full = { readonly option?: string; readonly number: string; readonly left: number }

const fullBets = (pricedOrder: PricedOrder, totals: Totals): ReadonlyArray<Full> =>
  spotsOfOrder(pricedOrder).flatMap(({ option, number, amount }) => {
    if (!isOption(option) || pricedOrder.terms === undefined) return []
    const [most, total] = [maxOf(pricedOrder.terms, option), totals.get(`${option} ${number}`) ?? 0]
    return total <= most ? [] : [{ option, number, left: (most - (total - amount)) / 100 }]
  })

/** Of a draw that is full, every number of the order is told, with what may still be had of each. */
const fullSets = (pricedOrder: PricedOrder, totals: Totals, ofDraw: number): ReadonlyArray<Full> => {
  const spots = spotsOfOrder(pricedOrder)
  const leftOfDraw = setCaps.perMember - (ofDraw - spots.reduce((sum, { amount }) => sum + amount, 0))
  const setBaht = isGov4dVariant(pricedOrder.round.bet_type) ? setPrices[pricedOrder.round.bet_type].baht : 0
  return spots.flatMap(({ option, number, amount }) => {
    const total = totals.get(`${option} ${number}`) ?? 0
    if (ofDraw <= setCaps.perMember && total <= setCaps.perNumber) return []
    const left = Math.min(setCaps.perNumber - (total - amount), leftOfDraw)
    return [{ number, left: left * setBaht }]
  })
}

/** How many sets of their draws the players have who pricedOrder for sets. */
const setsOfDraws = async (
  within: Within,
  pricedOrders: ReadonlyArray<PricedOrder>,
): Promise<ReadonlyMap<string, number>> => {
  const wanted = pricedOrders.filter(({ terms }) => terms === undefined)
  const sums = await sumsOfSets(
    within,
    wanted.map(({ round, user }) => ({ bet_id: round.bet_id, user_uuid: user.uuid })),
  )
  return new Map(sums.map(({ user_uuid, sets }) => [user_uuid, sets]))
}

const sumsOfSets = preparedRows("stakes", ["bet_id", "user_uuid"], (within, given) =>
  within
    .selectFrom(given.as("given"))
    .innerJoin("stakes", (join) =>
      join.onRef("stakes.bet_id", "=", "given.bet_id").onRef("stakes.user_uuid", "=", "given.user_uuid"),
    )
    .select("stakes.user_uuid")
    .select(sql<number>`sum(stakes.satang)`.as("sets"))
    .where("stakes.option", "=", "set")
    .groupBy("stakes.user_uuid"),
)

const addStakes = preparedInsert(
  "stakes",
  ["bet_id", "user_uuid", "option", "number", "satang"],
  sql<StakesTable>`
    on conflict (bet_id, user_uuid, option, number) do update set satang = stakes.satang + excluded.satang
    returning user_uuid, option, number, satang`,
)
