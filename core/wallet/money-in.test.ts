import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { present } from "../machine/present.ts"
import { soon } from "../testing/soon.ts"
import { offerOf } from "./deposit/testing/deposit-counter.ts"
import { moneyInOf } from "./money-in.ts"
import { visitAtWallet } from "./testing/visit-at-wallet.ts"

test("a deposit is known to its page from its form, and announced once when its money has come", async () => {
  const { operator, visit, published } = visitAtWallet()
  const { deposit, knownDeposit, waitingDeposits } = moneyInOf(visit)
  waitingDeposits.subscribe(() => {})
  await expect.poll(() => waitingDeposits.view().data).toEqual([])
  const form = createActor(deposit, { input: { offer: offerOf("fast") } }).start()
  await waitFor(form, (state) => state.matches("fillingForm"), soon)
  form.send({ type: "form.submitted", form: { method: "fast", amount: "500" } })
  const opened = await waitFor(form, ({ context }) => context.deposit !== undefined, soon)
  const { id, prepareAmount } = present(opened.context.deposit)
  form.stop()
  expect(published).toEqual(["deposits", "statement"])
  await expect.poll(() => waitingDeposits.view().data?.length).toBe(1)
  expect(knownDeposit(id)?.prepareAmount).toBe(prepareAmount)
  operator.transfer(id, prepareAmount)
  const page = () => createActor(deposit, { input: { id, deposit: knownDeposit(id) } }).start()
  await waitFor(page(), (state) => state.matches("credited"), soon)
  await waitFor(page(), (state) => state.matches("credited"), soon)
  expect(published).toEqual(["deposits", "statement", "balance", "deposits", "statement"])
})

test("the ways to bring money in are read once for all pages, and what waits is read again when the cash is another sum", async () => {
  const { visit, asked } = visitAtWallet()
  const { offers, waitingDeposits } = moneyInOf(visit)
  offers.subscribe(() => {})()
  waitingDeposits.subscribe(() => {})
  await expect.poll(() => [offers.view().data?.length, waitingDeposits.view().isLoading]).toEqual([5, false])
  offers.subscribe(() => {})
  visit.publish("cash")
  await expect.poll(() => asked("waiting deposits")).toBe(2)
  expect(asked("offers")).toBe(1)
})
