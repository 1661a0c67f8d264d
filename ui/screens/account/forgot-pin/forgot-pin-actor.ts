import type { ActorRefFrom } from "xstate"
import type { useForgotPin } from "../../../composition/use-pins.ts"

export type ForgotPinActor = ActorRefFrom<ReturnType<typeof useForgotPin>>
