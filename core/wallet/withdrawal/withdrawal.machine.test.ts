import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { somchaisAccount } from "../testing/operator-with-a-wallet.ts"
import { withdrawingPlayer } from "./testing/withdrawing-player.ts"
import { WithdrawalRefused } from "./withdrawal.port.ts"

test("what may still be taken out is known before an amount can be typed", async () => {
  const { operator, page } = withdrawingPlayer()
  const { player, is } = page()
  expect(player.getSnapshot().context.allowance).toBeUndefined()
  const { allowance } = (await is("enteringAmount")).context
  expect(allowance?.terms.perTransaction).toBe(4_900_000)
  expect(allowance?.eligibility.balance).toBe(1_000_000)
  expect(operator.asked).toEqual(["allowance"])
})

test.each([
  ["", "required"],
  ["99.99", "belowMinimum"],
  ["49,001", "perTransactionExceeded"],
  ["10,000.01", "balanceNotEnough"],
])("asking for %j is told here, and the operator is not bothered: %s", async (amount, fault) => {
  const { operator, page } = withdrawingPlayer()
  const { player, review } = page()
  await review(amount)
  expect([player.getSnapshot().value, player.getSnapshot().context.fault]).toEqual(["enteringAmount", fault])
  expect(operator.asked).toEqual(["allowance"])
})

test("the player looks over amount and account, can go back, and only a yes takes the money", async () => {
  const { operator, page } = withdrawingPlayer()
  const { player, is, review } = page()
  await review("2,000")
  expect(player.getSnapshot().context.operation).toEqual({
    command: { kind: "withdrawal", amount: 200_000, account: somchaisAccount },
  })
  player.send({ type: "amount.reopened" })
  await review("3,000")
  expect(operator.balance()).toBe(1_000_000)
  player.send({ type: "withdrawal.confirmed" })
  expect((await is("waiting")).context.withdrawal).toMatchObject({ id: "W-1", amount: 300_000, status: "WAITING" })
  expect(operator.balance()).toBe(700_000)
})

test.each(["PAID", "REJECTED"] as const)("an accepted withdrawal is followed until it is %s", async (status) => {
  const { operator, page } = withdrawingPlayer()
  const { ask, is, pass } = page()
  await ask("2,000")
  await is("waiting")
  pass(10_000)
  await is("checkingStatus")
  await is("waiting")
  if (status === "PAID") operator.pay("W-1")
  else operator.reject("W-1")
  pass(10_000)
  await is(status.toLowerCase())
  expect(operator.balance()).toBe(status === "PAID" ? 800_000 : 1_000_000)
})

test("a withdrawal can be followed from the list, also after a lost connection", async () => {
  const { operator, page } = withdrawingPlayer()
  const first = page()
  await first.ask("2,000")
  await first.is("waiting")
  operator.meets("questionLost")
  const { is, loadingIs, pass } = page({ id: "W-1" })
  await loadingIs("failed")
  pass(5_000)
  expect((await is("waiting")).context.withdrawal?.amount).toBe(200_000)
})

test("a withdrawal that the operator does not list is told to be missing", async () => {
  const { player, is } = withdrawingPlayer().page({ id: "W-9" })
  await is("missing")
  player.send({ type: "another.requested" })
  await is("enteringAmount")
})

test("one that was made and is not listed yet is asked for again, until the player turns to another one", async () => {
  const withdrawal = {
    id: "W-9",
    key: undefined,
    amount: baht(500),
    account: somchaisAccount,
    status: "WAITING",
    note: "",
    createdAt: undefined,
  } as const
  const { player, is, loadingIs, pass } = withdrawingPlayer().page({ id: "W-9", withdrawal })
  await loadingIs("failed")
  pass(5_000)
  await loadingIs("loading")
  await loadingIs("failed")
  player.send({ type: "another.requested" })
  await is("enteringAmount")
})

test("the operator's no is told with its reason and takes nothing, and the limits are read anew", async () => {
  const { operator, browser, page } = withdrawingPlayer()
  const [first, second] = [page(), page()]
  await second.is("enteringAmount")
  await first.ask("2,000")
  await first.is("waiting")
  await second.ask("500")
  const { outcome } = (await second.is("refused")).context
  expect(outcome?._tag === "Refused" && outcome.refusal).toEqual(
    new WithdrawalRefused({ reason: "pendingTransaction" }),
  )
  expect([operator.balance(), browser.unfinished()]).toEqual([800_000, []])
  second.player.send({ type: "amount.reopened" })
  const { allowance } = (await second.is("enteringAmount")).context
  expect([allowance?.eligibility.earlierPending, allowance?.eligibility.balance]).toEqual([true, 800_000])
})

test.each([
  ["bankAccountMismatch", "100", { bankAccountMatches: false }, false],
  ["turnoverNotMet", "100", { turnoverMet: false }, false],
  ["internalError", "100", {}, true],
] as const)("the operator refuses with %s when it knows better than the page", async (reason, amount, change, ails) => {
  const { operator, page } = withdrawingPlayer()
  const { is, review, player } = page()
  await review(amount)
  operator.stands(change)
  operator.isAiling(ails)
  player.send({ type: "withdrawal.confirmed" })
  const { outcome } = (await is("refused")).context
  expect(outcome?._tag === "Refused" && outcome.refusal).toEqual(new WithdrawalRefused({ reason }))
  expect(operator.balance()).toBe(1_000_000)
})

test("limits that cannot be read are asked for again, and a player whom nobody knows any more is told so", async () => {
  const { operator, phone, page } = withdrawingPlayer()
  operator.meets("questionLost", "questionLost", "unauthorized")
  const { player, is, loadingIs, pass } = page()
  await loadingIs("failed")
  pass(5_000)
  await loadingIs("loading")
  await loadingIs("failed")
  phone.findsNetwork()
  await is("unauthorized")
  expect(player.getSnapshot().status).toBe("done")
})
