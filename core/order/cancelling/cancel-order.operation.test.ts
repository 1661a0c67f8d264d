import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { NeverReceived, type Operation } from "../../operation/operation.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { CancelRefused, type NoSuchPoy, type PoyArchive } from "../placed/poy-archive.port.ts"
import { operatorThatKeepsAPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { type CancelCommand, cancelOrder } from "./cancel-order.operation.ts"
import { cancelOfASlip } from "./testing/cancel-of-a-slip.ts"

const flow: Operation<CancelCommand, PlacedPoy, CancelRefused | NoSuchPoy, PoyArchive> = cancelOrder
const lookUp = (change: Partial<PlacedPoy>) =>
  Effect.runPromise(Effect.result(Effect.provide(flow.lookUp(cancelOfASlip), operatorThatKeepsAPoy(change).layer)))

test("a slip tells what became of cancelling it: cancelled, still waiting, or settled before", async () => {
  expect(Result.getOrThrow(await lookUp({ status: "cancelled" }))).toMatchObject({ id: "P-1", status: "cancelled" })
  expect(await lookUp({ status: "waiting" })).toEqual(Result.fail(new NeverReceived()))
  for (const status of ["won", "lost", "refunded"] as const)
    expect(await lookUp({ status })).toEqual(Result.fail(new CancelRefused({ reason: "alreadySettled" })))
})

test("only a slip that is to be cancelled is meant, and two are the same by their number", () => {
  expect(flow.isCommand({ kind: "abort", poyId: "P-1" })).toBe(true)
  for (const other of [{ kind: "order", poyId: "P-1" }, { kind: "abort" }, { poyId: "P-1" }, "abort", undefined])
    expect(flow.isCommand(other)).toBe(false)
  expect(flow.isSame(cancelOfASlip.command, { kind: "abort", poyId: "P-1" })).toBe(true)
  expect(flow.isSame(cancelOfASlip.command, { kind: "abort", poyId: "P-2" })).toBe(false)
})

test("cancelling ends with its answer; the slip itself shows that it is over", () => {
  expect([flow.isOnceOnly, flow.isResent, flow.purposeOf(cancelOfASlip.command)]).toEqual([false, true, "abort P-1"])
})
