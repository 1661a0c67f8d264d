import { httpCredit, httpStatements } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { type BankEntry, type BankStatement, Statements, trueMoneyHistory } from "@fakham/core/wallet"
import { Effect, Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import { type Actor, type ActorRefFrom, createActor } from "xstate"
import { cashChanges, type Doubted } from "./cash-changes.ts"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

export type PastDeposit = Pick<BankEntry, "id" | "amount" | "status" | "createdAt">

type Reading<Known> = ReturnType<typeof makeReading<unknown, Known>>
type PastDeposits = {
  /** Deposits of all methods, read anew with every page that asks. */
  readonly all: () => ActorRefFrom<Reading<BankStatement>>
  readonly byTrueMoney: Reading<ReadonlyArray<PastDeposit>>
}

const pastByTrueMoney = trueMoneyHistory.pipe(
  Effect.map(
    (transfers): ReadonlyArray<PastDeposit> =>
      transfers.map(({ transferTime, ...transfer }) => ({ ...transfer, createdAt: transferTime })),
  ),
)

const pastDeposits = ({ client, world }: Machines): PastDeposits => {
  const runtime = ManagedRuntime.make(Layer.mergeAll(httpCredit(client), httpStatements(client)))
  const feed = feedOf<Doubted | { readonly type: "connection.restored" }>(world.followConnection, cashChanges(world))
  const reading = makeReading(runtime, () => Statements.use(({ bank }) => bank), { feed })
  let past: Actor<Reading<BankStatement>> | undefined
  world.followEnd(() => past?.stop())
  return {
    all: () => {
      if (past === undefined) past = createActor(reading).start()
      else past.send({ type: "data.doubted" })
      return past
    },
    byTrueMoney: makeReading(runtime, () => pastByTrueMoney, { feed }),
  }
}

const made = new WeakMap<Machines, PastDeposits>()

/** Put together for a player with the first list of them, and the same for all. */
const pastDepositsOf = (machines: Machines): PastDeposits => {
  const past = made.get(machines) ?? pastDeposits(machines)
  made.set(machines, past)
  return past
}

/** What a player has brought in before by bank; fetched with what shows it. */
export const usePastDeposits = (): ActorRefFrom<Reading<BankStatement>> => {
  const machines = useMachines()
  const [actor] = useState(() => pastDepositsOf(machines).all())
  return actor
}

/** What came by TrueMoney, which has a history of its own. */
export const usePastTrueMoney = (): Reading<ReadonlyArray<PastDeposit>> => {
  const machines = useMachines()
  return pastDepositsOf(machines).byTrueMoney
}
