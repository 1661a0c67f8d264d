import { Deferred, Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../../money/satang.ts"
import { handClock } from "../../testing/clock.ts"
import { AbortRefused, PlacedPoys } from "../placed/placed-poys.ts"
import { operatorThatKeepsAPoy, somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { makeAborting } from "./aborting.machine.ts"
import { abortRefusal } from "./aborting.ts"

const asks = (operator = operatorThatKeepsAPoy(), input = { id: "P-1" }) => {
  const { clock, pass } = handClock()
  let keys = 0
  const environment = { now: () => clock.now(), newKey: () => `key-${++keys}` }
  const aborting = createActor(makeAborting(ManagedRuntime.make(operator.layer), environment), { clock, input }).start()
  const is = (state: string) => waitFor(aborting, (now) => now.value === state)
  const confirm = () => aborting.send({ type: "abort.confirmed" })
  return { operator, aborting, is, confirm, pass, why: () => abortRefusal(aborting.getSnapshot().context, environment) }
}

test("a slip is cancelled after the player's yes, once, however often it is tapped", async () => {
  const { operator, is, confirm } = asks()
  await is("confirming")
  confirm()
  confirm()
  expect((await is("aborted")).output).toMatchObject({ id: "P-1", status: "aborted", paid: baht(30) })
  expect(operator.asked).toEqual(["read P-1", "abort P-1 key-1"])
})

test.each([
  [{ status: "won" } as const, "alreadySettled"],
  [{ closesAt: 119_999 }, "tooLate"],
  [{ abortsLeft: 0 }, "tooMany"],
])("a slip that cannot be cancelled is told so before it is asked for: %o", async (change, why) => {
  const asked = asks(operatorThatKeepsAPoy(change))
  await asked.is("refused")
  expect([asked.why(), asked.operator.asked]).toEqual([why, ["read P-1"]])
  asked.aborting.send({ type: "abort.left" })
  expect(asked.aborting.getSnapshot().value).toBe("left")
})

test("who thinks too long is told that it is too late", async () => {
  const { operator, is, confirm, pass, why } = asks(operatorThatKeepsAPoy({ closesAt: 130_000 }))
  await is("confirming")
  pass(10_001)
  confirm()
  await is("refused")
  expect([why(), operator.asked]).toEqual(["tooLate", ["read P-1"]])
})

test("the operator's refusal counts", async () => {
  const { operator, is, confirm, why } = asks()
  await is("confirming")
  operator.refuses(new AbortRefused({ reason: "tooMany" }))
  confirm()
  await is("refused")
  expect(why()).toBe("tooMany")
})

test("a slip that was cancelled elsewhere is cancelled", async () => {
  await asks(operatorThatKeepsAPoy({ status: "aborted" })).is("aborted")
})

test("a slip that is not this player's is missing", async () => {
  const { aborting, is } = asks(undefined, { id: "P-9" })
  await is("missing")
  aborting.send({ type: "abort.left" })
  expect(aborting.getSnapshot().status).toBe("done")
})

test("a cancelling whose answer is lost is looked up by the slip's number, never sent blindly", async () => {
  const { operator, is, confirm, pass } = asks()
  await is("confirming")
  operator.troubles.push("answerLost", "questionLost")
  confirm()
  await is("unanswered")
  pass(5_000)
  await is("reading")
  await is("unanswered")
  pass(5_000)
  await is("aborted")
  expect(operator.asked).toEqual(["read P-1", "abort P-1 key-1", "read P-1", "read P-1"])
})

test.each(["connection.restored", "outcome.requested"] as const)(
  "a cancelling that never arrived is the player's to send again, with the same key: %s",
  async (type) => {
    const { operator, aborting, is, confirm } = asks()
    await is("confirming")
    operator.troubles.push("questionLost")
    confirm()
    await is("unanswered")
    aborting.send({ type })
    await is("confirming")
    confirm()
    await is("aborted")
    expect(operator.asked.filter((call) => call.startsWith("abort"))).toEqual(["abort P-1 key-1", "abort P-1 key-1"])
  },
)

test.each(["reading", "aborting", "unanswered", "confirming"])("a player may leave while it is %s", async (state) => {
  const { operator, aborting, is, confirm } = asks()
  if (state !== "reading") {
    await is("confirming")
    if (state === "unanswered") operator.troubles.push("questionLost")
    if (state !== "confirming") confirm()
    await is(state)
  }
  aborting.send({ type: "abort.left" })
  expect(aborting.getSnapshot().value).toBe("left")
})

test("leaving interrupts the question, and a late answer changes nothing", async () => {
  const [gate, late] = [Deferred.makeUnsafe<void>(), Promise.withResolvers<void>()]
  const answer = Effect.ensuring(
    Effect.as(Deferred.await(gate), somchaisPoy),
    Effect.sync(() => late.resolve()),
  )
  const layer = Layer.succeed(PlacedPoys, {
    all: () => Effect.never,
    one: () => Effect.uninterruptible(answer),
    abort: () => Effect.never,
  })
  const { aborting } = asks({ ...operatorThatKeepsAPoy(), layer })
  aborting.send({ type: "abort.left" })
  Deferred.doneUnsafe(gate, Effect.void)
  await late.promise
  expect([aborting.getSnapshot().value, aborting.getSnapshot().context.poy]).toEqual(["left", undefined])
})

test.each(["reading", "aborting"])("while it is %s a player may be known no longer", async (state) => {
  const operator = operatorThatKeepsAPoy()
  if (state === "reading") operator.troubles.push("unauthorized")
  const { is, confirm } = asks(operator)
  if (state === "aborting") {
    await is("confirming")
    operator.troubles.push("unauthorized")
    confirm()
  }
  await is("unauthorized")
})
