import { makeConnection, makeSession } from "@fakham/core"
import { type Satang, satang } from "@fakham/core/money"
import {
  browserThatHolds,
  operatorThatKnowsSomchai,
  phoneOnTheMove,
  somchaisRecord,
  somchaisSession,
} from "@fakham/core/testing"
import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { worldOf } from "./world.ts"

const atHome = () => {
  const phone = phoneOnTheMove()
  const browser = browserThatHolds(somchaisSession)
  const layer = Layer.mergeAll(browser.layer, operatorThatKnowsSomchai().layer, phone.layer)
  const runtime = ManagedRuntime.make(layer)
  const session = createActor(makeSession(runtime)).start()
  const connection = createActor(makeConnection(runtime)).start()
  const world = worldOf({ session, connection, followEnd: () => () => {} })
  return { phone, browser, session, connection, world, player: () => session.getSnapshot().children.player }
}

test("cash is told once it is known, at every change, and by whichever actor knows it", async () => {
  const { browser, session, world, player } = atHome()
  const amounts: Array<Satang> = []
  const leave = world.followCash((cash) => void amounts.push(cash))
  expect(world.cash()).toBeUndefined()
  await expect.poll(() => amounts).toEqual([somchaisRecord.cash])
  player()?.send({ type: "cash.changed", cash: satang(5_000) })
  expect(amounts).toEqual([somchaisRecord.cash, 5_000])
  expect(world.cash()).toBe(5_000)
  const before = player()
  browser.inAnotherTab({ type: "session.openedElsewhere", session: { ...somchaisSession, token: "renewed" } })
  await waitFor(session, () => player() !== before)
  await expect.poll(() => amounts.slice(2)).toEqual([somchaisRecord.cash])
  leave()
  player()?.send({ type: "cash.changed", cash: satang(7_000) })
  expect(amounts).toHaveLength(3)
})

test("money is told of whenever the operator speaks of it, the same sum again too, and not as it is known first", async () => {
  const { world, player } = atHome()
  let times = 0
  const leave = world.followMoney(() => void (times += 1))
  await expect.poll(() => world.cash()).toBe(somchaisRecord.cash)
  expect(times).toBe(0)
  player()?.send({ type: "cash.changed", cash: somchaisRecord.cash })
  expect(times).toBe(1)
  player()?.send({ type: "cash.changed", cash: satang(5_000) })
  expect(times).toBe(2)
  leave()
  player()?.send({ type: "cash.changed", cash: satang(7_000) })
  expect(times).toBe(2)
})

test("a connection that is there is told at once, and again whenever it is back", async () => {
  const { phone, connection, world } = atHome()
  let calls = 0
  const leave = world.followConnection(() => void (calls += 1))
  expect(calls).toBe(1)
  phone.losesNetwork()
  await waitFor(connection, (state) => state.matches("offline"))
  expect(calls).toBe(1)
  phone.findsNetwork()
  await waitFor(connection, (state) => state.matches("online"))
  expect(calls).toBe(2)
  leave()
})
