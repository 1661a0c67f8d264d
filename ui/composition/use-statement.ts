import { httpStatements } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { type DaySpan, type StatementEntry, Statements, spanBack, windowOf } from "@fakham/core/wallet"
import { Effect, ManagedRuntime } from "effect"
import { useState } from "react"
import { cashChanges, type Doubted } from "./cash-changes.ts"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

/** Whose money a statement tells of. */
export type StatementBook = Parameters<typeof spanBack>[1]

/** What moved it, and the days that were asked for. */
type Told = { readonly span: DaySpan; readonly entries: ReadonlyArray<StatementEntry> }

/** Nothing stands for the usual days. */
type Statement = ReturnType<typeof makeReading<unknown, Told, DaySpan | undefined>>

const statements = ({ client, world, now }: Machines) => {
  const runtime = ManagedRuntime.make(httpStatements(client))
  const read = (book: StatementBook, chosen: DaySpan | undefined) => {
    const span = chosen ?? spanBack(now(), book)
    return Statements.use((of) => of[book](windowOf(span))).pipe(Effect.map((entries) => ({ span, entries })))
  }
  /** The first answer tells the operator's time: where this device has another day, that of the operator is asked for. */
  const readByTheirTime = (book: StatementBook, chosen: DaySpan | undefined) =>
    Effect.flatMap(read(book, chosen), (told) =>
      told.span.to === (chosen ?? spanBack(now(), book)).to ? Effect.succeed(told) : read(book, chosen),
    )
  const feed = feedOf<Doubted | { readonly type: "connection.restored" }>(world.followConnection, cashChanges(world))
  const statement = (book: StatementBook): Statement =>
    makeReading(runtime, (chosen: DaySpan | undefined) => readByTheirTime(book, chosen), { feed })
  return { wallet: statement("wallet"), affiliate: statement("affiliate") }
}

/** Put together with the one page that tells what has moved a player's money; read again when the money changes. */
export const useStatements = (): ReturnType<typeof statements> => {
  const machines = useMachines()
  const [made] = useState(() => statements(machines))
  return made
}
