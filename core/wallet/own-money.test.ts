import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../money/satang.ts"
import { soon } from "../testing/soon.ts"
import { newAccountsOf } from "./new-accounts.ts"
import { ownMoneyOf } from "./own-money.ts"
import { referralsOf } from "./referrals.ts"
import { rewardsOf } from "./rewards.ts"
import type { BankEntry } from "./statement/statement.port.ts"
import { somchaisAccount } from "./testing/operator-with-a-wallet.ts"
import { visitAtWallet } from "./testing/visit-at-wallet.ts"

test("accounts that are looked at are read again once one more was added", async () => {
  const { visit, published } = visitAtWallet()
  const { ownAccounts } = ownMoneyOf(visit)
  ownAccounts.subscribe(() => {})
  await expect.poll(() => ownAccounts.view().data?.length).toBe(1)
  const page = createActor(newAccountsOf(visit).addition).start()
  await waitFor(page, (state) => state.matches("enteringAccount"), soon)
  page.send({ type: "account.submitted", bankCode: "004", accountNumber: "0123456789" })
  await waitFor(page, (state) => state.matches("added"), soon)
  await expect.poll(() => ownAccounts.view().data?.length).toBe(2)
  expect(published).toEqual(["accounts"])
})

test("earnings that were moved are counted again, and what came in and was moved is read again", async () => {
  const { visit, published, asked } = visitAtWallet()
  const { move, income } = referralsOf(visit)
  income.subscribe(() => {})
  const page = createActor(move).start()
  await waitFor(page, (state) => state.matches("enteringAmount"), soon)
  await expect.poll(() => income.view().isLoading).toBe(false)
  page.send({ type: "amount.submitted", amount: "100" })
  page.send({ type: "move.confirmed" })
  await waitFor(page, (state) => state.matches("moved"), soon)
  await expect.poll(() => asked("affiliate statement")).toBe(2)
  expect(published).toEqual(["balance", "earnings", "statement"])
})

test("achievements are told alike where they are claimed and where they are only shown", async () => {
  const { visit } = visitAtWallet()
  const { achievements } = ownMoneyOf(visit)
  achievements.subscribe(() => {})
  const page = createActor(rewardsOf(visit).achievements).start()
  const { context } = await waitFor(page, (state) => state.matches("shown"), soon)
  await expect.poll(() => achievements.view().data).toEqual(context.achievements)
})

test("a reward that is paid has the balance counted and the statement read again", async () => {
  const { visit, published } = visitAtWallet()
  const page = createActor(rewardsOf(visit).achievements).start()
  await waitFor(page, (state) => state.matches("shown"), soon)
  page.send({ type: "reward.claimed", id: "ten-yeekee-rounds" })
  await waitFor(page, ({ context }) => context.achievements?.[0]?.isClaimed === true, soon)
  expect(published).toEqual(["balance", "statement"])
})

test.each([
  ["what may be taken out", "allowance", "allowance"],
  ["what has to be played through", "turnovers", "turnovers"],
  ["how far deposits and withdrawals have come", "bankStatement", "bank statement"],
  ["the list of earlier deposits", "pastDeposits", "bank statement"],
  ["the list of earlier deposits by TrueMoney", "pastByTrueMoney", "TrueMoney history"],
] as const)("%s is read again when the cash is another sum", async (_, name, question) => {
  const { visit, asked } = visitAtWallet()
  const shown = ownMoneyOf(visit)[name]
  shown.subscribe(() => {})
  await expect.poll(() => shown.view().isLoading).toBe(false)
  visit.publish("cash")
  await expect.poll(() => asked(question)).toBe(2)
})

/** Whether what is on show is read again at the end of a time, and not before. */
const isReadAgainAfter = async (
  wait: number,
  { pass }: Pick<ReturnType<typeof visitAtWallet>, "pass">,
  { view, subscribe }: ReturnType<typeof ownMoneyOf>["ownAccounts" | "bankStatement" | "pastDeposits"],
) => {
  subscribe(() => {})
  await expect.poll(() => view().isLoading).toBe(false)
  pass(wait - 1)
  const before = view().isLoading
  pass(1)
  return !before && view().isLoading
}

const checking = { ...somchaisAccount, bankId: "account-2", isChecked: false }

test("accounts are read again every five seconds while the bank is checking one of them, and not once it has checked all", async () => {
  const checkingOne = visitAtWallet({ accounts: [somchaisAccount, checking] })
  expect(await isReadAgainAfter(5_000, checkingOne, ownMoneyOf(checkingOne.visit).ownAccounts)).toBe(true)
  const checkedAll = visitAtWallet({ accounts: [somchaisAccount] })
  expect(await isReadAgainAfter(5_000, checkedAll, ownMoneyOf(checkedAll.visit).ownAccounts)).toBe(false)
})

const entry = (status: string): BankEntry => ({
  id: `entry ${status}`,
  amount: baht(100),
  status,
  bankCode: "014",
  method: "normal",
  createdAt: 0,
})

const before = (...statuses: ReadonlyArray<string>) =>
  visitAtWallet({ bankStatement: { depositFast: [], depositNormal: statuses.map(entry), userWithdraw: [] } })

test("deposits and withdrawals are read again every ten seconds while one of them waits, and not once all are over", async () => {
  const waiting = before("SUCCESS", "WAITING")
  expect(await isReadAgainAfter(10_000, waiting, ownMoneyOf(waiting.visit).bankStatement)).toBe(true)
  const over = before("SUCCESS", "CANCELED")
  expect(await isReadAgainAfter(10_000, over, ownMoneyOf(over.visit).bankStatement)).toBe(false)
})

test("beside a form nobody waits for an earlier deposit", async () => {
  const waiting = before("SUCCESS", "WAITING")
  expect(await isReadAgainAfter(10_000, waiting, ownMoneyOf(waiting.visit).pastDeposits)).toBe(false)
})

test("a transfer by TrueMoney stands among the earlier deposits at the time at which it was made", async () => {
  const transfer = { id: "t1", amount: baht(50), walletNumber: "0812345678", status: "SUCCESS", transferTime: 1_000 }
  const { visit } = visitAtWallet({ trueMoney: [transfer] })
  const { pastByTrueMoney } = ownMoneyOf(visit)
  pastByTrueMoney.subscribe(() => {})
  await expect
    .poll(() => pastByTrueMoney.view().data)
    .toEqual([{ id: "t1", amount: 5_000, walletNumber: "0812345678", status: "SUCCESS", createdAt: 1_000 }])
})
