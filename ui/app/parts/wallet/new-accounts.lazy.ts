import { httpBanks } from "@fakham/adapters/operator/wallet"
import { newAccountsOf } from "@fakham/core/wallet"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => newAccountsOf(visit.with(httpBanks(client)))

export type NewAccounts = ReturnType<typeof part>
