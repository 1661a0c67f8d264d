import type { ActorRefFrom } from "xstate"
import type { Pins } from "../../../composition/parts/pins.ts"

export type ChangePinActor = ActorRefFrom<Pins["changePin"]>
