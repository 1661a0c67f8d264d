import fc from "fast-check"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { baht } from "../../money/satang.ts"
import { throughTrouble } from "../testing/through-trouble.ts"
import { withdrawingPlayer } from "./testing/withdrawing-player.ts"

test("a lost answer is looked up in the list, never sent again", async () => {
  const { operator, browser, page } = withdrawingPlayer()
  const { player, ask, is, operationIs, pass } = page()
  await is("enteringAmount")
  operator.meets("answerLost")
  await ask("2,000")
  expect((await operationIs("awaitingAnswer")).getSnapshot().hasTag("unknown")).toBe(true)
  pass(999)
  expect(operator.asked).toEqual(["allowance", "withdraw key-1"])
  pass(1)
  await is("waiting")
  expect(operator.asked).toEqual(["allowance", "withdraw key-1", "withdrawals"])
  expect([operator.withdrawals().length, browser.unfinished(), player.getSnapshot().context.id]).toEqual([1, [], "W-1"])
})

test("a lost question is looked for as long as it may be on its way, then the player may send it again with its key", async () => {
  const { operator, page } = withdrawingPlayer()
  const { ask, is, operationIs, says, pass } = page()
  await is("enteringAmount")
  operator.meets("questionLost")
  await ask("2,000")
  for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]) {
    await operationIs("awaitingAnswer")
    pass(wait)
  }
  await operationIs("neverReceived")
  expect(operator.balance()).toBe(1_000_000)
  await says("operation.confirmed")
  await is("waiting")
  expect(operator.asked.filter((question) => question.startsWith("withdraw "))).toEqual([
    "withdraw key-1",
    "withdraw key-1",
  ])
  expect(operator.balance()).toBe(800_000)
})

test("what never arrived can be given up, and another amount gets a key of its own", async () => {
  const { operator, browser, page } = withdrawingPlayer()
  const { ask, is, operationIs, says, isNeverReceived, pass } = page()
  await is("enteringAmount")
  operator.meets("questionLost")
  await ask("2,000")
  await operationIs("awaitingAnswer")
  pass(999)
  await says("outcome.requested")
  await operationIs("awaitingAnswer")
  expect(operator.asked).toEqual(["allowance", "withdraw key-1", "withdrawals"])
  await isNeverReceived()
  await says("operation.left")
  await is("enteringAmount")
  expect(browser.unfinished()).toEqual([])
  await ask("300")
  await is("waiting")
  expect(operator.withdrawals().map(({ key, amount }) => [key, amount])).toEqual([["key-2", 30_000]])
})

test("an operator that does not answer at all is asked by its list after twenty seconds", async () => {
  const { operator, page } = withdrawingPlayer()
  const { ask, is, operationIs, pass } = page()
  await is("enteringAmount")
  operator.meets("silence", "silence")
  await ask("2,000")
  await operationIs("sending")
  pass(20_000)
  await operationIs("lookingUp")
  pass(20_000)
  await operationIs("awaitingAnswer")
  expect(operator.balance()).toBe(1_000_000)
})

test("an answer that comes after the page was left changes nothing there, and the next page finds the withdrawal", async () => {
  const { operator, browser, page } = withdrawingPlayer()
  const first = page()
  await first.is("enteringAmount")
  const letGo = operator.holdAnswers()
  const acted = operator.acts()
  await first.ask("2,000")
  await acted
  first.player.stop()
  letGo()
  const second = page()
  expect((await second.is("waiting")).context).toMatchObject({
    id: "W-1",
    outcome: { isEarlier: true, intent: { command: { amount: 200_000 } } },
  })
  expect([operator.withdrawals().length, browser.unfinished()]).toEqual([1, []])
})

test("a yes in another tab while one is still unknown looks after that one instead of taking money twice", async () => {
  const { operator, page } = withdrawingPlayer()
  const [first, second] = [page(), page()]
  await second.is("enteringAmount")
  await first.is("enteringAmount")
  operator.meets("answerLost")
  await first.ask("2,000")
  await first.operationIs("awaitingAnswer")
  await second.ask("500")
  const { outcome } = (await second.is("waiting")).context
  expect([outcome?.isEarlier, outcome?.intent.command.amount]).toEqual([true, 200_000])
  expect(operator.withdrawals().length).toBe(1)
})

test("whatever is lost, late, tapped twice or loaded again, one yes is at most one withdrawal", async () => {
  const trouble = fc.constantFrom("questionLost", "answerLost")
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(trouble, { maxLength: 4 }), fc.nat(3), async (s, troubles, reloads) => {
      let isTurbulent = false
      const { operator, browser, page } = withdrawingPlayer(async (moment) => {
        if (isTurbulent) await s.schedule(Promise.resolve(), moment)
      })
      const first = page()
      await first.review("2,000")
      isTurbulent = true
      operator.meets(...troubles)
      const { player } = await throughTrouble(s, reloads, first, page)
      const { value } = await s.waitFor(
        waitFor(player, (now) => ["waiting", "enteringAmount", "refused"].includes(now.value), {
          timeout: 30_000,
        }),
      )
      await s.waitIdle()
      expect(operator.withdrawals().length).toBeLessThanOrEqual(1)
      expect(operator.balance()).toBe(baht(10_000) - operator.withdrawals().length * 200_000)
      if (value === "waiting") expect([operator.withdrawals().length, browser.unfinished()]).toEqual([1, []])
      if (reloads === 0) expect(value).toBe("waiting")
    }),
    { numRuns: 200 },
  )
})
