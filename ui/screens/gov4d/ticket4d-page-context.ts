import type { Buying, BuyingLogic, Ticket4dPageLogic } from "@fakham/core/betting"
import type { Gov4dVariant, Round, RoundPhase } from "@fakham/core/lotto"
import { useSelector } from "@xstate/react"
import { createContext, use } from "react"
import type { ActorRefFrom } from "xstate"
import type { OrderingActor } from "../order/placing/placing-step.ts"

/** What all parts of the page of a draw share: the draw, and the sets that are being picked for it, and their orders. */
export type Ticket4dPageParts = {
  readonly round: Round
  readonly variant: Gov4dVariant
  readonly phase: RoundPhase
  readonly takesBets: boolean
  readonly table: ActorRefFrom<Ticket4dPageLogic>
  readonly buying: ActorRefFrom<BuyingLogic>
  readonly ordering: OrderingActor
}

/** The draw that closes next, where another one is shown. */
export type NextDraw = { readonly betId: string; readonly show: () => void }

export const Ticket4dPageContext = createContext<Ticket4dPageParts | undefined>(undefined)

export const useTicket4dPage = (): Ticket4dPageParts => {
  const table = use(Ticket4dPageContext)
  if (table === undefined) throw new Error("a part of the page of sets stands outside it")
  return table
}

/** One thing that is known of the picked sets; a part renders only when its own thing changes. */
export const useBuying = <Part>(part: (buying: Buying) => Part): Part =>
  useSelector(useTicket4dPage().buying, ({ context }) => part(context))
