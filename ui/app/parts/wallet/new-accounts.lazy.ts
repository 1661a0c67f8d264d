import { newAccountsOf } from "@fakham/core/wallet"
import { httpBanks } from "@fakham/operator/wallet"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => newAccountsOf(visit.with(httpBanks(client)))

export type NewAccounts = ReturnType<typeof part>
