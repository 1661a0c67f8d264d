import type { BankAdditionLogic } from "@fakham/core/wallet"
import type { ActorRefFrom } from "xstate"

export type BankAdditionActor = ActorRefFrom<BankAdditionLogic>
