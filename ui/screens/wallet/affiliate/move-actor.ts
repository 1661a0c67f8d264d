import type { MoveLogic } from "@fakham/core/wallet"
import type { ActorRefFrom } from "xstate"

export type MoveActor = ActorRefFrom<MoveLogic>
