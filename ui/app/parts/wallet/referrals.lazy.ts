import { referralsOf } from "@fakham/core/wallet"
import { httpAffiliate, httpStatements } from "@fakham/operator/wallet"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) =>
  referralsOf(visit.with(Layer.mergeAll(httpAffiliate(client), httpStatements(client))))

export type Referrals = ReturnType<typeof part>
