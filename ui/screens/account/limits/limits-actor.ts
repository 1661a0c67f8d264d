import type { makePlayLimits } from "@fakham/core/limits"
import type { ActorRefFrom } from "xstate"

export type LimitsActor = ActorRefFrom<ReturnType<typeof makePlayLimits>>
