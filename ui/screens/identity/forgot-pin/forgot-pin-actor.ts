import type { ActorRefFrom } from "xstate"
import type { Pins } from "../../../app/parts/pins.ts"

export type ForgotPinActor = ActorRefFrom<Pins["forgotPin"]>
