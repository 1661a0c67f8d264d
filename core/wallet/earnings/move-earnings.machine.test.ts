import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../../money/satang.ts"
import { watchOperation } from "../../operation/testing/watch-operation.ts"
import { soon } from "../../testing/soon.ts"
import { browserAtWallet } from "../testing/browser-at-wallet.ts"
import type { Pause } from "../testing/line-to-operator.ts"
import { throughTrouble } from "../testing/through-trouble.ts"
import { MoveRefused } from "./affiliate.ts"
import { makeMove } from "./move-earnings.machine.ts"

/** A player who has earned 184 baht by friends, with one browser and any number of pages. */
const withEarnings = (pause?: Pause) => {
  const { operator, browser, runtime, environment, pageClock } = browserAtWallet({ pause })
  const page = () => {
    const { clock, pass } = pageClock()
    const player = createActor(makeMove(runtime, environment), { clock }).start()
    const is = (state: string) => waitFor(player, ({ value }) => value === state, soon)
    const review = async (amount: string) => {
      await is("enteringAmount")
      player.send({ type: "amount.submitted", amount })
    }
    const confirm = () => player.send({ type: "move.confirmed" })
    const ask = async (amount: string) => {
      await review(amount)
      confirm()
    }
    return { player, is, pass, review, confirm, ask, ...watchOperation(player, pass) }
  }
  return { operator, browser, page }
}

test("earnings are moved to the player's money after a look and a yes, to the satang", async () => {
  const { operator, browser, page } = withEarnings()
  const { player, is, review } = page()
  await review("84.25")
  expect(player.getSnapshot().context.operation).toEqual({ command: { kind: "move", amount: 8_425 } })
  expect(operator.balance()).toBe(1_000_000)
  player.send({ type: "move.confirmed" })
  expect((await is("moved")).context.outcome).toMatchObject({ _tag: "Done", receipt: 9_975, isEarlier: false })
  expect([operator.balance(), operator.earnings(), browser.unfinished()]).toEqual([1_008_425, 9_975, []])
  player.send({ type: "another.requested" })
  expect((await is("enteringAmount")).context.summary?.afCash).toBe(9_975)
})

test.each([
  ["", "required"],
  ["0.99", "belowMinimum"],
  ["184.01", "afCashNotEnough"],
])("moving %j is told here, and the operator is not bothered: %s", async (amount, fault) => {
  const { operator, page } = withEarnings()
  const { player, review } = page()
  await review(amount)
  expect([player.getSnapshot().value, player.getSnapshot().context.fault]).toEqual(["enteringAmount", fault])
  expect(operator.asked).toEqual(["summary"])
})

test("the operator's no is told with its reason, moves nothing, and leads back to what is there now", async () => {
  const { operator, browser, page } = withEarnings()
  const [first, second] = [page(), page()]
  await second.is("enteringAmount")
  await first.ask("184")
  await first.is("moved")
  await second.ask("1")
  const { outcome } = (await second.is("refused")).context
  expect(outcome?._tag === "Refused" && outcome.refusal).toEqual(new MoveRefused({ reason: "afCashNotEnough" }))
  second.player.send({ type: "amount.reopened" })
  expect((await second.is("enteringAmount")).context.summary?.afCash).toBe(0)
  expect([operator.balance(), browser.unfinished()]).toEqual([1_018_400, []])
})

test("a lost answer is found by its key in the summary, never sent again", async () => {
  const { operator, page } = withEarnings()
  const { ask, is, operationIs, pass } = page()
  await is("enteringAmount")
  operator.meets("answerLost")
  await ask("100")
  await operationIs("awaitingAnswer")
  pass(1_000)
  expect((await is("moved")).context.outcome).toMatchObject({ _tag: "Done", receipt: 8_400 })
  expect(operator.asked).toEqual(["summary", "move key-1", "summary"])
})

test("a lost question may be sent again with its key once it cannot be on its way any more, or be given up", async () => {
  const { operator, browser, page } = withEarnings()
  const { ask, is, isNeverReceived, says } = page()
  await is("enteringAmount")
  operator.meets("questionLost")
  await ask("100")
  await isNeverReceived()
  operator.meets("questionLost")
  await says("operation.confirmed")
  await isNeverReceived()
  expect(operator.asked.filter((question) => question.startsWith("move"))).toEqual(["move key-1", "move key-1"])
  await says("operation.left")
  const { context } = await is("enteringAmount")
  expect([context.operation, operator.moves(), browser.unfinished()]).toEqual([undefined, [], []])
})

test("a page that is left before the answer came leaves its move to the next page", async () => {
  const { operator, browser, page } = withEarnings()
  const first = page()
  await first.is("enteringAmount")
  const letGo = operator.holdAnswers()
  const acted = operator.acts()
  await first.ask("100")
  await acted
  first.player.stop()
  letGo()
  expect((await page().is("moved")).context.outcome).toMatchObject({
    isEarlier: true,
    intent: { key: "key-1", command: { amount: 10_000 } },
    receipt: 8_400,
  })
  expect([operator.moves().length, browser.unfinished()]).toEqual([1, []])
})

test("an operator that does not answer is waited for twenty seconds, and one that knows the player no more ends it", async () => {
  const { operator, browser, page } = withEarnings()
  const { player, ask, is, operationIs, pass } = page()
  await is("enteringAmount")
  operator.meets("silence", "silence", "unauthorized")
  await ask("100")
  await operationIs("sending")
  pass(19_999)
  await operationIs("sending")
  pass(1)
  await operationIs("lookingUp")
  pass(20_000)
  await operationIs("awaitingAnswer")
  pass(1_000)
  await is("unauthorized")
  expect([player.getSnapshot().status, browser.unfinished().map(({ key }) => key)]).toEqual(["done", ["key-1"]])
})

test("a yes in another tab while a move is still unknown looks after that one, and tells what was really moved", async () => {
  const { operator, page } = withEarnings()
  const [first, second] = [page(), page()]
  await second.review("5")
  await first.is("enteringAmount")
  operator.meets("answerLost")
  await first.ask("100")
  await first.operationIs("awaitingAnswer")
  second.confirm()
  const { outcome } = (await second.is("moved")).context
  expect([outcome?.isEarlier, outcome?.intent.command.amount]).toEqual([true, 10_000])
  expect(operator.moves().map(({ key, amount }) => [key, amount])).toEqual([["key-1", 10_000]])
})

test("whatever is lost, late, tapped twice or loaded again, no satang is moved twice and none is lost", async () => {
  const trouble = fc.constantFrom("questionLost", "answerLost")
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(trouble, { maxLength: 4 }), fc.nat(3), async (s, troubles, reloads) => {
      let isTurbulent = false
      const { operator, browser, page } = withEarnings(async (moment) => {
        if (isTurbulent) await s.schedule(Promise.resolve(), moment)
      })
      const first = page()
      await first.review("100.01")
      isTurbulent = true
      operator.meets(...troubles)
      const { player } = await throughTrouble(s, reloads, first, page)
      const { value } = await s.waitFor(
        waitFor(player, (now) => ["moved", "enteringAmount"].includes(now.value), { timeout: 30_000 }),
      )
      await s.waitIdle()
      expect(operator.moves().length).toBeLessThanOrEqual(1)
      expect(operator.balance() + operator.earnings()).toBe(baht(10_184))
      if (value === "moved") expect([operator.balance(), browser.unfinished()]).toEqual([1_010_001, []])
      if (reloads === 0) expect(value).toBe("moved")
    }),
    { numRuns: 200 },
  )
})
