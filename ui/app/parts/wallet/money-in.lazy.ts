import { moneyInOf } from "@fakham/core/wallet"
import { httpDepositOffers, httpDeposits } from "@fakham/operator/wallet"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) =>
  moneyInOf(visit.with(Layer.mergeAll(httpDeposits(client), httpDepositOffers(client))))

export type MoneyIn = ReturnType<typeof part>
