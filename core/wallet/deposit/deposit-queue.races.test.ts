import fc from "fast-check"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { throughTrouble } from "../testing/through-trouble.ts"
import { atDepositCounter } from "./testing/deposit-counter.ts"

test.each(["questionLost", "answerLost"] as const)(
  "with %s on the way, the same key is sent again and one deposit is opened",
  async (trouble) => {
    const { operator, formOf } = atDepositCounter()
    const { ask, is, operationIs, pass } = await formOf()
    operator.meets(trouble, trouble)
    ask("500")
    await operationIs("awaitingAnswer")
    pass(999)
    expect(operator.asked).toEqual(["open key-1"])
    pass(1)
    await operationIs("lookingUp")
    await operationIs("awaitingAnswer")
    pass(2_000)
    await is("waiting")
    expect(operator.asked).toEqual(["open key-1", "open key-1", "open key-1"])
    expect(operator.deposits().length).toBe(1)
  },
)

test("a form that is submitted twice opens one deposit", async () => {
  const { operator, formOf } = atDepositCounter()
  const { ask, is } = await formOf()
  ask("500")
  ask("500")
  await is("waiting")
  expect([operator.asked, operator.deposits().length]).toEqual([["open key-1"], 1])
})

test.each([false, true])(
  "who turns away while it is being opened and asks for the same again gets the same deposit, another amount another: storage blocked %s",
  async (isBlocked) => {
    const { operator, browser, formOf } = atDepositCounter()
    browser.blocksStorage(isBlocked)
    const { queue, ask, operationIs } = await formOf()
    for (const amount of ["500", "500.00", "600", "600"]) {
      operator.meets("answerLost")
      ask(amount)
      await operationIs("awaitingAnswer")
      queue.send({ type: "deposit.left" })
      expect(queue.getSnapshot().value).toBe("fillingForm")
    }
    expect(operator.asked).toEqual(["open key-1", "open key-1", "open key-2", "open key-2"])
    expect(operator.deposits().length).toBe(2)
  },
)

test("who asks for the first amount again after another one still gets the first deposit", async () => {
  const { operator, formOf } = atDepositCounter()
  const { queue, ask, operationIs } = await formOf()
  for (const amount of ["500", "500.00", "600", "500"]) {
    operator.meets("answerLost")
    ask(amount)
    await operationIs("awaitingAnswer")
    queue.send({ type: "deposit.left" })
  }
  expect(operator.asked).toEqual(["open key-1", "open key-1", "open key-2", "open key-1"])
  expect(operator.deposits().length).toBe(2)
})

test("turning away while the question is open leaves nothing behind on the page, and a late answer changes nothing", async () => {
  const { operator, formOf } = atDepositCounter()
  const { queue, ask, is } = await formOf()
  const letGo = operator.holdAnswers()
  const acted = operator.acts()
  ask("500")
  await acted
  queue.send({ type: "deposit.left" })
  letGo()
  ask("600")
  expect((await is("waiting")).context).toMatchObject({ id: "D-2", failure: undefined })
  expect(operator.deposits().map(({ prepareAmount }) => prepareAmount)).toEqual([50_037, 60_038])
})

test.each([
  ["at once", 0, "waiting"],
  ["a quarter of an hour later", 900_000, "choosingMethod"],
])("a page that is loaded again %s before the answer came", async (_, milliseconds, state) => {
  const { operator, browser, page, formOf, later } = atDepositCounter()
  const before = await formOf()
  operator.meets("answerLost")
  before.ask("500")
  await before.operationIs("awaitingAnswer")
  before.queue.stop()
  later(milliseconds)
  await page().is(state)
  expect([operator.deposits().length, browser.unfinished()]).toEqual([1, []])
})

test("a deposit that is taken up after a reload and then refused leads to the methods", async () => {
  const { operator, page, formOf } = atDepositCounter()
  const before = await formOf()
  operator.meets("questionLost")
  before.ask("500")
  await before.operationIs("awaitingAnswer")
  before.queue.stop()
  operator.hasNoSatangLeft(true)
  const { queue, is } = page()
  await is("opening")
  expect((await is("choosingMethod")).context.failure?._tag).toBe("DepositRefused")
  queue.stop()
})

test("a browser that keeps nothing opens deposits all the same, each under its key", async () => {
  const { operator, browser, formOf } = atDepositCounter()
  browser.blocksStorage()
  operator.meets("answerLost")
  const { ask, is, operationIs, pass } = await formOf()
  ask("500")
  await operationIs("awaitingAnswer")
  pass(1_000)
  await is("waiting")
  expect([operator.asked, operator.deposits().length]).toEqual([["open key-1", "open key-1"], 1])
})

test("whatever is lost, late, tapped twice or loaded again, one wish is one deposit", async () => {
  const trouble = fc.constantFrom("questionLost", "answerLost")
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(trouble, { maxLength: 4 }), fc.nat(3), async (s, troubles, reloads) => {
      const { operator, browser, page, formOf } = atDepositCounter((moment) => s.schedule(Promise.resolve(), moment))
      operator.meets(...troubles)
      const form = await formOf()
      const { queue } = await throughTrouble(s, reloads, form, page)
      const { value } = await s.waitFor(
        waitFor(queue, (now) => now.value === "waiting" || now.value === "choosingMethod", { timeout: 30_000 }),
      )
      await s.waitIdle()
      expect(operator.deposits().length).toBeLessThanOrEqual(1)
      if (value === "waiting") expect([operator.deposits().length, browser.unfinished()]).toEqual([1, []])
    }),
    { numRuns: 200 },
  )
})
