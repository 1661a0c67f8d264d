import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeConnection } from "./connection.machine.ts"
import { dataAge } from "./data-age.machine.ts"
import { phoneOnTheMove } from "./testing/phone-on-the-move.ts"

/** A page that gets answers, each at its time; some of them were kept since another. */
const page = async () => {
  const phone = phoneOnTheMove()
  const connection = createActor(makeConnection(ManagedRuntime.make(phone.layer))).start()
  await expect.poll(phone.subscribers).toBe(1)
  const age = createActor(dataAge, { input: connection }).start()
  return {
    phone,
    comes: (at: number, storedAt?: number) => {
      age.send({ type: "answer.came", at, storedAt })
      return age.getSnapshot().context.asOf
    },
    connectionIs: (state: "offline" | "online") => waitFor(connection, (seen) => seen.matches(state)),
  }
}

test("what is on show is as old as the last answer, while none of them was kept", async () => {
  const { comes } = await page()
  expect([comes(10), comes(20)]).toEqual([10, 20])
})

test("with kept answers on show it is as old as the oldest of them, whatever comes besides", async () => {
  const { comes } = await page()
  comes(100)
  expect([comes(101, 50), comes(102, 60), comes(103), comes(104, 40)]).toEqual([50, 50, 50, 40])
})

test("once the connection is back all is asked for again, and the next answer counts alone", async () => {
  const { phone, comes, connectionIs } = await page()
  phone.losesNetwork()
  await connectionIs("offline")
  expect(comes(101, 50)).toBe(50)
  phone.findsNetwork()
  await connectionIs("online")
  expect([comes(110), comes(111, 90)]).toEqual([110, 90])
})
