import type { ActorRefFrom } from "xstate"
import type { Pins } from "../../../app/parts/identity/pins.lazy.ts"

export type ForgotPinActor = ActorRefFrom<Pins["forgotPin"]>
