import { expect, test } from "vitest"
import { withdrawingPlayer } from "./testing/withdrawing-player.ts"

/** A withdrawal that was confirmed as the line went. */
const interruptSending = async (...troubles: ReadonlyArray<"questionLost" | "answerLost">) => {
  const { operator, browser, phone, page } = withdrawingPlayer()
  const withdrawing = page()
  await withdrawing.is("enteringAmount")
  operator.meets(...troubles)
  await withdrawing.ask("2,000")
  await withdrawing.operationIs("awaitingAnswer")
  phone.losesNetwork()
  await withdrawing.knowsLineIsLost()
  return { ...withdrawing, operator, browser, phone }
}

test("a withdrawal that the operator has never heard of ends three seconds after the line is back", async () => {
  const { operator, phone, pass, operationIs } = await interruptSending("questionLost")
  pass(30_000)
  await operationIs("awaitingAnswer")
  phone.findsNetwork()
  await operationIs("lookingUp")
  await operationIs("awaitingAnswer")
  pass(1_000)
  await operationIs("awaitingAnswer")
  pass(2_000)
  await operationIs("neverReceived")
  expect([operator.balance(), operator.withdrawals().length]).toEqual([1_000_000, 0])
})

test("one that has arrived before the line went is told as on its way, and is made once", async () => {
  const { operator, browser, phone, is } = await interruptSending("answerLost")
  phone.findsNetwork()
  await is("waiting")
  expect([operator.balance(), operator.withdrawals().length, browser.unfinished()]).toEqual([800_000, 1, []])
})

test("one that is called off while there is no line is over, and the next amount gets a key of its own", async () => {
  const { operator, browser, phone, pass, says, operationIs, is, ask } = await interruptSending(
    "questionLost",
    "questionLost",
  )
  await says("operation.calledOff")
  await operationIs("awaitingAnswer")
  phone.findsNetwork()
  await operationIs("lookingUp")
  await operationIs("awaitingAnswer")
  pass(3_000)
  await is("enteringAmount")
  expect([operator.withdrawals().length, browser.unfinished()]).toEqual([0, []])
  await ask("300")
  await is("waiting")
  expect(operator.withdrawals().map(({ key, amount }) => [key, amount])).toEqual([["key-2", 30_000]])
})
