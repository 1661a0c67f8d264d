import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { operatorWithAWallet } from "../testing/operator-with-a-wallet.ts"
import { type StatementPage, type StatementPart, Statements } from "./statement.port.ts"
import { statementPage, wholePage, wholeStatement, withFirstPage } from "./statement-page.ts"

const span = { from: "2026-11-17", to: "2026-11-20" }
const others = { from: "2026-10-01", to: "2026-10-04" }

/** An operator that tells these pages, and which parts were asked for. */
const readerOf = (...pages: ReadonlyArray<Partial<StatementPage>>) => {
  const asked: Array<StatementPart> = []
  const nothing: StatementPage = { span: undefined, totals: [], entries: [], next: undefined }
  const layer = Layer.effect(
    Statements,
    Effect.map(Statements, (wallet) => ({
      ...wallet,
      page: (part: StatementPart) => Effect.sync(() => ({ ...nothing, ...pages[asked.push(part) - 1] })),
    })),
  ).pipe(Layer.provide(operatorWithAWallet().layer))
  const run = <A, E>(program: Effect.Effect<A, E, Statements>) => Effect.runPromise(Effect.provide(program, layer))
  return { asked, run }
}

const entry = (id: string) => ({
  id,
  transactionType: "BET_GOV",
  amount: satang(-100),
  balance: undefined,
  refId: "",
  detail: "",
  createdAt: 0,
})

test("a page is of the days that the operator names, else of those that were asked for, else of the usual ones", async () => {
  const { run } = readerOf({ span: others }, {}, {})
  const page = (asked?: typeof span) => run(statementPage({ span: asked }, () => ({ from: "usual", to: "usual" })))
  expect((await page(span)).span).toEqual(others)
  expect((await page(span)).span).toEqual(span)
  expect((await page()).span).toEqual({ from: "usual", to: "usual" })
})

test("days that were chosen are asked for as they are, whatever the usual ones are", async () => {
  const windows: Array<string> = []
  const read = ({ endedDate }: { readonly endedDate: string }) => Effect.sync(() => (windows.push(endedDate), []))
  const page = await Effect.runPromise(wholePage(read, others, () => span))
  expect([page.span, windows]).toEqual([others, ["2026-10-05T00:00:00.000000Z"]])
})

test("a whole statement comes two thousand entries at a time", async () => {
  const { asked, run } = readerOf({ entries: [entry("E2")], next: "E2" }, { entries: [entry("E1")] })
  expect((await run(wholeStatement(span, ["BET_GOV"]))).map(({ id }) => id)).toEqual(["E2", "E1"])
  expect(asked).toEqual([
    { span, types: ["BET_GOV"], after: undefined, limit: 2_000 },
    { span, types: ["BET_GOV"], after: "E2", limit: 2_000 },
  ])
})

test("a whole statement ends with a page that has no entries, even where the operator says that more follow", async () => {
  const { asked, run } = readerOf({ entries: [entry("E1")], next: "E1" }, { next: "E1" }, { next: "E1" })
  expect(await run(Effect.map(wholeStatement(span, undefined), (entries) => entries.length))).toBe(1)
  expect(asked).toHaveLength(2)
})

const rows = (ids: ReadonlyArray<string>, next?: string) => ({ span, totals: [], entries: ids.map(entry), next })

test("rows of other days do not stay, be only the last of them another", () => {
  const known = withFirstPage(undefined, rows(["E4", "E3", "E2"], "E2"), undefined)
  const anew = withFirstPage(known, { ...rows(["E4", "E3"], "E3"), span: { ...span, to: "2026-11-21" } }, undefined)
  expect(anew.rows.entries.map(({ id }) => id)).toEqual(["E4", "E3"])
})

test("where nothing follows a first page that is read anew, nothing stays after it", () => {
  const known = withFirstPage(undefined, rows(["E4", "E3", "E2"], "E2"), undefined)
  const anew = withFirstPage(known, rows(["E4", "E3"]), undefined)
  expect([anew.rows.entries.map(({ id }) => id), anew.rows.next]).toEqual([["E4", "E3"], undefined])
})

test("what leads to the next page is what the operator named last for it", () => {
  const known = withFirstPage(undefined, rows(["E4", "E3"], "page 2 as it was"), undefined)
  expect(withFirstPage(known, rows(["E4", "E3"], "page 2"), undefined).rows.next).toBe("page 2")
})
