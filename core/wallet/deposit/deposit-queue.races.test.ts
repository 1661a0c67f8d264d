import fc from "fast-check"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { atDepositCounter } from "./testing/deposit-counter.ts"

test.each(["questionLost", "answerLost"] as const)(
  "with %s on the way, the same key is sent again and one deposit is opened",
  async (trouble) => {
    const { operator, formOf } = atDepositCounter()
    const { ask, is, pass } = await formOf()
    operator.meets(trouble, trouble)
    ask("500")
    await is("lostConnection")
    pass(4_999)
    expect(operator.asked).toEqual(["open key-1"])
    pass(1)
    await is("creating")
    await is("lostConnection")
    pass(5_000)
    await is("waiting")
    expect(operator.asked).toEqual(["open key-1", "open key-1", "open key-1"])
    expect(operator.deposits().length).toBe(1)
  },
)

test("who turns away while it is being opened and asks for the same again gets the same deposit, another amount another", async () => {
  const { operator, formOf } = atDepositCounter()
  const { queue, ask, is } = await formOf()
  for (const amount of ["500", "500.00", "600", "500"]) {
    operator.meets("answerLost")
    ask(amount)
    await is("lostConnection")
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
  await before.is("lostConnection")
  before.queue.stop()
  later(milliseconds)
  await page().is(state)
  expect([operator.deposits().length, browser.kept()]).toEqual([1, []])
})

test("a deposit that is taken up after a reload and then refused leads to the methods", async () => {
  const { operator, page, formOf } = atDepositCounter()
  const before = await formOf()
  operator.meets("questionLost")
  before.ask("500")
  await before.is("lostConnection")
  before.queue.stop()
  operator.hasNoSatangLeft(true)
  const { queue, is } = page()
  await is("creating")
  expect((await is("choosingMethod")).context.failure?._tag).toBe("DepositRefused")
  queue.stop()
})

test("a browser that keeps nothing opens deposits all the same, each under its key", async () => {
  const { operator, browser, formOf } = atDepositCounter()
  browser.isBlocked(true)
  operator.meets("answerLost")
  const { ask, is, pass } = await formOf()
  ask("500")
  await is("lostConnection")
  pass(5_000)
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
      form.ask("500")
      form.ask("500")
      let { queue } = form
      for (let reload = 0; reload < reloads; reload++) {
        await s.waitNext(Math.min(1, s.count()))
        queue.stop()
        queue = page().queue
      }
      queue.subscribe(({ value }) => {
        if (value === "lostConnection") queue.send({ type: "connection.restored" })
      })
      queue.send({ type: "connection.restored" })
      const { value } = await s.waitFor(
        waitFor(queue, ({ value }) => value === "waiting" || value === "choosingMethod", { timeout: 30_000 }),
      )
      await s.waitIdle()
      expect(operator.deposits().length).toBeLessThanOrEqual(1)
      if (value === "waiting") expect([operator.deposits().length, browser.kept()]).toEqual([1, []])
    }),
    { numRuns: 200 },
  )
})
