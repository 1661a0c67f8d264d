import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { satang } from "../money/satang.ts"
import { soon } from "../testing/soon.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { ownStatementsOf } from "./own-statements.ts"
import { type StatementPart, Statements } from "./statement/statement.port.ts"
import { visitAtWallet } from "./testing/visit-at-wallet.ts"

const entry = (id: string) => ({
  id,
  transactionType: "BET_GOV",
  amount: satang(-1),
  balance: undefined,
  refId: id,
  detail: "",
  createdAt: 0,
})

/** An operator whose statement has two pages, and which parts of it were asked for. */
const inTwoPages = () => {
  const asked: Array<StatementPart> = []
  const { page: _, ...others } = visitAtWallet().visit.runtime.runSync(Statements)
  const layer = Layer.succeed(Statements, {
    ...others,
    page: (part) =>
      Effect.sync(() => {
        asked.push(part)
        const [id, next] = part.after === undefined ? ["first", "second"] : ["second", undefined]
        return { span: undefined, totals: [], entries: [entry(id)], next }
      }),
  })
  return { asked, ...ownStatementsOf(startVisit(visitOnCommand().surroundings).with(layer)) }
}

test("the first entries come as many as the operator tells, those after them a hundred at a time", async () => {
  const { asked, wallet } = inTwoPages()
  const page = createActor(wallet, { input: {} }).start()
  await waitFor(page, (state) => state.matches("loaded"), soon)
  page.send({ type: "more.requested" })
  await waitFor(page, (state) => state.matches("loaded"), soon)
  expect(asked).toMatchObject([
    { after: undefined, limit: undefined },
    { after: "second", limit: 100 },
  ])
  expect(page.getSnapshot().context.data?.rows.entries.map(({ id }) => id)).toEqual(["first", "second"])
})

test("a table for spreadsheets ends with every entry, so that it can be handed over", async () => {
  const { whole } = inTwoPages()
  const span = { from: "1970-01-01", to: "1970-01-01" } as const
  const table = createActor(whole, { input: { span, types: undefined } }).start()
  const { output } = await waitFor(table, (state) => state.status === "done", soon)
  expect(output?.map(({ id }) => id)).toEqual(["first", "second"])
})

test("a statement on show is read again when the cash is another sum", async () => {
  const { visit } = visitAtWallet()
  const page = createActor(ownStatementsOf(visit).wallet, { input: {} }).start()
  await waitFor(page, (state) => state.matches("loaded"), soon)
  visit.publish("cash")
  expect(page.getSnapshot().value).toBe("loading")
})
