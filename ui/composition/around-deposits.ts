import { readPlayLimits } from "@fakham/adapters/operator/play"
import { httpCredit, httpStatements } from "@fakham/adapters/operator/wallet"
import type { OwnLimits } from "@fakham/core/limits"
import { makeReading } from "@fakham/core/operator"
import {
  type BankEntry,
  type BankStatement,
  bankOf,
  Credit,
  type CreditTurnover,
  isFirstDeposit,
  lastDigits,
  pastBy,
  Statements,
  shownAccountNumber,
  trueMoneyHistory,
} from "@fakham/core/wallet"
import { Effect, Layer, ManagedRuntime } from "effect"
import { type Actor, type ActorRefFrom, createActor } from "xstate"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { ownAccounts } from "./use-own-accounts.ts"

export type PastDeposit = Pick<BankEntry, "id" | "amount" | "status" | "createdAt">

type Reading<Known> = ReturnType<typeof makeReading<unknown, Known>>

/** What pages of deposits show beside a deposit itself: what is read there and nobody changes. */
export type AroundDeposits = {
  /** Deposits of all methods, read anew with every page that asks. */
  readonly past: () => ActorRefFrom<Reading<BankStatement>>
  readonly pastByTrueMoney: Reading<ReadonlyArray<PastDeposit>>
  readonly pastBy: typeof pastBy
  readonly isFirstDeposit: typeof isFirstDeposit
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
  const pastReading = makeReading(runtime, () => Statements.use(({ bank }) => bank), { feed })
  let past: Actor<Reading<BankStatement>> | undefined
  world.followEnd(() => past?.stop())
  return {
    past: () => {
      if (past === undefined) past = createActor(pastReading).start()
      else past.send({ type: "data.doubted" })
      return past
    },
    pastByTrueMoney: makeReading(runtime, () => pastByTrueMoney, { feed }),
    pastBy,
    isFirstDeposit,
    turnovers: makeReading(runtime, () => Credit.use((credit) => credit.turnovers), { feed }),
    ownAccounts: ownAccounts(machines),
    ownLimits: makeReading(runtime, () => readPlayLimits(client), { feed }),
    written: { bankOf, lastDigits, shownAccountNumber },
  }
}

const pastByTrueMoney = trueMoneyHistory.pipe(
  Effect.map(
    (transfers): ReadonlyArray<PastDeposit> =>
      transfers.map(({ transferTime, ...transfer }) => ({ ...transfer, createdAt: transferTime })),
  ),
)
