import type { ActorRefFrom } from "xstate"
import type { useChangePin } from "../../../composition/use-pins.ts"

export type ChangePinActor = ActorRefFrom<ReturnType<typeof useChangePin>>
