import { Deferred, Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../testing/clock.ts"
import { soon } from "../../testing/soon.ts"
import { timeLeft } from "./deposit.ts"
import { makeDepositQueue } from "./deposit-queue.machine.ts"
import { cut, cutAfter, failUnauthorized, operatorThatKeepsADeposit } from "./testing/operator-that-keeps-a-deposit.ts"

/** A page that was loaded anew while a deposit was under way. */
const reloaded = (deposits = operatorThatKeepsADeposit(), id = "D-1") => {
  const { clock, pass } = handClock()
  const phone = phoneOnTheMove()
  const ports = Layer.mergeAll(deposits.layer, browserThatRemembers().layer, phone.layer)
  const machine = makeDepositQueue(ManagedRuntime.make(ports), {
    newKey: () => "no new key",
    now: () => 0,
    isTimeKnown: () => true,
    steadyNow: () => 0,
  })
  const queue = createActor(machine, { clock, input: { id } }).start()
  const is = (state: string) => waitFor(queue, (now) => now.value === state, soon)
  return { deposits, phone, queue, is, pass }
}

test("a reload takes the deposit up again by its id, with its place and the time that is left", async () => {
  const { is } = reloaded()
  const { deposit } = (await is("waiting")).context
  expect([deposit?.prepareAmount, deposit?.prepareIndex, deposit?.prepareTotal]).toEqual([50_037, 3, 8])
  expect(deposit && timeLeft(deposit, 1_318_000)).toBe(582_000)
})

test("a deposit that is not this player's leads back to the methods", async () => {
  const { is } = reloaded(operatorThatKeepsADeposit(), "D-9")
  const { context } = await is("choosingMethod")
  expect([context.id, context.failure?._tag]).toEqual([undefined, "NoSuchDeposit"])
})

test("the operator is asked every five seconds, and the place in the queue moves up", async () => {
  const { deposits, queue, is, pass } = reloaded()
  await is("waiting")
  deposits.becomes({ prepareIndex: 2, prepareTotal: 7 })
  pass(4_999)
  expect(queue.getSnapshot().context.deposit?.prepareIndex).toBe(3)
  pass(1)
  const moved = await waitFor(queue, ({ context }) => context.deposit?.prepareIndex === 2)
  expect([moved.value, moved.hasTag("open")]).toEqual(["waiting", true])
  expect(deposits.asked).toEqual(["read D-1", "read D-1"])
})

test.each([
  ["MATCHED", "credited"],
  ["EXPIRED", "expired"],
  ["CANCELLED", "cancelled"],
  ["MISMATCH", "mismatch"],
] as const)("a deposit that the operator calls %s is %s, and another can be begun", async (status, state) => {
  const { deposits, queue, is, pass } = reloaded()
  await is("waiting")
  deposits.becomes({ status })
  pass(5_000)
  expect((await is(state)).context.deposit?.status).toBe(status)
  queue.send({ type: "another.requested" })
  expect([queue.getSnapshot().value, queue.getSnapshot().context.id]).toEqual(["choosingMethod", undefined])
})

test.each(["transfer.made", "cash.changed"] as const)("%s: the operator is asked at once", async (type) => {
  const { deposits, queue, is } = reloaded()
  await is("waiting")
  deposits.becomes({ status: "MATCHED" })
  queue.send({ type })
  expect(queue.getSnapshot().value).toBe("checking")
  await is("credited")
})

test.each([
  ["EXPIRED", "expired", "MISMATCH", "mismatch"],
  ["MISMATCH", "mismatch", "CANCELLED", "cancelled"],
] as const)(
  "a deposit that is %s is asked about every half minute, so that its page learns what became of late or wrong money",
  async (...ways) => {
    const [before, shown, after, learned] = ways
    const { deposits, queue, is, pass } = reloaded(operatorThatKeepsADeposit({ status: before }))
    await is(shown)
    deposits.becomes({ status: after })
    pass(29_999)
    expect(queue.getSnapshot().value).toBe(shown)
    pass(1)
    await is(learned)
  },
)

test("a mismatch that support has put right is credited when the money comes", async () => {
  const { deposits, queue, is } = reloaded(operatorThatKeepsADeposit({ status: "MISMATCH" }))
  await is("mismatch")
  deposits.becomes({ status: "MATCHED" })
  queue.send({ type: "cash.changed" })
  await is("credited")
})

test("a phone that finds its network again asks at once what became of the deposit", async () => {
  const { deposits, phone, queue, is } = reloaded()
  await is("waiting")
  deposits.troubles.push(cut)
  queue.send({ type: "transfer.made" })
  await is("unreachable")
  phone.losesNetwork()
  phone.findsNetwork()
  await is("waiting")
  expect(deposits.asked).toEqual(["read D-1", "read D-1", "read D-1"])
})

test("a lost connection keeps the deposit in sight and finds it again, by itself or when the connection is back", async () => {
  const { deposits, queue, is, pass } = reloaded()
  await is("waiting")
  deposits.troubles.push(cut, cut)
  queue.send({ type: "transfer.made" })
  expect((await is("unreachable")).context.deposit?.id).toBe("D-1")
  queue.send({ type: "deposit.left" })
  pass(5_000)
  await is("checking")
  expect((await is("unreachable")).context.failure?._tag).toBe("Unreachable")
  queue.send({ type: "connection.restored" })
  expect((await is("waiting")).context.failure).toBeUndefined()
})

test("cancelling cancels, even while the operator is being asked", async () => {
  const interrupted = Promise.withResolvers<void>()
  const { deposits, queue, is } = reloaded()
  await is("waiting")
  deposits.troubles.push(() => Effect.onInterrupt(Effect.never, () => Effect.sync(() => interrupted.resolve())))
  queue.send({ type: "transfer.made" })
  queue.send({ type: "cancel.requested" })
  await interrupted.promise
  await is("cancelled")
  expect(deposits.asked).toEqual(["read D-1", "read D-1", "cancel D-1"])
})

test("an answer that comes after the player cancelled no longer counts", async () => {
  const [gate, late] = [Deferred.makeUnsafe<void>(), Promise.withResolvers<void>()]
  const { deposits, queue, is } = reloaded()
  await is("waiting")
  deposits.troubles.push((act) =>
    Effect.uninterruptible(
      Effect.andThen(
        Deferred.await(gate),
        Effect.ensuring(
          act,
          Effect.sync(() => late.resolve()),
        ),
      ),
    ),
  )
  queue.send({ type: "transfer.made" })
  queue.send({ type: "cancel.requested" })
  await is("cancelled")
  deposits.becomes({ status: "MATCHED" })
  Deferred.doneUnsafe(gate, Effect.void)
  await late.promise
  expect(queue.getSnapshot().context.deposit?.status).toBe("CANCELLED")
})

test("money that was faster than the cancelling is credited", async () => {
  const { deposits, queue, is } = reloaded()
  await is("waiting")
  deposits.becomes({ status: "MATCHED" })
  queue.send({ type: "cancel.requested" })
  await is("credited")
})

test.each([
  ["before it arrived", cut, "waiting"],
  ["after it was done", cutAfter, "cancelled"],
])("a cancelling that is cut off %s is looked up, never sent again", async (_, trouble, state) => {
  const { deposits, queue, is, pass } = reloaded()
  await is("waiting")
  deposits.troubles.push(trouble)
  queue.send({ type: "cancel.requested" })
  await is("unreachable")
  pass(5_000)
  await is(state)
  expect(deposits.asked).toEqual(["read D-1", "cancel D-1", "read D-1"])
})

test.each(["transfer.made", "cancel.requested"] as const)("after %s a player may be known no longer", async (type) => {
  const { deposits, queue, is } = reloaded()
  await is("waiting")
  deposits.troubles.push(failUnauthorized)
  queue.send({ type })
  await is("unauthorized")
  expect(queue.getSnapshot().status).toBe("done")
})
