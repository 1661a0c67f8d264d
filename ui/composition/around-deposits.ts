import { readPlayLimits } from "@fakham/adapters/operator/play"
import { httpCredit, httpStatements } from "@fakham/adapters/operator/wallet"
import type { OwnLimits } from "@fakham/core/limits"
import { makeReading } from "@fakham/core/operator"
import {
  type BankEntry,
  bankOf,
  Credit,
  type CreditTurnover,
  type DepositMethod,
  lastDigits,
  Statements,
  shownAccountNumber,
  trueMoneyHistory,
} from "@fakham/core/wallet"
import { Effect, Layer, ManagedRuntime } from "effect"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { ownAccounts } from "./use-own-accounts.ts"

export type PastDeposit = Pick<BankEntry, "id" | "amount" | "status" | "createdAt">

type Reading<Known> = ReturnType<typeof makeReading<unknown, Known>>

/** What pages of deposits show beside a deposit itself: what is read there and nobody changes. */
export type AroundDeposits = {
  readonly past: (method: DepositMethod) => Reading<ReadonlyArray<PastDeposit>>
  readonly turnovers: Reading<ReadonlyArray<CreditTurnover>>
  readonly ownAccounts: ReturnType<typeof ownAccounts>
  readonly ownLimits: Reading<OwnLimits>
  /** How accounts are written; from here, so that what these pages look like carries no list of banks. */
  readonly written: {
    readonly bankOf: typeof bankOf
    readonly lastDigits: typeof lastDigits
    readonly shownAccountNumber: typeof shownAccountNumber
  }
}

const made = new WeakMap<Machines, AroundDeposits>()

/** Put together for a player with the first page of deposits, and the same for all of them. */
export const aroundDepositsOf = (machines: Machines): AroundDeposits => {
  const around = made.get(machines) ?? aroundDeposits(machines)
  made.set(machines, around)
  return around
}

const aroundDeposits = (machines: Machines): AroundDeposits => {
  const { client, world } = machines
  const runtime = ManagedRuntime.make(Layer.mergeAll(httpCredit(client), httpStatements(client)))
  const feed = feedOf(world.followConnection)
  return {
    past: (method) => makeReading(runtime, () => (method === "truemoney" ? pastByTrueMoney : pastBy(method)), { feed }),
    turnovers: makeReading(runtime, () => Credit.use((credit) => credit.turnovers), { feed }),
    ownAccounts: ownAccounts(machines),
    ownLimits: makeReading(runtime, () => readPlayLimits(client), { feed }),
    written: { bankOf, lastDigits, shownAccountNumber },
  }
}

/** The operator lists deposits by transfer in one piece; one whose method it does not name is a fast one. */
const pastBy = (method: DepositMethod) =>
  Statements.use(({ bank }) => bank).pipe(
    Effect.map(
      ({ depositFast, depositNormal }): ReadonlyArray<PastDeposit> =>
        method === "normal" ? depositNormal : depositFast.filter((one) => (one.method ?? "fast") === method),
    ),
  )

const pastByTrueMoney = trueMoneyHistory.pipe(
  Effect.map(
    (transfers): ReadonlyArray<PastDeposit> =>
      transfers.map(({ transferTime, ...transfer }) => ({ ...transfer, createdAt: transferTime })),
  ),
)
