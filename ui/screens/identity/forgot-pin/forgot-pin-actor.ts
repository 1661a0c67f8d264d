import type { ActorRefFrom } from "xstate"
import type { Pins } from "../../../composition/parts/pins.ts"

export type ForgotPinActor = ActorRefFrom<Pins["forgotPin"]>
