import type { AchievementsLogic } from "@fakham/core/wallet"
import type { ActorRefFrom } from "xstate"

export type AchievementsActor = ActorRefFrom<AchievementsLogic>
