import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { satang } from "../../money/satang.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { soon } from "../../testing/soon.ts"
import { operatorWithAWallet } from "../testing/operator-with-a-wallet.ts"
import { makeStatement, type StatementInput } from "./statement.machine.ts"
import { rowsWithin, statementPage } from "./statement-page.ts"
import { spanBack } from "./windows.ts"

const now = Date.parse("2026-11-20T12:00:00+07:00")

/** A page of a statement of five bets and, before them, a withdrawal; two rows come at a time. */
const openStatement = ({ hasPages = true, input = {} }: { hasPages?: boolean; input?: StatementInput } = {}) => {
  const operator = operatorWithAWallet({ now: () => now, hasPages })
  operator.book.write("WITHDRAW", satang(-7), "w")
  for (let at = 0; at < 5; at++) operator.book.write("BET_GOV", satang(-1), `${at}`)
  const machine = makeStatement(ManagedRuntime.make(Layer.merge(operator.layer, phoneOnTheMove().layer)), (asked) =>
    statementPage({ ...asked, limit: 2 }, () => spanBack(now, "wallet")),
  )
  const page = createActor(machine, { input }).start()
  const rows = () => {
    const { data, filter } = page.getSnapshot().context
    return (
      data &&
      rowsWithin(data, filter)
        ?.map(({ refId }) => refId)
        .join(" ")
    )
  }
  const sums = () => page.getSnapshot().context.data?.totals.map(({ moneyOut }) => moneyOut)
  return { operator, page, rows, sums, is: (state: string) => waitFor(page, ({ value }) => value === state, soon) }
}

test("a statement shows its sums and first rows, and more as they are reached, to the last", async () => {
  const { page, rows, sums, is, operator } = openStatement()
  await is("loaded")
  expect([rows(), sums()]).toEqual(["4 3", [-5, -7]])
  page.send({ type: "more.requested" })
  page.send({ type: "more.requested" })
  await is("loaded")
  expect(rows()).toBe("4 3 2 1")
  page.send({ type: "more.requested" })
  await is("loaded")
  page.send({ type: "more.requested" })
  expect([page.getSnapshot().value, rows(), sums()]).toEqual(["loaded", "4 3 2 1 0 w", [-5, -7]])
  expect(operator.asked.length).toBe(3)
})

test("a filter that is wanted from the beginning is shown once its rows have come", async () => {
  const { rows, sums, is } = openStatement({ input: { filter: "withdraw" } })
  await is("loaded")
  expect([rows(), sums()]).toEqual(["w", [-5, -7]])
})

test("what has been reached stays in sight, in its place, while new entries come on top", async () => {
  const { page, rows, sums, is, operator } = openStatement()
  await is("loaded")
  page.send({ type: "more.requested" })
  await is("loaded")
  operator.book.write("BET_GOV", satang(-2), "new")
  page.send({ type: "data.invalidated" })
  expect([page.getSnapshot().value, rows()]).toEqual(["loading", "4 3 2 1"])
  await is("loaded")
  expect([rows(), sums()]).toEqual(["new 4 3 2 1", [-7, -7]])
})

test("a filter asks for its own rows, and for none where all have come", async () => {
  const { page, rows, sums, is, operator } = openStatement()
  await is("loaded")
  page.send({ type: "filter.chosen", filter: "withdraw" })
  expect([page.getSnapshot().value, rows()]).toEqual(["loading", undefined])
  await is("loaded")
  expect([rows(), sums()]).toEqual(["w", [-5, -7]])
  page.send({ type: "filter.chosen", filter: "all" })
  await is("loaded")
  expect(rows()).toBe("4 3")
  for (let at = 0; at < 2; at++) {
    page.send({ type: "more.requested" })
    await is("loaded")
  }
  const { length } = operator.asked
  page.send({ type: "filter.chosen", filter: "withdraw" })
  expect([page.getSnapshot().value, rows(), operator.asked.length]).toEqual(["loaded", "w", length])
})

test("an operator without pages is asked for everything once, and filters need no more of it", async () => {
  const { page, rows, sums, is, operator } = openStatement({ hasPages: false })
  await is("loaded")
  expect([rows(), sums()]).toEqual(["4 3 2 1 0 w", [-5, -7]])
  page.send({ type: "filter.chosen", filter: "withdraw" })
  expect([page.getSnapshot().value, rows()]).toEqual(["loaded", "w"])
  page.send({ type: "more.requested" })
  expect(page.getSnapshot().value).toBe("loaded")
  expect(operator.asked).toEqual(["statement page", "wallet statement"])
})

test("rows that cannot be had are asked for again when the player wants or the line is back, and what is there stays", async () => {
  const { page, rows, is, operator } = openStatement()
  await is("loaded")
  for (const again of ["more.requested", "connection.restored"] as const) {
    operator.meets("questionLost")
    page.send({ type: "more.requested" })
    await is("moreFailed")
    const before = rows()
    page.send({ type: again })
    await is("loaded")
    expect(rows()?.startsWith(`${before} `)).toBe(true)
  }
})

test("other days are another question, and what was known is gone", async () => {
  const { page, rows, is, operator } = openStatement()
  await is("loaded")
  operator.meets("questionLost")
  page.send({ type: "span.chosen", span: { from: "2026-11-01", to: "2026-11-20" } })
  expect(rows()).toBeUndefined()
  await is("failed")
  page.send({ type: "retry.requested" })
  expect((await is("loaded")).context.data?.span).toEqual({ from: "2026-11-01", to: "2026-11-20" })
})

test.each(["first", "following"])("a player whose session has ended is told so by the %s page", async (which) => {
  const { page, is, operator } = openStatement()
  if (which === "first") {
    await is("loaded")
    operator.meets("unauthorized")
    page.send({ type: "data.invalidated" })
  } else {
    await is("loaded")
    operator.meets("unauthorized")
    page.send({ type: "more.requested" })
  }
  expect((await waitFor(page, ({ status }) => status === "done", soon)).value).toBe("unauthorized")
})
