import type { ActorRefFrom } from "xstate"
import type { House } from "../../house/house.ts"

export type PlacingActor = ActorRefFrom<House["placing"]>

/** What every step of placing an order is given. */
export type StepProps = { readonly actor: PlacingActor; readonly onLeave: () => void }
