import { httpStatements } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { type BankStatement, Statements } from "@fakham/core/wallet"
import { Effect, ManagedRuntime } from "effect"
import { useState } from "react"
import { cashChanges, type Doubted } from "./cash-changes.ts"
import { type Following, feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

/** How often it is read again while something is under way. */
const lookEvery = 10_000

const isUnderWay = (statement: BankStatement) =>
  Object.values(statement).some((entries) => entries.some(({ status }) => status === "WAITING"))

const bankStatement = ({ client, world }: Machines) => {
  let isAnyUnderWay = false
  const whileUnderWay: Following<Doubted> = (tell) => {
    const timer = setInterval(() => isAnyUnderWay && tell({ type: "data.doubted" }), lookEvery)
    return () => clearInterval(timer)
  }
  return makeReading(
    ManagedRuntime.make(httpStatements(client)),
    () =>
      Statements.use(({ bank }) => bank).pipe(
        Effect.tap((statement) =>
          Effect.sync(() => {
            isAnyUnderWay = isUnderWay(statement)
          }),
        ),
      ),
    {
      feed: feedOf<Doubted | { readonly type: "connection.restored" }>(
        world.followConnection,
        cashChanges(world),
        whileUnderWay,
      ),
    },
  )
}

/** Deposits and withdrawals with how far they have come; fetched with the pages that tell of them. */
export const useBankStatement = (): ReturnType<typeof bankStatement> => {
  const machines = useMachines()
  const [made] = useState(() => bankStatement(machines))
  return made
}
