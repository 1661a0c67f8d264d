import { Layer } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { browserThatRemembers } from "../errand/testing/browser-that-remembers.ts"
import { handClock } from "../testing/clock.ts"
import { soon } from "../testing/soon.ts"
import type { Topic } from "../visit/changes.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { moneyOutOf } from "./money-out.ts"
import { operatorWithATill, somchaisAccount } from "./testing/operator-with-a-till.ts"

/** A visit before an operator's till. */
const visitAtTill = () => {
  const world = visitOnCommand()
  const operator = operatorWithATill()
  const visit = startVisit(world.surroundings).with(Layer.mergeAll(operator.layer, browserThatRemembers().layer))
  const published: Array<Topic> = []
  visit.follow((topic) => published.push(topic))
  return {
    world,
    operator,
    visit,
    published,
    asked: (what: string) => operator.asked.filter((one) => one === what).length,
  }
}

test("money that is taken out is counted again, and the list of withdrawals that is looked at is read again", async () => {
  const { visit, published, asked } = visitAtTill()
  const { withdrawal, earlierWithdrawals } = moneyOutOf(visit)
  earlierWithdrawals.subscribe(() => {})
  await expect.poll(() => earlierWithdrawals.view().known).toEqual([])
  const page = createActor(withdrawal, { input: {} }).start()
  await waitFor(page, (state) => state.matches("enteringAmount"), soon)
  page.send({ type: "amount.submitted", amount: "2,000", account: somchaisAccount })
  page.send({ type: "withdrawal.confirmed" })
  await waitFor(page, (state) => state.matches("waiting"), soon)
  expect(published).toEqual(["balance", "withdrawals", "statement"])
  await expect.poll(() => earlierWithdrawals.view().known?.length).toBe(1)
  expect(asked("allowance")).toBe(1)
})

test("what may be taken out is read again when the cash is another sum, and while an earlier withdrawal waits", async () => {
  const { visit, asked } = visitAtTill()
  const { withdrawal } = moneyOutOf(visit)
  const { clock, pass } = handClock()
  const open = () => createActor(withdrawal, { clock, input: {} }).start()
  const first = open()
  await waitFor(first, (state) => state.matches("enteringAmount"), soon)
  visit.publish("cash")
  await waitFor(first, (state) => state.matches("reading"), soon)
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
  expect(second.getSnapshot().value).toBe("reading")
})
