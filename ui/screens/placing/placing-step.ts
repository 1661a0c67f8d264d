import type { Terms } from "@fakham/core/poy"
import type { ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import type { Machines } from "../../composition/player.ts"

export type PlacingActor = ActorRefFrom<Machines["placing"]>

/** The round that is ordered on, as the steps of placing tell it. */
export type OrderedRound = {
  readonly title: ReactNode
  readonly caption: ReactNode
  readonly takesBets: boolean
  /** What is taken and paid now; sets have their own prices. */
  readonly terms?: Terms
}

/** What every step of placing an order is given. */
export type StepProps = { readonly actor: PlacingActor; readonly round: OrderedRound; readonly onLeave: () => void }
