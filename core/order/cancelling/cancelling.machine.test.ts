import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor } from "xstate"
import { roundThatIs } from "../../lotto/testing/round-that-is.ts"
import { baht } from "../../money/satang.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../testing/clock.ts"
import { CancelRefused, PoyArchive } from "../placed/poy-archive.port.ts"
import { somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { makeCancelling } from "./cancelling.machine.ts"
import { beforeASlip } from "./testing/before-a-slip.ts"

test("a slip is cancelled after the player's yes, once, however often it is tapped", async () => {
  const { operator, browser, open } = beforeASlip()
  const { is, confirm } = open()
  await is("confirming")
  confirm()
  confirm()
  expect((await is("cancelled")).output).toMatchObject({ id: "P-1", status: "cancelled", paid: baht(30) })
  expect([operator.asked, browser.unfinished()]).toEqual([["read P-1", "cancel P-1 key-1"], []])
})

test.each([
  [{ status: "won" } as const, "settled"],
  [{ status: "refunded" } as const, "settled"],
  [{ closesAt: 119_999 }, "refused"],
  [{ cancelsLeft: 0 }, "refused"],
])("a slip that cannot be cancelled is not offered to be: %o", async (change, state) => {
  const { operator, open } = beforeASlip(change)
  const { actor, is, shown, refusal } = open()
  await is(state)
  expect([refusal(), operator.asked]).toEqual([undefined, ["read P-1"]])
  actor.send({ type: "cancel.left" })
  expect(shown()).toBe("left")
})

test("who thinks too long is told that it is too late", async () => {
  const { operator, open, pass } = beforeASlip({ closesAt: 130_000 })
  const { is, confirm, refusal } = open()
  await is("confirming")
  pass(10_001)
  confirm()
  await is("refused")
  expect([refusal(), operator.asked]).toEqual(["tooLate", ["read P-1"]])
})

test("the operator's refusal counts, and the slip is read again", async () => {
  const { operator, browser, open } = beforeASlip()
  const { is, confirm, refusal } = open()
  await is("confirming")
  operator.refuses(new CancelRefused({ reason: "tooMany" }))
  operator.becomes({ cancelsLeft: 0 })
  confirm()
  await is("refused")
  expect([refusal(), browser.unfinished()]).toEqual(["tooMany", []])
  expect(operator.asked).toEqual(["read P-1", "cancel P-1 key-1", "read P-1"])
})

test("what the operator says with its refusal is told until the player tries again", async () => {
  const { operator, open } = beforeASlip()
  const { is, confirm, refusal, said } = open()
  await is("confirming")
  operator.refuses(new CancelRefused({ reason: "other", said: "ยกเลิกได้ที่เคาน์เตอร์เท่านั้น" }))
  confirm()
  await is("sending")
  await is("confirming")
  expect([refusal(), said()]).toEqual(["other", "ยกเลิกได้ที่เคาน์เตอร์เท่านั้น"])
  confirm()
  expect([refusal(), said()]).toEqual([undefined, undefined])
})

test("who is too late at a second try is told that alone", async () => {
  const { operator, open, pass } = beforeASlip({ closesAt: 130_000 })
  const { is, confirm, refusal, said } = open()
  await is("confirming")
  operator.refuses(new CancelRefused({ reason: "other", said: "ยกเลิกได้ที่เคาน์เตอร์เท่านั้น" }))
  confirm()
  await is("sending")
  await is("confirming")
  pass(10_001)
  confirm()
  await is("refused")
  expect([refusal(), said()]).toEqual(["tooLate", undefined])
})

test("a slip that was cancelled elsewhere is cancelled", async () => {
  await beforeASlip({ status: "cancelled" }).open().is("cancelled")
})

test("a slip that is not this player's is missing", async () => {
  const { actor, is } = beforeASlip().open("P-9")
  await is("missing")
  actor.send({ type: "cancel.left" })
  expect(actor.getSnapshot().status).toBe("done")
})

test.each(["loading", "confirming", "sending", "awaitingAnswer"])(
  "a player may leave while it is %s",
  async (state) => {
    const { operator, open } = beforeASlip()
    const { actor, is, confirm, shown } = open()
    if (state !== "loading") {
      await is("confirming")
      if (state === "awaitingAnswer") operator.troubles.push("questionLost")
      if (state !== "confirming") confirm()
      await is(state)
    }
    actor.send({ type: "cancel.left" })
    expect(shown()).toBe("left")
  },
)

test("leaving interrupts the question", async () => {
  const [asked, interrupted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { clock } = handClock()
  const awaitingAnswer = Effect.andThen(
    Effect.sync(() => asked.resolve()),
    Effect.onInterrupt(Effect.never, () => Effect.sync(() => interrupted.resolve())),
  )
  const poys = Layer.succeed(PoyArchive, {
    all: () => Effect.never,
    one: () => awaitingAnswer,
    cancel: () => Effect.never,
  })
  const runtime = ManagedRuntime.make(Layer.mergeAll(poys, browserThatRemembers().layer, phoneOnTheMove().layer))
  const { round } = roundThatIs()
  const environment = { now: () => 0, isTimeKnown: () => true, steadyNow: () => 0, newKey: () => "key-1", round }
  const actor = createActor(makeCancelling(runtime, environment), { clock, input: { id: "P-1" } }).start()
  await asked.promise
  actor.send({ type: "cancel.left" })
  await interrupted.promise
  expect([actor.getSnapshot().value, actor.getSnapshot().context.poy]).toEqual(["left", undefined])
})

test.each(["loading", "sending"])("while it is %s a player may be known no longer", async (state) => {
  const { operator, open } = beforeASlip()
  if (state === "loading") operator.troubles.push("unauthorized")
  const { is, confirm } = open()
  if (state === "sending") {
    await is("confirming")
    operator.troubles.push("unauthorized")
    confirm()
  }
  await is("unauthorized")
})

test("a slip that waits is read again once the result of its round is known, when the operator has had time", async () => {
  const { operator, watchedRounds, open, pass } = beforeASlip({}, { hasResult: true })
  const { is } = open()
  await is("settling")
  operator.becomes({ status: "won", paid: baht(900) })
  pass(1_999)
  expect(operator.asked).toEqual(["read P-1"])
  pass(1)
  expect((await is("settled")).context.poy).toMatchObject({ status: "won", paid: baht(900) })
  expect([operator.asked, watchedRounds]).toEqual([["read P-1", "read P-1"], [somchaisPoy.order.betId]])
})
