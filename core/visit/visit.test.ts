import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, fromCallback, setup } from "xstate"
import { fromFeed } from "../machine/actor.ts"
import { satang } from "../money/satang.ts"
import { makeResource } from "../operator/resource.machine.ts"
import { balanceEvents } from "./cash.port.ts"
import { announcing, changesOf } from "./changes.ts"
import { Keys } from "./operator-clock.port.ts"
import { pageEvents } from "./page.port.ts"
import { sessionEnd } from "./session-end.port.ts"
import { Counter, count, counterWith, visiting } from "./testing/counter.ts"

test("what a visit has started goes on until its end, and nothing is started after it", () => {
  const { visit } = visiting()
  const seen: Array<string> = []
  const logic = fromCallback(() => {
    seen.push("begun")
    return () => void seen.push("ended")
  })
  const actor = visit.start(createActor(logic))
  expect([actor.getSnapshot().status, seen]).toEqual(["active", ["begun"]])
  visit.end()
  visit.start(createActor(logic))
  expect(seen).toEqual(["begun", "ended"])
})

test("a part asks its own ports, where it brings another one for the same too", () => {
  const { visit } = visiting()
  const part = visit.with(counterWith(1).layer)
  const other = part.with(counterWith(2).layer)
  expect([part.runtime.runSync(count), other.runtime.runSync(count)]).toEqual([1, 2])
})

test("a page that is still there after the end of a visit is not answered any more", () => {
  const { visit } = visiting()
  const counter = counterWith(5)
  const { runtime } = visit.with(counter.layer)
  const page = () => createActor(makeResource(runtime, () => count)).start()
  page()
  expect(counter.asked()).toBe(1)
  visit.end()
  page()
  expect(counter.asked()).toBe(1)
})

test("what a part brings is made when it is first asked for, and its flows go on with the keys of the visit", () => {
  const { visit } = visiting()
  let made = 0
  const layer = Layer.sync(Counter, () => ({ count: () => Effect.succeed(++made) }))
  const part = visit.with(Layer.merge(layer, Layer.succeed(Keys, { newKey: () => "another key" })))
  expect([made, part.environment.newKey()]).toEqual([0, "key-1"])
  expect(part.runtime.runSync(count)).toBe(1)
})

test("what a page must keep before it goes is heard within the same call, by each feed of its own", () => {
  const { visit, world } = visiting()
  const received: Array<string> = []
  const listen = setup({
    actors: {
      page: fromFeed(visit.runtime, () => pageEvents),
      end: fromFeed(visit.runtime, () => sessionEnd),
    },
  }).createMachine({
    invoke: [{ src: "page" }, { src: "end" }],
    on: { "*": { actions: ({ event }) => void received.push(event.type) } },
  })
  createActor(listen).start()
  world.pageIs("page.left")
  expect(received).toEqual(["page.left"])
  visit.end()
  expect(received).toEqual(["page.left", "session.ended"])
})

test("topics reach only those who follow them", async () => {
  const { visit } = visiting()
  const received: Array<string> = []
  const listening = createActor(
    setup({
      actors: {
        changes: fromFeed(visit.runtime, () => changesOf(["slips", "deposits"], { type: "changed" })),
      },
    }).createMachine({
      invoke: { src: "changes" },
      on: { "*": { actions: ({ event }) => void received.push(event.type) } },
    }),
  ).start()
  visit.publish("cash")
  visit.publish("slips")
  expect(received).toEqual(["changed"])
  listening.stop()
})

test("a machine hears what the player has to stake with, at once and at every change", () => {
  const { visit, world } = visiting()
  const received: Array<unknown> = []
  const listen = setup({ actors: { balance: fromFeed(visit.runtime, () => balanceEvents) } }).createMachine({
    invoke: { src: "balance" },
    on: { "*": { actions: ({ event }) => void received.push(event) } },
  })
  createActor(listen).start()
  world.cashIs(satang(5_000))
  expect(received).toEqual([
    { type: "balance.changed", balance: 100_000 },
    { type: "balance.changed", balance: 5_000 },
  ])
})

test("a machine says what its news make out of date, within the same call, and nobody hears it where no visit is", () => {
  const { visit, world } = visiting()
  const received: Array<string> = []
  visit.subscribe((topic) => void received.push(topic))
  announcing(visit.runtime, ["slips", "cash"])()
  expect(received).toEqual(["slips", "cash"])
  announcing(ManagedRuntime.make(world.surroundings), ["slips"])()
  expect(received).toEqual(["slips", "cash"])
})
