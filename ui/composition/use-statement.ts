import { httpStatements } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import {
  type DaySpan,
  makeStatement,
  type PageAsked,
  type PageOfSpan,
  type StatementEntry,
  Statements,
  spanBack,
  statementPage,
  wholePage,
  wholeStatement,
  windowOf,
} from "@fakham/core/wallet"
import { Effect, ManagedRuntime } from "effect"
import { useState } from "react"
import { cashChanges, type Doubted } from "./cash-changes.ts"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

/** Whose money a statement tells of. */
export type StatementBook = Parameters<typeof spanBack>[1]

/** So many entries come at a time. */
const limit = 100

/** All entries of some days and types, as a table for spreadsheets holds them. */
type WholeAsked = Pick<PageAsked, "types"> & { readonly span: DaySpan }

type Statement = ReturnType<typeof makeStatement<Statements>>
export type WholeStatement = ReturnType<typeof makeReading<Statements, ReadonlyArray<StatementEntry>, WholeAsked>>

const statements = ({ client, world, now }: Machines) => {
  const runtime = ManagedRuntime.make(httpStatements(client))
  const pages = {
    wallet: (span: DaySpan, { types, after }: PageAsked) =>
      statementPage({ window: windowOf(span), types, after, limit }),
    affiliate: (span: DaySpan) =>
      Statements.use((of) => of.affiliate(windowOf(span))).pipe(Effect.map((entries) => wholePage(entries))),
  }
  const statement = (book: StatementBook): Statement => {
    const read = (asked: PageAsked) => {
      const span = asked.span ?? spanBack(now(), book)
      return pages[book](span, asked).pipe(Effect.map((page): PageOfSpan => ({ ...page, span })))
    }
    /** The first answer tells the operator's time: where this device has another day, that of the operator is asked for. */
    const readByTheirTime = (asked: PageAsked) =>
      Effect.flatMap(read(asked), (page) =>
        page.span.to === (asked.span ?? spanBack(now(), book)).to ? Effect.succeed(page) : read(asked),
      )
    const feed = feedOf<Doubted | { readonly type: "connection.restored" }>(world.followConnection, cashChanges(world))
    return makeStatement(runtime, readByTheirTime, feed)
  }
  const whole: WholeStatement = makeReading(
    runtime,
    ({ span, types }: WholeAsked) => wholeStatement(windowOf(span), types),
    { endsWhenKnown: true },
  )
  return { wallet: statement("wallet"), affiliate: statement("affiliate"), whole }
}

/** Put together with the one page that tells what has moved a player's money; read again when the money changes. */
export const useStatements = (): ReturnType<typeof statements> => {
  const machines = useMachines()
  const [made] = useState(() => statements(machines))
  return made
}
