import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { ways } from "../testing/ways.ts"
import { makeConnection } from "./connection.machine.ts"
import { phoneOnTheMove } from "./testing/phone-on-the-move.ts"

test("a phone that loses its network is offline until it finds it again", async () => {
  const phone = phoneOnTheMove()
  const connection = createActor(makeConnection(ManagedRuntime.make(phone.layer))).start()
  await expect.poll(phone.followers).toBe(1)
  expect(connection.getSnapshot().value).toBe("online")
  phone.losesNetwork()
  await waitFor(connection, ({ value }) => value === "offline")
  phone.findsNetwork()
  await waitFor(connection, ({ value }) => value === "online")
  connection.stop()
  await expect.poll(phone.followers).toBe(0)
})

test("the connection goes exactly these ways", () => {
  const table = ways(makeConnection(ManagedRuntime.make(phoneOnTheMove().layer)), {
    events: { lost: { type: "connection.lost" }, restored: { type: "connection.restored" } },
  })
  expect(table).toEqual({ online: { lost: "offline" }, offline: { restored: "online" } })
})
