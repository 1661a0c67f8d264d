import { Effect } from "effect"
import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import type { Resource } from "./resource.view.ts"
import { count, counterWith, visiting } from "./testing/counter.ts"

/** Somebody who looks at a resource, and what they have seen. */
const lookAt = <A>({ view, subscribe }: Resource<A>) => {
  const first = view().data
  let changes = 0
  const leave = subscribe(() => void (changes += 1))
  return { first, leave, data: () => expect.poll(() => view().data), view, changes: () => changes }
}

test("a resource is read once for all who look, and again by the next who looks, who sees meanwhile what was known", async () => {
  const { visit } = visiting()
  const counter = counterWith(5, 6)
  const resource = visit.with(counter.layer).resource(count)
  expect(counter.asked()).toBe(0)
  const [one, other] = [lookAt(resource), lookAt(resource)]
  await one.data().toBe(5)
  expect([counter.asked(), other.view().data]).toEqual([1, 5])
  one.leave()
  other.leave()
  const next = lookAt(resource)
  expect(next.first).toBe(5)
  await next.data().toBe(6)
  expect(counter.asked()).toBe(2)
})

test("one that is kept goes on unseen, and is not read by the next page", async () => {
  const { visit } = visiting()
  const counter = counterWith(5, 6)
  const resource = visit.with(counter.layer).resource(count, { isPersistent: true, staleOn: ["cash"] })
  const first = lookAt(resource)
  await first.data().toBe(5)
  first.leave()
  expect(lookAt(resource).view()).toMatchObject({ data: 5, isLoading: false })
  expect(counter.asked()).toBe(1)
  visit.publish("cash")
  await first.data().toBe(6)
})

test("what is shown is read again when it is out of date or the page is shown again, and by nothing else", async () => {
  const { visit, world } = visiting()
  const counter = counterWith(1, 2, 3)
  const resource = visit.with(counter.layer).resource(count, { staleOn: ["cash"] })
  const looking = lookAt(resource)
  await looking.data().toBe(1)
  visit.publish("deposits")
  world.pageIs("page.left")
  world.cashIs(satang(1))
  visit.publish("cash")
  await looking.data().toBe(2)
  world.pageIs("page.shown")
  await looking.data().toBe(3)
  expect(counter.asked()).toBe(3)
})

test("a lost answer is asked for again by the player or by a connection", async () => {
  const { visit, world } = visiting()
  const counter = counterWith("lost", "lost", 7)
  const looking = lookAt(visit.with(counter.layer).resource(count))
  await expect.poll(() => looking.view().hasFailed).toBe(true)
  looking.view().retry()
  await expect.poll(() => [counter.asked(), looking.view().hasFailed]).toEqual([2, true])
  world.connectionIsBack()
  await looking.data().toBe(7)
})

/** A counter for each of two currencies, and what was asked of it. */
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
  await one?.data().toBe("baht 1")
  await other?.data().toBe("kyat 2")
  expect([same?.view().data, asked]).toEqual(["baht 1", ["baht", "kyat"]])
  one?.leave()
  expect(lookAt(drawer({ of: "baht" })).first).toBe("baht 1")
  other?.leave()
  const next = lookAt(drawer({ of: "kyat" }))
  expect(next.first).toBeUndefined()
  await next.data().toBe("kyat 3")
})

test("a question is out of date with its topic while somebody looks, and after the end it is asked no more", async () => {
  const { visit } = visiting()
  const { asked, read } = drawers()
  const drawer = visit.resourceFor(read, { staleOn: ["rounds"] })
  const looking = lookAt(drawer({ of: "baht" }))
  await looking.data().toBe("baht 1")
  visit.publish("rounds")
  await looking.data().toBe("baht 2")
  visit.end()
  visit.publish("rounds")
  lookAt(drawer({ of: "kyat" }))
  expect([asked, looking.view().data]).toEqual([["baht", "baht"], "baht 2"])
})

test("one that gets no answer is asked again and again where that is wanted", async () => {
  const { visit, pass } = visiting()
  const counter = counterWith("lost", "lost", 7)
  const looking = lookAt(visit.with(counter.layer).resource(count, { retryEvery: 5_000 }))
  for (const asked of [1, 2]) {
    await expect.poll(() => looking.view().hasFailed).toBe(true)
    pass(4_999)
    expect(counter.asked()).toBe(asked)
    pass(1)
  }
  await looking.data().toBe(7)
  expect(counter.asked()).toBe(3)
})

test("one who left hears no more of it while another still looks, and nothing is read once nobody does", async () => {
  const { visit, pass } = visiting()
  const counter = counterWith(5, 6, 7)
  const everyWhile = { every: 1_000, while: () => true }
  const resource = visit.with(counter.layer).resource(count, { staleOn: ["cash"], everyWhile })
  const [one, other] = [lookAt(resource), lookAt(resource)]
  await one.data().toBe(5)
  one.leave()
  const before = one.changes()
  visit.publish("cash")
  await other.data().toBe(6)
  expect(one.changes()).toBe(before)
  other.leave()
  visit.publish("cash")
  pass(1_000)
  expect(counter.asked()).toBe(2)
})

test("after its end nothing of a visit is read any more", async () => {
  const { visit } = visiting()
  const counter = counterWith(1, 2)
  const resource = visit.with(counter.layer).resource(count, { isPersistent: true, staleOn: ["cash"] })
  const looking = lookAt(resource)
  await looking.data().toBe(1)
  visit.end()
  visit.publish("cash")
  await Promise.resolve()
  expect([counter.asked(), looking.view().data]).toEqual([1, 1])
  lookAt(resource)
  expect(counter.asked()).toBe(1)
})

test("the end of a visit changes nothing on show any more, and who looks only then hears nothing", async () => {
  const { visit, pass } = visiting()
  const part = visit.with(counterWith(5, 6).layer)
  const freshness = { staleOn: ["cash"], everyWhile: { every: 1_000, while: () => true } } as const
  const resource = part.resource(count, freshness)
  const ask = part.resourceFor((of: string) => Effect.as(count, of), freshness)
  const before = [lookAt(resource), lookAt(ask("baht"))]
  for (const { view } of before) await expect.poll(() => view().isLoading).toBe(false)
  const changes = before.map((looking) => looking.changes())
  visit.end()
  visit.publish("cash")
  pass(1_000)
  expect(before.map((looking) => looking.changes())).toEqual(changes)
  const after = [lookAt(resource), lookAt(ask("baht")), lookAt(ask("kyat"))]
  expect(after.map((looking) => looking.changes())).toEqual([0, 0, 0])
})
