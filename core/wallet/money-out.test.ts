import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { handClock } from "../testing/clock.ts"
import { soon } from "../testing/soon.ts"
import { moneyOutOf } from "./money-out.ts"
import { somchaisAccount } from "./testing/operator-with-a-wallet.ts"
import { visitAtWallet } from "./testing/visit-at-wallet.ts"

test("money that is taken out is counted again, and the list of withdrawals that is looked at is read again", async () => {
  const { visit, published, asked } = visitAtWallet()
  const { withdrawal, earlierWithdrawals } = moneyOutOf(visit)
  earlierWithdrawals.subscribe(() => {})
  await expect.poll(() => earlierWithdrawals.view().data).toEqual([])
  const page = createActor(withdrawal, { input: {} }).start()
  await waitFor(page, (state) => state.matches("enteringAmount"), soon)
  page.send({ type: "amount.submitted", amount: "2,000", account: somchaisAccount })
  page.send({ type: "withdrawal.confirmed" })
  await waitFor(page, (state) => state.matches("waiting"), soon)
  expect(published).toEqual(["balance", "withdrawals", "statement"])
  await expect.poll(() => earlierWithdrawals.view().data?.length).toBe(1)
  expect(asked("allowance")).toBe(1)
})

test("what may be taken out is read again when the cash is another sum, and while an earlier withdrawal waits", async () => {
  const { visit, asked } = visitAtWallet()
  const { withdrawal } = moneyOutOf(visit)
  const { clock, pass } = handClock()
  const open = () => createActor(withdrawal, { clock, input: {} }).start()
  const first = open()
  await waitFor(first, (state) => state.matches("enteringAmount"), soon)
  visit.publish("cash")
  await waitFor(first, (state) => state.matches("loading"), soon)
  await waitFor(first, (state) => state.matches("enteringAmount"), soon)
  pass(10_000)
  expect([first.getSnapshot().value, asked("allowance")]).toEqual(["enteringAmount", 2])
  first.send({ type: "amount.submitted", amount: "2,000", account: somchaisAccount })
  first.send({ type: "withdrawal.confirmed" })
  await waitFor(first, (state) => state.matches("waiting"), soon)
  first.stop()
  const second = open()
  await waitFor(second, (state) => state.matches("enteringAmount"), soon)
  pass(10_000)
  expect(second.getSnapshot().value).toBe("loading")
})
