import { httpAffiliate, httpStatements } from "@fakham/adapters/operator/wallet"
import { referralsOf } from "@fakham/core/wallet"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) =>
  referralsOf(visit.with(Layer.mergeAll(httpAffiliate(client), httpStatements(client))))

export type Referrals = ReturnType<typeof part>
