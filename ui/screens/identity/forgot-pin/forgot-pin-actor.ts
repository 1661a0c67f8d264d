import type { ActorRefFrom } from "xstate"
import type { Pins } from "../../../app/parts/pins.lazy.ts"

export type ForgotPinActor = ActorRefFrom<Pins["forgotPin"]>
