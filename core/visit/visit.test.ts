import { Context, Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { createActor, fromCallback, setup } from "xstate"
import { fromFeed } from "../machine/actor.ts"
import { satang } from "../money/satang.ts"
import { Unreachable } from "../operator/failures.ts"
import { changesOf } from "./changes.ts"
import { pageEvents } from "./page.ts"
import type { ResourceView } from "./resource.view.ts"
import { sessionEnd } from "./session-end.ts"
import { visitOnCommand } from "./testing/visit-on-command.ts"
import { startVisit } from "./visit.ts"

class Till extends Context.Service<Till, { readonly count: Effect.Effect<number, Unreachable> }>()("test/Till") {}

const tillWith = (...counts: ReadonlyArray<number | "lost">) => {
  let asked = 0
  const count = Effect.suspend(() => {
    const answer = counts[asked++] ?? counts.at(-1)
    return typeof answer === "number" ? Effect.succeed(answer) : Effect.fail(new Unreachable({ cause: "lost" }))
  })
  return { asked: () => asked, layer: Layer.succeed(Till, { count }) }
}

const visiting = () => {
  const world = visitOnCommand()
  return { world, visit: startVisit(world.surroundings) }
}

const count = Till.use((till) => till.count)

/** Somebody who looks at a resource, and what they have seen. */
const lookAt = <A>({
  view,
  subscribe,
}: {
  view: () => ResourceView<A>
  subscribe: (changed: () => void) => () => void
}) => {
  const first = view().known
  const leave = subscribe(() => {})
  return { first, leave, known: () => expect.poll(() => view().known), view }
}

test("a resource is read once for all who look, and again by the next who looks, who sees meanwhile what was known", async () => {
  const { visit } = visiting()
  const till = tillWith(5, 6)
  const resource = visit.with(till.layer).resource(count)
  expect(till.asked()).toBe(0)
  const [one, other] = [lookAt(resource), lookAt(resource)]
  await one.known().toBe(5)
  expect([till.asked(), other.view().known]).toEqual([1, 5])
  one.leave()
  other.leave()
  const next = lookAt(resource)
  expect(next.first).toBe(5)
  await next.known().toBe(6)
  expect(till.asked()).toBe(2)
})

test("one that is kept goes on unseen, and is not read by the next page", async () => {
  const { visit } = visiting()
  const till = tillWith(5, 6)
  const resource = visit.with(till.layer).resource(count, { isKept: true, staleOn: ["cash"] })
  const first = lookAt(resource)
  await first.known().toBe(5)
  first.leave()
  expect(lookAt(resource).view()).toMatchObject({ known: 5, isReading: false })
  expect(till.asked()).toBe(1)
  visit.publish("cash")
  await first.known().toBe(6)
})

test("what is shown is read again when it is out of date or the page is shown again, and by nothing else", async () => {
  const { visit, world } = visiting()
  const till = tillWith(1, 2, 3)
  const resource = visit.with(till.layer).resource(count, { staleOn: ["cash"] })
  const looking = lookAt(resource)
  await looking.known().toBe(1)
  visit.publish("deposits")
  world.pageIs("page.left")
  world.cashIs(satang(1))
  visit.publish("cash")
  await looking.known().toBe(2)
  world.pageIs("page.shown")
  await looking.known().toBe(3)
  expect(till.asked()).toBe(3)
})

test("a lost answer is asked for again by the player or by a connection", async () => {
  const { visit, world } = visiting()
  const till = tillWith("lost", "lost", 7)
  const looking = lookAt(visit.with(till.layer).resource(count))
  await expect.poll(() => looking.view().isUnreachable).toBe(true)
  looking.view().retry()
  await expect.poll(() => [till.asked(), looking.view().isUnreachable]).toEqual([2, true])
  world.connectionIsBack()
  await looking.known().toBe(7)
})

/** A till with a drawer for each of two currencies, and what was asked of it. */
const drawers = () => {
  const asked: Array<string> = []
  const read = ({ of }: { readonly of: string }) => Effect.sync(() => `${of} ${asked.push(of)}`)
  return { asked, read }
}

test("of each question there is one reading for all who ask it, and what was known goes with the last of them", async () => {
  const { visit } = visiting()
  const { asked, read } = drawers()
  const drawer = visit.resourceFor(read)
  const [one, same, other] = [{ of: "baht" }, { of: "baht" }, { of: "kyat" }].map((question) =>
    lookAt(drawer(question)),
  )
  await one?.known().toBe("baht 1")
  await other?.known().toBe("kyat 2")
  expect([same?.view().known, asked]).toEqual(["baht 1", ["baht", "kyat"]])
  one?.leave()
  expect(lookAt(drawer({ of: "baht" })).first).toBe("baht 1")
  other?.leave()
  const next = lookAt(drawer({ of: "kyat" }))
  expect(next.first).toBeUndefined()
  await next.known().toBe("kyat 3")
})

test("a question is out of date with its topic while somebody looks, and after the end it is asked no more", async () => {
  const { visit } = visiting()
  const { asked, read } = drawers()
  const drawer = visit.resourceFor(read, { staleOn: ["rounds"] })
  const looking = lookAt(drawer({ of: "baht" }))
  await looking.known().toBe("baht 1")
  visit.publish("rounds")
  await looking.known().toBe("baht 2")
  visit.end()
  visit.publish("rounds")
  lookAt(drawer({ of: "kyat" }))
  expect([asked, looking.view().known]).toEqual([["baht", "baht"], "baht 2"])
})

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
  const part = visit.with(tillWith(1).layer)
  const other = part.with(tillWith(2).layer)
  expect([part.runtime.runSync(count), other.runtime.runSync(count)]).toEqual([1, 2])
})

test("what a page must keep before it goes is heard within the same call, by each feed of its own", () => {
  const { visit, world } = visiting()
  const heard: Array<string> = []
  const hear = setup({
    actors: {
      page: fromFeed(visit.runtime, () => pageEvents),
      end: fromFeed(visit.runtime, () => sessionEnd),
    },
  }).createMachine({
    invoke: [{ src: "page" }, { src: "end" }],
    on: { "*": { actions: ({ event }) => void heard.push(event.type) } },
  })
  createActor(hear).start()
  world.pageIs("page.left")
  expect(heard).toEqual(["page.left"])
  visit.end()
  expect(heard).toEqual(["page.left", "session.ended"])
})

test("after its end nothing of a visit is read any more", async () => {
  const { visit } = visiting()
  const till = tillWith(1, 2)
  const resource = visit.with(till.layer).resource(count, { isKept: true, staleOn: ["cash"] })
  const looking = lookAt(resource)
  await looking.known().toBe(1)
  visit.end()
  visit.publish("cash")
  await Promise.resolve()
  expect([till.asked(), looking.view().known]).toEqual([1, 1])
  lookAt(resource)
  expect(till.asked()).toBe(1)
})

test("topics reach only those who follow them", async () => {
  const { visit } = visiting()
  const heard: Array<string> = []
  const listening = createActor(
    setup({
      actors: {
        changes: fromFeed(visit.runtime, () => changesOf(["slips", "deposits"], { type: "changed" })),
      },
    }).createMachine({
      invoke: { src: "changes" },
      on: { "*": { actions: ({ event }) => void heard.push(event.type) } },
    }),
  ).start()
  visit.publish("cash")
  visit.publish("slips")
  expect(heard).toEqual(["changed"])
  listening.stop()
})

test("one that gets no answer is asked again and again where that is wanted", async () => {
  const { visit } = visiting()
  const till = tillWith("lost", "lost", 7)
  const looking = lookAt(visit.with(till.layer).resource(count, { retryEvery: 1 }))
  await looking.known().toBe(7)
  expect(till.asked()).toBe(3)
})
