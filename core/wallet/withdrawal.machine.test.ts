import { Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../money/satang.ts"
import { handClock } from "../testing/clock.ts"
import { operatorWithATill, somchaisAccount } from "../testing/wallet.ts"
import type { Pause } from "../testing/wallet-line.ts"
import { browserThatRemembersErrands } from "../testing/wallet-memory.ts"
import { makeWithdrawal } from "./withdrawal.machine.ts"
import { WithdrawalRefused } from "./withdrawals.ts"

/** A player with one browser and any number of pages, before an operator with 10,000 baht of theirs. */
const atTill = (pause?: Pause) => {
  let keys = 0
  let time = Date.parse("2026-11-20T16:00:00+07:00")
  const now = () => time
  const operator = operatorWithATill({ now, pause })
  const browser = browserThatRemembersErrands()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, browser.layer))
  const page = (input: { readonly id?: string } = {}) => {
    const hand = handClock()
    const machine = makeWithdrawal(runtime, { newKey: () => `key-${++keys}`, now })
    const player = createActor(machine, { clock: hand.clock, input }).start()
    const is = (state: string) => waitFor(player, ({ value }) => value === state)
    const pass = (milliseconds: number) => {
      time += milliseconds
      hand.pass(milliseconds)
    }
    const review = async (amount: string) => {
      await is("enteringAmount")
      player.send({ type: "amount.submitted", amount, account: somchaisAccount })
    }
    const ask = async (amount: string) => {
      await review(amount)
      player.send({ type: "withdrawal.confirmed" })
    }
    return { player, is, pass, review, ask }
  }
  return { operator, browser, page }
}

test("what may still be taken out is known before an amount can be typed", async () => {
  const { operator, page } = atTill()
  const { player, is } = page()
  expect(player.getSnapshot().context.allowance).toBeUndefined()
  const { allowance } = (await is("enteringAmount")).context
  expect(allowance?.terms.perTransaction).toBe(4_900_000)
  expect(allowance?.standing.balance).toBe(1_000_000)
  expect(operator.asked).toEqual(["allowance"])
})

test.each([
  ["", "required"],
  ["99.99", "belowMinimum"],
  ["49,001", "perTransactionExceeded"],
  ["10,000.01", "balanceNotEnough"],
])("asking for %j is told here, and the operator is not bothered: %s", async (amount, fault) => {
  const { operator, page } = atTill()
  const { player, review } = page()
  await review(amount)
  expect([player.getSnapshot().value, player.getSnapshot().context.fault]).toEqual(["enteringAmount", fault])
  expect(operator.asked).toEqual(["allowance"])
})

test("the player looks over amount and account, can go back, and only a yes takes the money", async () => {
  const { operator, page } = atTill()
  const { player, is, review } = page()
  await review("2,000")
  expect(player.getSnapshot().context.request).toEqual({ amount: 200_000, account: somchaisAccount })
  player.send({ type: "amount.reopened" })
  await review("3,000")
  expect(operator.balance()).toBe(1_000_000)
  player.send({ type: "withdrawal.confirmed" })
  expect((await is("waiting")).context.withdrawal).toMatchObject({ id: "W-1", amount: 300_000, status: "WAITING" })
  expect(operator.balance()).toBe(700_000)
})

test.each(["PAID", "REJECTED"] as const)("an accepted withdrawal is followed until it is %s", async (status) => {
  const { operator, page } = atTill()
  const { ask, is, pass } = page()
  await ask("2,000")
  await is("waiting")
  pass(10_000)
  await is("following")
  await is("waiting")
  if (status === "PAID") operator.pay("W-1")
  else operator.reject("W-1")
  pass(10_000)
  await is(status.toLowerCase())
  expect(operator.balance()).toBe(status === "PAID" ? 800_000 : 1_000_000)
})

test("a withdrawal can be followed from the list, also after a lost connection", async () => {
  const { operator, page } = atTill()
  const first = page()
  await first.ask("2,000")
  await first.is("waiting")
  operator.meets("questionLost")
  const { is, pass } = page({ id: "W-1" })
  await is("unseen")
  pass(5_000)
  expect((await is("waiting")).context.withdrawal?.amount).toBe(200_000)
})

test("the operator's no is told with its reason and takes nothing, and the limits are read anew", async () => {
  const { operator, browser, page } = atTill()
  const [first, second] = [page(), page()]
  await second.is("enteringAmount")
  await first.ask("2,000")
  await first.is("waiting")
  await second.ask("500")
  expect((await second.is("refused")).context.failure).toEqual(new WithdrawalRefused({ reason: "pendingTransaction" }))
  expect([operator.balance(), browser.kept()]).toEqual([800_000, []])
  second.player.send({ type: "amount.reopened" })
  const { allowance } = (await second.is("enteringAmount")).context
  expect([allowance?.standing.earlierPending, allowance?.standing.balance]).toEqual([true, 800_000])
})

test.each([
  ["bankAccountMismatch", "100", { bankAccountMatches: false }, false],
  ["turnoverNotMet", "100", { turnoverMet: false }, false],
  ["internalError", "100", {}, true],
] as const)("the operator refuses with %s when it knows better than the page", async (reason, amount, change, ails) => {
  const { operator, page } = atTill()
  const { is, review, player } = page()
  await review(amount)
  operator.stands(change)
  operator.isAiling(ails)
  player.send({ type: "withdrawal.confirmed" })
  expect((await is("refused")).context.failure).toEqual(new WithdrawalRefused({ reason }))
  expect(operator.balance()).toBe(1_000_000)
})

test("a lost answer is looked up in the list, never sent again", async () => {
  const { operator, browser, page } = atTill()
  const { player, ask, is, pass } = page()
  await is("enteringAmount")
  operator.meets("answerLost")
  await ask("2,000")
  expect((await is("unanswered")).hasTag("unknown")).toBe(true)
  pass(5_000)
  await is("waiting")
  expect(operator.asked).toEqual(["allowance", "withdraw key-1", "withdrawals"])
  expect([operator.withdrawals().length, browser.kept(), player.getSnapshot().context.id]).toEqual([1, [], "W-1"])
})

test("a lost question is looked for as long as it may be on its way, then the player may send it again with its key", async () => {
  const { operator, page } = atTill()
  const { player, ask, is, pass } = page()
  await is("enteringAmount")
  operator.meets("questionLost")
  await ask("2,000")
  for (let waited = 0; waited < 60; waited += 5) {
    await is("unanswered")
    pass(5_000)
  }
  await is("unheard")
  expect(operator.balance()).toBe(1_000_000)
  player.send({ type: "withdrawal.confirmed" })
  await is("waiting")
  expect(operator.asked.filter((question) => question.startsWith("withdraw "))).toEqual([
    "withdraw key-1",
    "withdraw key-1",
  ])
  expect(operator.balance()).toBe(800_000)
})

test("what never arrived can be given up, and another amount gets a key of its own", async () => {
  const { operator, browser, page } = atTill()
  const { player, ask, is, pass } = page()
  await is("enteringAmount")
  operator.meets("questionLost")
  await ask("2,000")
  await is("unanswered")
  pass(4_999)
  player.send({ type: "outcome.requested" })
  await is("unanswered")
  pass(60_000)
  await is("unheard")
  player.send({ type: "amount.reopened" })
  await is("enteringAmount")
  expect(browser.kept()).toEqual([])
  await ask("300")
  await is("waiting")
  expect(operator.withdrawals().map(({ key, amount }) => [key, amount])).toEqual([["key-2", 30_000]])
})

test("an operator that does not answer at all is asked by its list after twenty seconds", async () => {
  const { operator, page } = atTill()
  const { ask, is, pass } = page()
  await is("enteringAmount")
  operator.meets("silence", "silence")
  await ask("2,000")
  pass(20_000)
  await is("lookingUp")
  pass(20_000)
  await is("unanswered")
  expect(operator.balance()).toBe(1_000_000)
})

test("an answer that comes after the page was left changes nothing there, and the next page finds the withdrawal", async () => {
  const { operator, browser, page } = atTill()
  const first = page()
  await first.is("enteringAmount")
  const letGo = operator.holdAnswers()
  const acted = operator.acts()
  await first.ask("2,000")
  await acted
  first.player.stop()
  letGo()
  const second = page()
  expect((await second.is("waiting")).context).toMatchObject({ id: "W-1", request: { amount: 200_000 } })
  expect([operator.withdrawals().length, browser.kept()]).toEqual([1, []])
})

test("a yes in another tab while one is still unknown looks after that one instead of taking money twice", async () => {
  const { operator, page } = atTill()
  const [first, second] = [page(), page()]
  await second.is("enteringAmount")
  await first.is("enteringAmount")
  operator.meets("answerLost")
  await first.ask("2,000")
  await first.is("unanswered")
  await second.ask("500")
  expect((await second.is("waiting")).context.request?.amount).toBe(200_000)
  expect(operator.withdrawals().length).toBe(1)
})

test("limits that cannot be read are asked for again, and a player whom nobody knows any more is told so", async () => {
  const { operator, page } = atTill()
  operator.meets("questionLost", "questionLost", "disowned")
  const { player, is, pass } = page()
  await is("unavailable")
  pass(5_000)
  await is("reading")
  await is("unavailable")
  player.send({ type: "connection.restored" })
  await is("disowned")
  expect(player.getSnapshot().status).toBe("done")
})

test("whatever is lost, late, tapped twice or loaded again, one yes is at most one withdrawal", async () => {
  const trouble = fc.constantFrom("questionLost", "answerLost")
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(trouble, { maxLength: 4 }), fc.nat(3), async (s, troubles, reloads) => {
      let isTurbulent = false
      const { operator, browser, page } = atTill(async (moment) => {
        if (isTurbulent) await s.schedule(Promise.resolve(), moment)
      })
      const first = page()
      await first.review("2,000")
      isTurbulent = true
      operator.meets(...troubles)
      first.player.send({ type: "withdrawal.confirmed" })
      first.player.send({ type: "withdrawal.confirmed" })
      let shown = first
      for (let reload = 0; reload < reloads; reload++) {
        await s.waitNext(Math.min(1, s.count()))
        shown.player.stop()
        shown = page()
      }
      const { player, pass } = shown
      player.subscribe(({ value }) => {
        if (value === "unanswered") pass(5_000)
        if (value === "unavailable") player.send({ type: "connection.restored" })
        if (value === "unheard") player.send({ type: "withdrawal.confirmed" })
      })
      player.send({ type: "outcome.requested" })
      player.send({ type: "connection.restored" })
      const { value } = await s.waitFor(
        waitFor(player, ({ value }) => ["waiting", "enteringAmount", "refused"].includes(value), {
          timeout: 5_000,
        }),
      )
      await s.waitIdle()
      expect(operator.withdrawals().length).toBeLessThanOrEqual(1)
      expect(operator.balance()).toBe(baht(10_000) - operator.withdrawals().length * 200_000)
      if (value === "waiting") expect([operator.withdrawals().length, browser.kept()]).toEqual([1, []])
      if (reloads === 0) expect(value).toBe("waiting")
    }),
    { numRuns: 200 },
  )
})
