import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { browserThatRemembers } from "../errand/testing/browser-that-remembers.ts"
import { RoundFeed } from "../lotto/round/round-feed.ts"
import { roundThatIs } from "../lotto/testing/round-that-is.ts"
import { noNews } from "../machine/no-news.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { ownSlipsOf } from "./own-slips.ts"
import { NoSuchPoy, PlacedPoys, type PoySearch } from "./placed/placed-poys.ts"

const slips = ({ isGuest = false } = {}) => {
  const asked: Array<PoySearch> = []
  const operator = Layer.succeed(PlacedPoys, {
    all: (search) => Effect.sync(() => ({ poys: [], pages: 0, total: asked.push(search) })),
    one: () => Effect.fail(new NoSuchPoy()),
    abort: () => Effect.never,
  })
  const feed = Layer.succeed(RoundFeed, { follow: () => noNews, followAll: noNews })
  const visit = startVisit(visitOnCommand().surroundings).with(
    Layer.mergeAll(operator, feed, browserThatRemembers().layer),
  )
  const own = ownSlipsOf(visit, { ...roundThatIs(), isGuest })
  return { visit, asked, waiting: () => expect.poll(() => own.waiting.view().known), own }
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
