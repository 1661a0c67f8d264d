import type { OrderingLogic, PlacingLogic } from "@fakham/core/order"
import type { ReactNode } from "react"
import type { ActorRefFrom } from "xstate"

/** The orders of a draft, and the one of them that is on its way. */
export type OrderingActor = ActorRefFrom<OrderingLogic>
export type PlacingActor = ActorRefFrom<PlacingLogic>

/** What sees to it that the order is placed once. */
export type OperationActor = NonNullable<ReturnType<PlacingActor["getSnapshot"]>["children"]["operation"]>

/** The round that is ordered on, as the steps of placing tell it. */
export type OrderedRound = {
  readonly title: ReactNode
  readonly caption: ReactNode
  readonly takesBets: boolean
  /** How long it still takes bets. */
  readonly clock: ReactNode
  /** What brings a slip that came too late to the next round. */
  readonly moveOn?: ReactNode
}

/** What every step of placing an order is given. */
export type StepProps = { readonly actor: PlacingActor; readonly round: OrderedRound; readonly onLeave: () => void }
