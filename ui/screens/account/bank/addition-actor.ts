import type { makeBankAddition } from "@fakham/core/wallet"
import type { ActorRefFrom } from "xstate"

export type BankAdditionActor = ActorRefFrom<ReturnType<typeof makeBankAddition>>
