import { Deferred, Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { satang } from "../money/satang.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { handClock } from "../testing/clock.ts"
import { Cashier, DepositRefused } from "./cashier.ts"
import type { Deposit } from "./deposit.ts"
import { makeDepositQueue } from "./deposit-queue.machine.ts"

type Trouble = <E>(act: Effect.Effect<Deposit, E>) => Effect.Effect<Deposit, E | Unauthorized | Unreachable>
const cutBefore: Trouble = () => Effect.fail(new Unreachable({ cause: "the question was lost" }))
const cutAfter: Trouble = (act) => Effect.andThen(act, Effect.fail(new Unreachable({ cause: "the answer was lost" })))
const disowned: Trouble = () => Effect.fail(new Unauthorized())

/** A cashier that opens one deposit a key; troubles are met once each, in turn. */
const cashier = () => {
  const asked: Array<string> = []
  const troubles: Array<Trouble> = []
  const deposits = new Map<string, Deposit>()
  let full = false
  const met = <E>(question: string, act: Effect.Effect<Deposit, E>) =>
    Effect.suspend(() => {
      asked.push(question)
      return troubles.shift()?.(act) ?? act
    })
  const layer = Layer.succeed(Cashier, {
    open: ({ amount }, key) =>
      met(
        `open ${key}`,
        Effect.suspend(() => {
          if (full) return Effect.fail(new DepositRefused({ reason: "allTaken" }))
          const number = deposits.size + 1
          const opened: Deposit = deposits.get(key) ?? {
            id: `D-${number}`,
            bankId: "bank-1",
            prepareAmount: satang(amount + number),
            prepareIndex: number,
            prepareTotal: number,
            status: "WAITING",
            referTransferId: undefined,
            createdAt: 0,
          }
          deposits.set(key, opened)
          return Effect.succeed(opened)
        }),
      ),
    read: () => Effect.never,
    cancel: () => Effect.never,
  })
  return { layer, asked, troubles, deposits, isFull: (now: boolean) => void (full = now) }
}

const atCounter = () => {
  let keys = 0
  const counter = cashier()
  const { clock, pass } = handClock()
  const machine = makeDepositQueue(ManagedRuntime.make(counter.layer), () => `key-${++keys}`)
  const queue = createActor(machine, { clock, input: {} }).start()
  const is = (state: string) => waitFor(queue, (now) => now.value === state)
  const ask = (amount: string) => queue.send({ type: "amount.submitted", amount })
  queue.send({ type: "method.chosen", method: "fast", bankId: "bank-1" })
  return { counter, queue, is, ask, pass }
}

test("an amount outside the limits is told so, and the cashier is not bothered", () => {
  const { queue, ask, counter } = atCounter()
  ask("19")
  expect([queue.getSnapshot().value, queue.getSnapshot().context.fault]).toEqual(["enteringAmount", "belowMinimum"])
  expect(counter.asked).toEqual([])
})

test("a deposit that is opened waits with the amount to transfer and its place, and is followed by its id", async () => {
  const { ask, is } = atCounter()
  ask("500")
  const { id, deposit, fault, failure } = (await is("waiting")).context
  expect([id, deposit?.prepareAmount, deposit?.prepareIndex, deposit?.prepareTotal]).toEqual(["D-1", 50_001, 1, 1])
  expect([fault, failure]).toEqual([undefined, undefined])
})

test("a refusal is told where the amount is asked for, and the next try is a new deposit", async () => {
  const { counter, ask, is } = atCounter()
  counter.isFull(true)
  ask("500")
  await is("creating")
  expect((await is("enteringAmount")).context.failure).toEqual(new DepositRefused({ reason: "allTaken" }))
  counter.isFull(false)
  ask("500")
  expect((await is("waiting")).context.failure).toBeUndefined()
  expect(counter.asked).toEqual(["open key-1", "open key-2"])
})

test.each([
  ["the question", cutBefore],
  ["the answer", cutAfter],
])("when %s is lost on the way, the same key is sent again and one deposit is opened", async (_, trouble) => {
  const { counter, ask, is, pass } = atCounter()
  counter.troubles.push(trouble, trouble)
  ask("500")
  await is("lostConnection")
  pass(4_999)
  expect(counter.asked).toEqual(["open key-1"])
  pass(1)
  await is("creating")
  await is("lostConnection")
  pass(5_000)
  await is("waiting")
  expect(counter.asked).toEqual(["open key-1", "open key-1", "open key-1"])
  expect(counter.deposits.size).toBe(1)
})

test("who turns away while it is being opened and asks for the same again gets the same deposit, another amount another", async () => {
  const { counter, queue, ask, is } = atCounter()
  for (const amount of ["500", "500.00", "600"]) {
    counter.troubles.push(cutAfter)
    ask(amount)
    await is("lostConnection")
    queue.send({ type: "deposit.left" })
  }
  expect(counter.asked).toEqual(["open key-1", "open key-1", "open key-2"])
  expect(counter.deposits.size).toBe(2)
})

test("turning away interrupts the question, and an answer that comes too late changes nothing", async () => {
  const interrupted = Promise.withResolvers<void>()
  const { counter, queue, ask, is } = atCounter()
  counter.troubles.push(() => Effect.onInterrupt(Effect.never, () => Effect.sync(() => interrupted.resolve())))
  ask("500")
  queue.send({ type: "deposit.left" })
  await interrupted.promise
  const [gate, late] = [Deferred.makeUnsafe<void>(), Promise.withResolvers<void>()]
  counter.troubles.push((act) =>
    Effect.uninterruptible(
      Effect.andThen(
        Deferred.await(gate),
        Effect.tap(act, () => Effect.sync(() => late.resolve())),
      ),
    ),
  )
  ask("500")
  queue.send({ type: "deposit.left" })
  Deferred.doneUnsafe(gate, Effect.void)
  await late.promise
  expect([(await is("enteringAmount")).context.id, counter.deposits.size]).toEqual([undefined, 1])
})

test("a player whom the operator no longer knows is not asked for anything more", async () => {
  const { counter, queue, ask, is } = atCounter()
  counter.troubles.push(disowned)
  ask("500")
  await is("disowned")
  expect(queue.getSnapshot().status).toBe("done")
})

test("a method can be chosen again, and what was wrong before is forgotten", () => {
  const { queue, ask } = atCounter()
  ask("abc")
  queue.send({ type: "method.reopened" })
  expect([queue.getSnapshot().value, queue.getSnapshot().context.fault]).toEqual(["choosingMethod", undefined])
  queue.send({ type: "method.chosen", method: "crypto" })
  const { method, bankId } = queue.getSnapshot().context
  expect([method, bankId]).toEqual(["crypto", undefined])
})

test("a second tap while a deposit is being opened opens nothing more", async () => {
  const { counter, ask, is } = atCounter()
  ask("500")
  ask("500")
  ask("600")
  await is("waiting")
  expect(counter.asked).toEqual(["open key-1"])
})
