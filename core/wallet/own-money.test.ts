import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { soon } from "../testing/soon.ts"
import { newAccountsOf } from "./new-accounts.ts"
import { ownMoneyOf } from "./own-money.ts"
import { ownStatementsOf } from "./own-statements.ts"
import { referralsOf } from "./referrals.ts"
import { rewardsOf } from "./rewards.ts"
import { visitAtTill } from "./testing/visit-at-till.ts"

test("accounts that are looked at are read again once one more was added", async () => {
  const { visit, published } = visitAtTill()
  const { ownAccounts } = ownMoneyOf(visit)
  ownAccounts.subscribe(() => {})
  await expect.poll(() => ownAccounts.view().known?.length).toBe(1)
  const page = createActor(newAccountsOf(visit).addition).start()
  await waitFor(page, (state) => state.matches("enteringAccount"), soon)
  page.send({ type: "account.submitted", bankCode: "004", accountNumber: "0123456789" })
  await waitFor(page, (state) => state.matches("added"), soon)
  await expect.poll(() => ownAccounts.view().known?.length).toBe(2)
  expect(published).toEqual(["accounts"])
})

test("earnings that were moved are counted again, and what came in and was moved is read again", async () => {
  const { visit, published, asked } = visitAtTill()
  const { move, income } = referralsOf(visit)
  income.subscribe(() => {})
  const page = createActor(move).start()
  await waitFor(page, (state) => state.matches("enteringAmount"), soon)
  await expect.poll(() => income.view().isReading).toBe(false)
  page.send({ type: "amount.submitted", amount: "100" })
  page.send({ type: "move.confirmed" })
  await waitFor(page, (state) => state.matches("moved"), soon)
  await expect.poll(() => asked("affiliate statement")).toBe(2)
  expect(published).toEqual(["balance", "earnings", "statement"])
})

test("a statement on show is read again when the cash is another sum", async () => {
  const { visit } = visitAtTill()
  const page = createActor(ownStatementsOf(visit).wallet, { input: {} }).start()
  await waitFor(page, (state) => state.matches("known"), soon)
  visit.publish("cash")
  expect(page.getSnapshot().value).toBe("reading")
})

test("achievements are told alike where they are claimed and where they are only shown", async () => {
  const { visit } = visitAtTill()
  const { achievements } = ownMoneyOf(visit)
  achievements.subscribe(() => {})
  const page = createActor(rewardsOf(visit).achievements).start()
  const { context } = await waitFor(page, (state) => state.matches("shown"), soon)
  await expect.poll(() => achievements.view().known).toEqual(context.achievements)
})
