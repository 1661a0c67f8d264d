import { rewardsOf } from "@fakham/core/wallet"
import { httpLoyalty } from "@fakham/operator/wallet"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => rewardsOf(visit.with(httpLoyalty(client)))

export type Rewards = ReturnType<typeof part>
