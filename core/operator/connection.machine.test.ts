import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { inner, ways } from "../testing/ways.ts"
import { makeConnection } from "./connection.machine.ts"
import { phoneOnTheMove } from "./testing/phone-on-the-move.ts"

const onTheMove = () => {
  const phone = phoneOnTheMove()
  const clock = new SimulatedClock()
  const connection = createActor(makeConnection(ManagedRuntime.make(phone.layer)), { clock }).start()
  const until = (state: Parameters<ReturnType<typeof connection.getSnapshot>["matches"]>[0]) =>
    waitFor(connection, (snapshot) => snapshot.matches(state))
  return { phone, clock, connection, until }
}

test("a phone that loses its network is offline until it finds it again", async () => {
  const { phone, connection, until } = onTheMove()
  await expect.poll(phone.subscribers).toBe(1)
  expect(connection.getSnapshot().matches("online")).toBe(true)
  phone.losesNetwork()
  await until("offline")
  phone.findsNetwork()
  await until("online")
  connection.stop()
  await expect.poll(phone.subscribers).toBe(0)
})

test("a network that leads nowhere is offline from the first missed answer, until the site answers again", async () => {
  const { phone, clock, connection, until } = onTheMove()
  phone.losesSite()
  expect(connection.getSnapshot().matches("online")).toBe(true)
  connection.send({ type: "answer.missed" })
  await until({ offline: "silent" })
  clock.increment(4_999)
  expect(connection.getSnapshot().matches({ offline: "silent" })).toBe(true)
  clock.increment(1)
  await until({ offline: "silent" })
  phone.findsSite()
  clock.increment(5_000)
  await until("online")
  connection.stop()
})

test("an answer that is missed while the site answers takes nothing offline", async () => {
  const { connection, until } = onTheMove()
  const seen = new Set<boolean>()
  connection.subscribe((snapshot) => seen.add(snapshot.matches("online")))
  connection.send({ type: "answer.missed" })
  await until({ online: "trusted" })
  expect([...seen]).toEqual([true])
  connection.stop()
})

test("a player who tries again has the site asked at once, and again until it answers", async () => {
  const { phone, connection, until } = onTheMove()
  phone.losesSite()
  phone.losesNetwork()
  await until({ offline: "untilRestored" })
  connection.send({ type: "retry.requested" })
  await until({ offline: "silent" })
  phone.findsSite()
  connection.send({ type: "retry.requested" })
  await until("online")
  connection.stop()
})

test("whoever waits for a connection hears once that it is back, and nothing of answers that were missed meanwhile", async () => {
  const { phone, connection, until } = onTheMove()
  let count = 0
  connection.on("connection.restored", () => (count += 1))
  connection.send({ type: "answer.missed" })
  await until({ online: "trusted" })
  phone.losesNetwork()
  await until("offline")
  connection.send({ type: "retry.requested" })
  await until("online")
  expect(count).toBe(1)
  connection.stop()
})

test("the connection goes exactly these ways", () => {
  const suspect = "xstate.done.actor.0.connection.online.suspect"
  const asking = "xstate.done.actor.0.connection.offline.asking"
  const table = ways(makeConnection(ManagedRuntime.make(phoneOnTheMove().layer)), {
    events: {
      lost: { type: "connection.lost" },
      restored: { type: "connection.restored" },
      missed: { type: "answer.missed" },
      retry: { type: "retry.requested" },
      later: inner("xstate.after.5000.connection.offline.silent"),
      suspectAnswers: inner(suspect, Result.succeed(true)),
      suspectIsSilent: inner(suspect, Result.succeed(false)),
      askedAnswers: inner(asking, Result.succeed(true)),
      askedIsSilent: inner(asking, Result.succeed(false)),
    },
  })
  expect(table).toEqual({
    "online.trusted": { lost: "offline.untilRestored", missed: "online.suspect" },
    "online.suspect": {
      lost: "offline.untilRestored",
      suspectAnswers: "online.trusted",
      suspectIsSilent: "offline.silent",
    },
    "offline.untilRestored": { restored: "online.trusted", retry: "offline.asking" },
    "offline.silent": { restored: "online.trusted", retry: "offline.asking", later: "offline.asking" },
    "offline.asking": {
      restored: "online.trusted",
      askedAnswers: "online.trusted",
      askedIsSilent: "offline.silent",
    },
  })
})
