import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { RoundFeed } from "../lotto/round/round-feed.port.ts"
import { round42 } from "../lotto/testing/round-42.ts"
import { roundThatIs } from "../lotto/testing/round-that-is.ts"
import { noNews } from "../machine/no-news.ts"
import { browserThatRemembers } from "../operation/testing/browser-that-remembers.ts"
import { Unreachable } from "../operator/failures.ts"
import { soon } from "../testing/soon.ts"
import type { Topic } from "../visit/changes.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { ownSlipsOf } from "./own-slips.ts"
import { PoyArchive, type PoySearch } from "./placed/poy-archive.port.ts"
import { operatorThatKeepsAPoy } from "./testing/operator-that-keeps-a-poy.ts"

const slips = ({ isGuest = false } = {}) => {
  const asked: Array<PoySearch> = []
  let isAway = false
  const one = operatorThatKeepsAPoy()
  const operator = Layer.effect(
    PoyArchive,
    Effect.map(PoyArchive, (poys) => ({
      ...poys,
      all: (search: PoySearch) =>
        Effect.suspend(() => {
          const total = asked.push(search)
          return isAway ? Effect.fail(new Unreachable({})) : Effect.succeed({ poys: [], pages: 0, total })
        }),
    })),
  ).pipe(Layer.provide(one.layer))
  const feed = Layer.succeed(RoundFeed, { newsOf: () => noNews, news: () => noNews })
  const world = visitOnCommand()
  const visit = startVisit(world.surroundings).with(Layer.mergeAll(operator, feed, browserThatRemembers().layer))
  const published: Array<Topic> = []
  visit.subscribe((topic) => void published.push(topic))
  const own = ownSlipsOf(visit, { ...roundThatIs(round42), isGuest })
  return {
    world,
    visit,
    asked,
    published,
    goesAway: () => void (isAway = true),
    isBack: () => {
      isAway = false
      world.connectionIsBack()
    },
    waiting: () => expect.poll(() => own.waiting.view().data),
    own,
  }
}

test("slips that wait are counted from the beginning of a visit, and again when one was placed or the cash is another", async () => {
  const { visit, waiting, asked } = slips()
  await waiting().toBe(1)
  visit.publish("slips")
  await waiting().toBe(2)
  visit.publish("cash")
  await waiting().toBe(3)
  visit.publish("deposits")
  expect(asked).toEqual([
    { status: "waiting", page: 1 },
    { status: "waiting", page: 1 },
    { status: "waiting", page: 1 },
  ])
})

test("a guest has no slips to ask for", async () => {
  const { visit, asked } = slips({ isGuest: true })
  visit.publish("slips")
  await Promise.resolve()
  expect(asked).toEqual([])
})

test("the newest slips are those of the first page, and read again when one was placed or the cash is another", async () => {
  const { visit, own, asked } = slips({ isGuest: true })
  own.newestPoys.subscribe(() => {})
  for (const topic of ["slips", "cash"] as const) {
    await expect.poll(() => own.newestPoys.view().isLoading).toBe(false)
    visit.publish(topic)
  }
  await expect.poll(() => own.newestPoys.view().isLoading).toBe(false)
  expect(asked).toEqual([{ page: 1 }, { page: 1 }, { page: 1 }])
})

test("the list of slips is read again when one was placed, and once the connection is back", async () => {
  const { visit, own, goesAway, isBack, asked } = slips({ isGuest: true })
  const list = createActor(own.poyList, { input: { status: "won" } }).start()
  const is = (state: "shown" | "failed") => waitFor(list, (now) => now.matches(state), soon)
  await is("shown")
  goesAway()
  visit.publish("slips")
  await is("failed")
  isBack()
  await is("shown")
  expect(asked).toEqual([
    { status: "won", page: 1 },
    { status: "won", page: 1 },
    { status: "won", page: 1 },
  ])
})

test("a slip that is cancelled has the cash counted and the slips read again, once", async () => {
  const { own, published } = slips()
  const page = createActor(own.cancelling, { input: { id: "P-1" } }).start()
  await waitFor(page, (now) => now.matches("confirming"), soon)
  page.send({ type: "cancel.confirmed" })
  await waitFor(page, (now) => now.status === "done", soon)
  expect(published).toEqual(["balance", "slips"])
})
