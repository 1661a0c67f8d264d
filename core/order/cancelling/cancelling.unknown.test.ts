import { Effect } from "effect"
import { expect, test } from "vitest"
import { Intents } from "../../operation/operation.ts"
import { beforeASlip } from "./testing/before-a-slip.ts"

test("a cancelling whose answer is lost is looked up by the slip's number, never sent blindly", async () => {
  const { operator, open, pass } = beforeASlip()
  const { is, confirm } = open()
  await is("confirming")
  operator.troubles.push("answerLost", "questionLost")
  confirm()
  await is("awaitingAnswer")
  pass(1_000)
  await is("lookingUp")
  await is("awaitingAnswer")
  pass(2_000)
  await is("cancelled")
  expect(operator.asked).toEqual(["read P-1", "cancel P-1 key-1", "read P-1", "read P-1"])
})

test.each(["outcome.requested", "connection.restored"] as const)(
  "a cancelling that never arrived is sent again with the same key, without another tap: %s",
  async (type) => {
    const { operator, cancels, open, phone } = beforeASlip()
    const { actor, is, confirm } = open()
    await is("confirming")
    operator.troubles.push("questionLost")
    confirm()
    await is("awaitingAnswer")
    if (type === "outcome.requested") actor.send({ type })
    else phone.findsNetwork()
    await is("cancelled")
    expect(cancels()).toEqual(["cancel P-1 key-1", "cancel P-1 key-1"])
  },
)

test("a yes that is two minutes old and never arrived is the player's to repeat, or to leave", async () => {
  const { operator, browser, cancels, open, pass } = beforeASlip()
  const { actor, is, confirm } = open()
  await is("confirming")
  operator.troubles.push("questionLost", ...Array<"questionLost">(8).fill("questionLost"))
  confirm()
  for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]) {
    await is("awaitingAnswer")
    pass(wait)
    await is("lookingUp")
  }
  await is("awaitingAnswer")
  pass(30_000)
  await is("neverReceived")
  confirm()
  await is("cancelled")
  expect([cancels(), browser.unfinished()]).toEqual([["cancel P-1 key-1", "cancel P-1 key-1"], []])
  expect(actor.getSnapshot().context.poy?.status).toBe("cancelled")
})

test("a page that is left before the answer came leaves its cancelling to the next page", async () => {
  const { operator, browser, cancels, open, pass } = beforeASlip()
  const first = open()
  await first.is("confirming")
  operator.troubles.push("questionLost")
  first.confirm()
  await first.is("awaitingAnswer")
  first.actor.stop()
  expect(browser.unfinished().map(({ key, purpose }) => [key, purpose])).toEqual([["key-1", "abort P-1"]])
  pass(60_000)
  await open().is("cancelled")
  expect([cancels(), browser.unfinished()]).toEqual([["cancel P-1 key-1", "cancel P-1 key-1"], []])
})

test("what was meant for another slip is not taken up", async () => {
  const { operator, browser, open } = beforeASlip()
  const command = { kind: "abort", poyId: "P-9" }
  const other = { key: "key-9", purpose: "abort P-9", command, madeAt: 0, sentAt: 0, isByOperator: true }
  await Effect.runPromise(
    Effect.provide(
      Intents.use(({ claim }) => claim(other)),
      browser.layer,
    ),
  )
  await open().is("confirming")
  expect([operator.asked, browser.unfinished()]).toEqual([["read P-1"], [other]])
})
