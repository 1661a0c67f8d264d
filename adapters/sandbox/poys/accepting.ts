import type { PoyDetail } from "@fakham/adapters/operator/wire"
import { bahtOfSatang } from "@fakham/core"
import { takesBets } from "@fakham/core/lotto"
import { nothing } from "@fakham/core/money"
import type * as v from "valibot"
import type { Within } from "../database/tables.ts"
import type { Refusal } from "../http/refusal.ts"
import { balances } from "../ledger/balances.ts"
import { againstStakes } from "../limits/may-play.ts"
import { roundForRules } from "../lotto/drawing.ts"
import type { Bid } from "./bid.ts"
import { exposing } from "./exposing.ts"
import type { MovedRate } from "./moved-rates.ts"
import { balanceNotEnough, timeOut } from "./slip-refusals.ts"
import { lowerStakes, raiseStakes } from "./stakes.ts"
import { writeSlips } from "./writing.ts"

type Accepted = { readonly slip: v.InferInput<typeof PoyDetail>; readonly moved: ReadonlyArray<MovedRate> }
export type Decided = Accepted | { readonly refused: Refusal }

/**
 * Puts orders down as slips, each as a whole, or says what stands against it; of two that want the last of a number the
 * first has it. The rows of the players are held, and each has one order here. What is refused leaves nothing behind.
 */
export const acceptAll = async (
  within: Within,
  bids: ReadonlyArray<Bid>,
  now: number,
): Promise<ReadonlyMap<Bid, Decided>> => {
  const decided = new Map<Bid, Decided>()
  const refuse = (refusals: ReadonlyMap<Bid, Refusal>) => {
    for (const [bid, refused] of refusals) decided.set(bid, { refused })
  }
  const open = () => bids.filter((bid) => !decided.has(bid))

  refuse(new Map(bids.filter(({ round }) => !takesBets(roundForRules(round), now)).map((bid) => [bid, timeOut])))
  refuse(await againstLimits(within, open(), now))
  // A slip may hold thousands of numbers, which cost nobody anything who cannot pay for them.
  refuse(await againstBalances(within, open()))
  const staked = open()
  refuse(await raiseStakes(within, staked))
  const exposed = open()
  const exposures = await exposing(within, exposed)
  const moved = new Map<Bid, ReadonlyArray<MovedRate>>()
  for (const bid of exposed) {
    const refused = exposures.against(bid)
    if (refused !== undefined) decided.set(bid, { refused })
    else moved.set(bid, exposures.take(bid))
  }
  const isRefused = (bid: Bid) => decided.has(bid)
  await lowerStakes(within, staked.filter(isRefused))
  await exposures.lower(exposed.filter(isRefused))
  for (const [bid, slip] of await writeSlips(within, open(), now))
    decided.set(bid, { slip, moved: moved.get(bid) ?? [] })
  return decided
}

const againstLimits = async (within: Within, bids: ReadonlyArray<Bid>, now: number) => {
  const refusals = await againstStakes(within, new Map(bids.map(({ user, order }) => [user.uuid, order.stake])), now)
  return new Map(
    bids.flatMap((bid) => {
      const refused = refusals.get(bid.user.uuid)
      return refused === undefined ? [] : [[bid, refused]]
    }),
  )
}

const againstBalances = async (within: Within, bids: ReadonlyArray<Bid>): Promise<ReadonlyMap<Bid, Refusal>> => {
  const kept = await balances(
    within,
    "cash",
    bids.map(({ user }) => user.uuid),
  )
  return new Map(
    bids.flatMap((bid) => {
      const cash = kept.get(bid.user.uuid) ?? nothing
      return cash < bid.order.stake ? [[bid, balanceNotEnough(bahtOfSatang(cash))]] : []
    }),
  )
}
