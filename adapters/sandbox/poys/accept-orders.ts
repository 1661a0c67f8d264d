import { bahtOfSatang } from "@fakham/core"
import { takesBets } from "@fakham/core/lotto"
import { nothing } from "@fakham/core/money"
import type { PoyDetail } from "@fakham/operator/wire"
import type * as v from "valibot"
import type { Within } from "../database/tables.ts"
import { type CallRefusal, conflict } from "../http/refusal.ts"
import { balanceNotEnough, balances } from "../ledger/ledger.ts"
import { againstStakes } from "../limits/may-play.ts"
import { roundForRules } from "../lotto/drawing.ts"
import { type MovedRate, raiseExposures } from "./exposure.ts"
import type { PricedOrder } from "./order.ts"
import { writeSlips } from "./poy-rows.ts"
import { lowerStakes, raiseStakes } from "./stakes.ts"

const timeOut = conflict("TIME_OUT", "The round takes no more bets.")

type Accepted = { readonly slip: v.InferInput<typeof PoyDetail>; readonly moved: ReadonlyArray<MovedRate> }
export type Decided = Accepted | { readonly refused: CallRefusal }

/**
 * Puts orders down as slips, each as a whole, or says what stands against it; of two that want the last of a number the
 * first has it. The rows of the players are held, and each has one order here. What is refused leaves nothing behind.
 */
export const acceptOrders = async (
  within: Within,
  pricedOrders: ReadonlyArray<PricedOrder>,
  now: number,
): Promise<ReadonlyMap<PricedOrder, Decided>> => {
  const decided = new Map<PricedOrder, Decided>()
  const refuse = (refusals: ReadonlyMap<PricedOrder, CallRefusal>) => {
    for (const [pricedOrder, refused] of refusals) decided.set(pricedOrder, { refused })
  }
  const open = () => pricedOrders.filter((pricedOrder) => !decided.has(pricedOrder))

  refuse(
    new Map(
      pricedOrders
        .filter(({ round }) => !takesBets(roundForRules(round), now))
        .map((pricedOrder) => [pricedOrder, timeOut]),
    ),
  )
  refuse(await againstLimits(within, open(), now))
  // A slip may hold thousands of numbers, which cost nobody anything who cannot pay for them.
  refuse(await againstBalances(within, open()))
  const staked = open()
  refuse(await raiseStakes(within, staked))
  const exposed = open()
  const exposures = await raiseExposures(within, exposed)
  const moved = new Map<PricedOrder, ReadonlyArray<MovedRate>>()
  for (const pricedOrder of exposed) {
    const refused = exposures.against(pricedOrder)
    if (refused !== undefined) decided.set(pricedOrder, { refused })
    else moved.set(pricedOrder, exposures.take(pricedOrder))
  }
  const isRefused = (pricedOrder: PricedOrder) => decided.has(pricedOrder)
  await lowerStakes(within, staked.filter(isRefused))
  await exposures.lower(exposed.filter(isRefused))
  for (const [pricedOrder, slip] of await writeSlips(within, open(), now))
    decided.set(pricedOrder, { slip, moved: moved.get(pricedOrder) ?? [] })
  return decided
}

const againstLimits = async (within: Within, pricedOrders: ReadonlyArray<PricedOrder>, now: number) => {
  const refusals = await againstStakes(
    within,
    new Map(pricedOrders.map(({ user, order }) => [user.uuid, order.stake])),
    now,
  )
  return new Map(
    pricedOrders.flatMap((pricedOrder) => {
      const refused = refusals.get(pricedOrder.user.uuid)
      return refused === undefined ? [] : [[pricedOrder, refused]]
    }),
  )
}

const againstBalances = async (
  within: Within,
  pricedOrders: ReadonlyArray<PricedOrder>,
): Promise<ReadonlyMap<PricedOrder, CallRefusal>> => {
  const cashOf = await balances(
    within,
    "cash",
    pricedOrders.map(({ user }) => user.uuid),
  )
  return new Map(
    pricedOrders.flatMap((pricedOrder) => {
      const cash = cashOf.get(pricedOrder.user.uuid) ?? nothing
      return cash < pricedOrder.order.stake ? [[pricedOrder, balanceNotEnough(bahtOfSatang(cash))]] : []
    }),
  )
}
