import { Effect } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { operatorWithAWallet, type WalletStart } from "../testing/operator-with-a-wallet.ts"
import { pageOf } from "../testing/pages-of-statement.ts"
import { totalsOf } from "./day-totals.ts"
import type { StatementEntry } from "./statement.port.ts"
import {
  rowsWithin,
  statementPage,
  typesToAsk,
  wholePage,
  wholeStatement,
  withFirstPage,
  withNextPage,
} from "./statement-page.ts"
import type { StatementWindow } from "./windows.ts"

const span = { from: "2026-11-17", to: "2026-11-20" }

/** The types of entries from the oldest on; each is named by its place. */
const entriesOf = (...types: ReadonlyArray<string>): ReadonlyArray<StatementEntry> =>
  types.map((transactionType, at) => ({
    id: `E${at}`,
    transactionType,
    amount: satang(-100),
    balance: undefined,
    refId: "",
    detail: "",
    createdAt: Date.parse("2026-11-18T12:00:00+07:00") + at,
  }))
const page = (all: ReadonlyArray<StatementEntry>, limit: number, after?: string, types?: ReadonlyArray<string>) => ({
  ...pageOf(all, { limit, after, types }),
  span,
})
const ids = (entries: ReadonlyArray<StatementEntry> | undefined) => entries?.map(({ id }) => id).join(" ")

const bets = (count: number) => entriesOf(...Array.from({ length: count }, () => "BET_GOV"))

test("rows come page by page, and the sums of all of them at once", () => {
  const known = withFirstPage(undefined, page(bets(5), 2), undefined)
  expect([ids(known.rows.entries), known.rows.next, known.totals[0]?.moneyOut]).toEqual(["E4 E3", "E3", -500])
  const more = withNextPage(known, page(bets(5), 2, "E3"))
  expect([ids(more.rows.entries), more.rows.next, more.totals[0]?.moneyOut]).toEqual(["E4 E3 E2 E1", "E1", -500])
})

test("a first page that is read anew brings what is new, and what had been reached stays", () => {
  const reached = withNextPage(withFirstPage(undefined, page(bets(6), 2), undefined), page(bets(6), 2, "E4"))
  const anew = withFirstPage(reached, page(bets(7), 2), undefined)
  expect([ids(anew.rows.entries), anew.rows.next, anew.totals[0]?.count]).toEqual(["E6 E5 E4 E3 E2", "E2", 7])
})

test("where so much has happened that the first page does not reach what was known, that is read again as it is reached", () => {
  const reached = withNextPage(withFirstPage(undefined, page(bets(6), 2), undefined), page(bets(6), 2, "E4"))
  const anew = withFirstPage(reached, page(bets(9), 2), undefined)
  expect([ids(anew.rows.entries), anew.rows.next]).toEqual(["E8 E7", "E7"])
})

test("other days and other types are other rows", () => {
  const all = entriesOf("BET_GOV", "WITHDRAW", "BET_GOV", "BET_GOV")
  const known = withNextPage(withFirstPage(undefined, page(all, 2), undefined), page(all, 2, "E2"))
  const tomorrow = { ...page(all, 2), span: { from: "2026-11-18", to: "2026-11-21" } }
  expect(ids(withFirstPage(known, tomorrow, undefined).rows.entries)).toBe("E3 E2")
  const lotto = withFirstPage(known, page(all, 2, undefined, ["BET_GOV"]), ["BET_GOV"])
  expect([ids(lotto.rows.entries), lotto.rows.next]).toEqual(["E3 E2", "E2"])
})

test("a filter asks only for what has not come", () => {
  const all = entriesOf("BET_GOV", "WITHDRAW", "SOMETHING_NEW", "BET_GOV")
  const whole = withFirstPage(undefined, page(all, 10), undefined)
  expect([ids(rowsWithin(whole, "withdraw")), ids(rowsWithin(whole, "other"))]).toEqual(["E1", "E2"])
  expect(typesToAsk(whole, "withdraw")).toBeUndefined()
  const part = withFirstPage(undefined, page(all, 2), undefined)
  expect([ids(rowsWithin(part, "all")), ids(rowsWithin(part, "withdraw"))]).toEqual(["E3 E2", undefined])
  expect(typesToAsk(part, "other")).toEqual(["SOMETHING_NEW"])
  const other = withFirstPage(part, page(all, 2, undefined, ["SOMETHING_NEW"]), ["SOMETHING_NEW"])
  expect([ids(rowsWithin(other, "other")), rowsWithin(other, "all")]).toEqual(["E2", undefined])
  const newer = entriesOf("BET_GOV", "WITHDRAW", "SOMETHING_NEW", "BET_GOV", "SOMETHING_NEWER")
  const since = withFirstPage(other, page(newer, 2, undefined, ["SOMETHING_NEW"]), ["SOMETHING_NEW"])
  expect(rowsWithin(since, "other")).toBeUndefined()
})

const walletWith = (count: number, start: WalletStart = {}) => {
  const wallet = operatorWithAWallet(start)
  for (let at = 0; at < count; at++)
    wallet.book.write(at % 100 === 0 ? "WITHDRAW" : "BET_GOV", satang(-(at + 1)), `${at}`)
  return wallet
}

test.each([
  ["pages", true, ["statement page", "statement page", "statement page"]],
  ["no pages", false, ["statement page", "wallet statement"]],
])("all of a statement is had from an operator with %s", async (_, hasPages, asked) => {
  const wallet = walletWith(4_500, { hasPages })
  const all = await Effect.runPromise(Effect.provide(wholeStatement(span, undefined), wallet.layer))
  expect([all.length, new Set(all.map(({ id }) => id)).size, totalsOf(all).length]).toEqual([4_500, 4_500, 2])
  expect(wallet.asked).toEqual(asked)
  const some = await Effect.runPromise(Effect.provide(wholeStatement(span, ["WITHDRAW"]), wallet.layer))
  expect(some.length).toBe(45)
})

test("an operator without pages tells everything as one page, with its sums", async () => {
  const wallet = walletWith(3)
  const whole = await Effect.runPromise(
    Effect.provide(
      statementPage({ span, types: ["BET_GOV"], limit: 1 }, () => span),
      wallet.layer,
    ),
  )
  expect([ids(whole.entries), whole.next]).toEqual(["T-3 T-2", undefined])
  expect(whole.totals.map(({ transactionType, moneyOut }) => [transactionType, moneyOut])).toEqual([
    ["BET_GOV", -5],
    ["WITHDRAW", -1],
  ])
})

test("the usual days of an operator without pages are those of its clock, which its first answer tells", async () => {
  const days = [
    { from: "2026-11-18", to: "2026-11-21" },
    { from: "2026-11-17", to: "2026-11-20" },
  ]
  const [now, asked] = [{ at: 0 }, new Array<string>()]
  const wallet = (window: StatementWindow) =>
    Effect.sync(() => {
      asked.push(window.endedDate)
      now.at = 1
      return []
    })
  const whole = await Effect.runPromise(wholePage(wallet, undefined, () => days[now.at] ?? span))
  expect([whole.span, asked]).toEqual([span, ["2026-11-22T00:00:00.000000Z", "2026-11-21T00:00:00.000000Z"]])
})

test("no row is lost or doubled, wherever pages end and whatever happens between them", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 12 }),
      (atFirst, limit, steps) => {
        let count = atFirst
        let known = withFirstPage(undefined, page(bets(count), limit), undefined)
        // Below nothing stands for a page that follows, and anything else for so many new entries and the first page anew.
        for (const step of steps) {
          if (step < 0 && known.rows.next === undefined) continue
          count += Math.max(0, step)
          known =
            step < 0
              ? withNextPage(known, page(bets(count), limit, known.rows.next))
              : withFirstPage(known, page(bets(count), limit), undefined)
        }
        while (known.rows.next !== undefined) known = withNextPage(known, page(bets(count), limit, known.rows.next))
        const newest = known.totals[0]?.count ?? 0
        expect(ids(known.rows.entries)).toBe(ids(bets(newest).toReversed()))
      },
    ),
  )
})
