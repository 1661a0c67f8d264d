import { httpStatements } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import {
  type DaySpan,
  makeStatement,
  type PageAsked,
  type StatementEntry,
  Statements,
  spanBack,
  statementPage,
  wholePage,
  wholeStatement,
} from "@fakham/core/wallet"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { cashChanges, type Doubted } from "./cash-changes.ts"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

/** Whose money a statement tells of. */
export type StatementBook = Parameters<typeof spanBack>[1]

/** So many entries come at a time, after the first ones. */
const laterOnes = 100

/** All entries of some days and types, as a table for spreadsheets holds them. */
type WholeAsked = Pick<PageAsked, "types"> & { readonly span: DaySpan }

type Statement = ReturnType<typeof makeStatement<Statements>>
export type WholeStatement = ReturnType<typeof makeReading<Statements, ReadonlyArray<StatementEntry>, WholeAsked>>

const statements = ({ client, world, now }: Machines) => {
  const runtime = ManagedRuntime.make(httpStatements(client))
  const usual = (book: StatementBook) => () => spanBack(now(), book)
  const read = {
    wallet: (asked: PageAsked) =>
      statementPage({ ...asked, limit: asked.after === undefined ? undefined : laterOnes }, usual("wallet")),
    affiliate: ({ span }: PageAsked) =>
      Statements.use(({ affiliate }) => wholePage(affiliate, span, usual("affiliate"))),
  }
  const statement = (book: StatementBook): Statement =>
    makeStatement(
      runtime,
      read[book],
      feedOf<Doubted | { readonly type: "connection.restored" }>(world.followConnection, cashChanges(world)),
    )
  const whole: WholeStatement = makeReading(runtime, ({ span, types }: WholeAsked) => wholeStatement(span, types), {
    endsWhenKnown: true,
  })
  return { wallet: statement("wallet"), affiliate: statement("affiliate"), whole }
}

/** Put together with the one page that tells what has moved a player's money; read again when the money changes. */
export const useStatements = (): ReturnType<typeof statements> => {
  const machines = useMachines()
  const [made] = useState(() => statements(machines))
  return made
}
