import type { PlayLimitsLogic } from "@fakham/core/limits"
import type { ActorRefFrom } from "xstate"

export type LimitsActor = ActorRefFrom<PlayLimitsLogic>
