import type { BetPageLogic, Betting, BettingLogic } from "@fakham/core/betting"
import type { Round, RoundPhase } from "@fakham/core/lotto"
import type { PoyOrder } from "@fakham/core/order"
import type { NumberRate } from "@fakham/core/poy"
import type { Resource } from "@fakham/core/visit"
import { useSelector } from "@xstate/react"
import { createContext, use } from "react"
import type { ActorRefFrom } from "xstate"
import type { OrderingActor } from "../order/placing/placing-step.ts"

/** What all parts of a bet page share: one round, the slip that is being filled in on it, and its orders. */
export type BetPageParts = {
  readonly round: Round
  readonly betGroup: PoyOrder["betGroup"]
  readonly phase: RoundPhase
  readonly takesBets: boolean
  readonly table: ActorRefFrom<BetPageLogic>
  readonly betting: ActorRefFrom<BettingLogic>
  readonly ordering: OrderingActor
  readonly popular: Resource<ReadonlyArray<NumberRate>>
  readonly now: () => number
}

export const BetPageContext = createContext<BetPageParts | undefined>(undefined)

export const useBetPage = (): BetPageParts => {
  const table = use(BetPageContext)
  if (table === undefined) throw new Error("a part of the bet page stands outside it")
  return table
}

/** One thing that the slip's machine knows; a part renders only when its own thing changes. */
export const useBetting = <Part>(part: (betting: Betting) => Part): Part =>
  useSelector(useBetPage().betting, ({ context }) => part(context))
