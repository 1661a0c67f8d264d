import { Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht, satang } from "../money/satang.ts"
import { handClock } from "../testing/clock.ts"
import { operatorWithATill } from "../testing/wallet.ts"
import { usualOffers } from "../testing/wallet-deposits.ts"
import type { Pause } from "../testing/wallet-line.ts"
import { browserThatRemembersErrands } from "../testing/wallet-memory.ts"
import { DepositRefused } from "./cashier.ts"
import type { DepositMethod } from "./deposit.ts"
import { makeDepositQueue } from "./deposit-queue.machine.ts"

const offerOf = (wanted: DepositMethod) => usualOffers.find(({ method }) => method === wanted)!

/** A player with one browser and any number of pages, before an operator whose clock is turned by hand. */
const atCounter = (pause?: Pause) => {
  let keys = 0
  let time = 0
  const now = () => time
  const operator = operatorWithATill({ now, pause })
  const browser = browserThatRemembersErrands()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, browser.layer))
  const page = (input: { readonly id?: string } = {}) => {
    const { clock, pass } = handClock()
    const queue = createActor(makeDepositQueue(runtime, { newKey: () => `key-${++keys}`, now }), {
      clock,
      input,
    }).start()
    return {
      queue,
      pass,
      is: (state: string) => waitFor(queue, ({ value }) => value === state),
      ask: (amount: string) => queue.send({ type: "form.submitted", form: { method: "fast", amount } }),
    }
  }
  const formOf = async () => {
    const opened = page()
    await opened.is("choosingMethod")
    opened.queue.send({ type: "method.chosen", offer: offerOf("fast") })
    return opened
  }
  return { operator, browser, page, formOf, later: (milliseconds: number) => void (time += milliseconds) }
}

test("an amount outside the limits is told so, and the cashier is not bothered", async () => {
  const { operator, formOf } = atCounter()
  const { queue, ask } = await formOf()
  ask("19")
  expect([queue.getSnapshot().value, queue.getSnapshot().context.faults]).toEqual([
    "fillingForm",
    { amount: "belowMinimum" },
  ])
  expect(operator.asked).toEqual([])
})

test("a deposit that is opened waits with the amount to transfer and its place, and is followed by its id", async () => {
  const { browser, formOf } = atCounter()
  const { ask, is } = await formOf()
  ask("500")
  const { id, deposit, faults, failure } = (await is("waiting")).context
  expect([id, deposit?.prepareAmount, deposit?.prepareIndex, deposit?.prepareTotal]).toEqual(["D-1", 50_037, 1, 1])
  expect([faults, failure, browser.kept()]).toEqual([undefined, undefined, []])
})

test("a deposit in USDT says what to send on which network, and waits for its confirmations", async () => {
  const { page } = atCounter()
  const { queue, is } = page()
  await is("choosingMethod")
  queue.send({ type: "method.chosen", offer: offerOf("crypto") })
  const form = { method: "crypto", amount: "500", network: "TRC20" } as const
  queue.send({ type: "form.submitted", form: { ...form, networkAgain: "BEP20" } })
  expect(queue.getSnapshot().context.faults).toEqual({ amount: undefined, network: "notConfirmed" })
  queue.send({ type: "form.submitted", form: { ...form, networkAgain: "TRC20" } })
  expect((await is("waiting")).context.deposit).toMatchObject({
    method: "crypto",
    expiresAt: 900_000,
    crypto: { network: "TRC20", address: "address-on-TRC20", usdt: 1_465, confirmations: 0, confirmationsNeeded: 20 },
  })
})

test("money that arrives to the satang is credited, any other amount is a mismatch, and none expires", async () => {
  const { operator, formOf, later } = atCounter()
  for (const [amount, state] of [
    [50_037, "credited"],
    [50_000, "mismatch"],
    [0, "expired"],
  ] as const) {
    const { queue, ask, is } = await formOf()
    ask("500")
    const { id = "" } = (await is("waiting")).context
    if (amount > 0) operator.transfer(id, satang(amount))
    else later(900_000)
    queue.send({ type: "transfer.made" })
    await is(state)
  }
  expect(operator.balance()).toBe(baht(10_500) + 37)
})

test("a refusal is told where the amount is asked for, and the next try is a new deposit", async () => {
  const { operator, formOf } = atCounter()
  const { ask, is } = await formOf()
  operator.hasNoSatangLeft(true)
  ask("500")
  await is("creating")
  expect((await is("fillingForm")).context.failure).toEqual(new DepositRefused({ reason: "allTaken" }))
  operator.hasNoSatangLeft(false)
  ask("500")
  expect((await is("waiting")).context.failure).toBeUndefined()
  expect(operator.asked).toEqual(["open key-1", "open key-2"])
})

test.each(["questionLost", "answerLost"] as const)(
  "with %s on the way, the same key is sent again and one deposit is opened",
  async (trouble) => {
    const { operator, formOf } = atCounter()
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
  const { operator, formOf } = atCounter()
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
  const { operator, formOf } = atCounter()
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
  const { operator, browser, page, formOf, later } = atCounter()
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
  const { operator, page, formOf } = atCounter()
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
  const { operator, browser, formOf } = atCounter()
  browser.isBlocked(true)
  operator.meets("answerLost")
  const { ask, is, pass } = await formOf()
  ask("500")
  await is("lostConnection")
  pass(5_000)
  await is("waiting")
  expect([operator.asked, operator.deposits().length]).toEqual([["open key-1", "open key-1"], 1])
})

test("a player whom the operator no longer knows is not asked for anything more", async () => {
  const { operator, formOf } = atCounter()
  const { queue, ask, is } = await formOf()
  operator.meets("disowned")
  ask("500")
  await is("disowned")
  expect(queue.getSnapshot().status).toBe("done")
})

test("a method can be chosen again, and what was wrong before is forgotten", async () => {
  const { formOf } = atCounter()
  const { queue, ask } = await formOf()
  ask("abc")
  queue.send({ type: "method.reopened" })
  expect([queue.getSnapshot().value, queue.getSnapshot().context.faults]).toEqual(["choosingMethod", undefined])
  queue.send({ type: "method.chosen", offer: offerOf("crypto") })
  expect(queue.getSnapshot().context.offer?.method).toBe("crypto")
})

test("whatever is lost, late, tapped twice or loaded again, one wish is one deposit", async () => {
  const trouble = fc.constantFrom("questionLost", "answerLost")
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(trouble, { maxLength: 4 }), fc.nat(3), async (s, troubles, reloads) => {
      const { operator, browser, page, formOf } = atCounter((moment) => s.schedule(Promise.resolve(), moment))
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
        waitFor(queue, ({ value }) => value === "waiting" || value === "choosingMethod", { timeout: 5_000 }),
      )
      await s.waitIdle()
      expect(operator.deposits().length).toBeLessThanOrEqual(1)
      if (value === "waiting") expect([operator.deposits().length, browser.kept()]).toEqual([1, []])
    }),
    { numRuns: 200 },
  )
})
