import { moneyOutOf } from "@fakham/core/wallet"
import { httpWithdrawals } from "@fakham/operator/wallet"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => moneyOutOf(visit.with(httpWithdrawals(client)))

export type MoneyOut = ReturnType<typeof part>
