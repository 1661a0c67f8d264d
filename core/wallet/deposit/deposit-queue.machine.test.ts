import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { DepositRefused } from "./deposit.port.ts"
import { atDepositCounter, offerOf } from "./testing/deposit-counter.ts"

test("an amount outside the limits is told so, and the cashier is not bothered", async () => {
  const { operator, formOf } = atDepositCounter()
  const { queue, ask } = await formOf()
  ask("19")
  expect([queue.getSnapshot().value, queue.getSnapshot().context.faults]).toEqual([
    "fillingForm",
    { amount: "belowMinimum" },
  ])
  expect(operator.asked).toEqual([])
})

test("a deposit that is opened waits with the amount to transfer and its place, and is followed by its id", async () => {
  const { browser, formOf } = atDepositCounter()
  const { ask, is } = await formOf()
  ask("500")
  const { id, deposit, faults, failure } = (await is("waiting")).context
  expect([id, deposit?.prepareAmount, deposit?.prepareIndex, deposit?.prepareTotal]).toEqual(["D-1", 50_037, 1, 1])
  expect([faults, failure, browser.unfinished()]).toEqual([undefined, undefined, []])
})

test("a deposit in USDT says what to send on which network, and waits for its confirmations", async () => {
  const { page } = atDepositCounter()
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
  const { operator, formOf, later } = atDepositCounter()
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
  const { operator, formOf } = atDepositCounter()
  const { ask, is } = await formOf()
  operator.hasNoSatangLeft(true)
  ask("500")
  await is("opening")
  expect((await is("fillingForm")).context.failure).toEqual(new DepositRefused({ reason: "allTaken" }))
  operator.hasNoSatangLeft(false)
  ask("500")
  expect((await is("waiting")).context.failure).toBeUndefined()
  expect(operator.asked).toEqual(["open key-1", "open key-2"])
})

test("a player whom the operator no longer knows is not asked for anything more", async () => {
  const { operator, formOf } = atDepositCounter()
  const { queue, ask, is } = await formOf()
  operator.meets("unauthorized")
  ask("500")
  await is("unauthorized")
  expect(queue.getSnapshot().status).toBe("done")
})

test("a method can be chosen again, and what was wrong before is forgotten", async () => {
  const { formOf } = atDepositCounter()
  const { queue, ask } = await formOf()
  ask("abc")
  queue.send({ type: "method.reopened" })
  expect([queue.getSnapshot().value, queue.getSnapshot().context.faults]).toEqual(["choosingMethod", undefined])
  queue.send({ type: "method.chosen", offer: offerOf("crypto") })
  expect(queue.getSnapshot().context.offer?.method).toBe("crypto")
})
