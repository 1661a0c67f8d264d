import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { lateAnswer, notKnown, silence, troubledWay } from "../../operator/testing/trouble.ts"
import { PoyArchive } from "../../order/placed/poy-archive.port.ts"
import { browserThatKeepsSets } from "./testing/browser-that-keeps-sets.ts"
import { operatorWhoSold, shop } from "./testing/shop.ts"
import { Ticket4dDrafts } from "./ticket4d-drafts.ts"

/** An operator on a troubled way, of whom any number of sets of 4827 may be held already. */
const operatorOnTheWay = () => {
  const way = troubledWay()
  let held = 0
  const read = (poys: PoyArchive["Service"]) =>
    PoyArchive.of({
      ...poys,
      one: () =>
        way.along(
          Effect.suspend(() =>
            Effect.provide(
              PoyArchive.use(({ one }) => one("P-1")),
              operatorWhoSold(held).layer,
            ),
          ),
        ),
    })
  const poys = Layer.provide(Layer.effect(PoyArchive, Effect.map(PoyArchive, read)), operatorWhoSold(1).layer)
  return {
    poys,
    meets: way.meets,
    holds: (sets: number) => {
      held = sets
    },
  }
}

test("a player whom the operator does not know just now picks on, and is asked about again five seconds later", async () => {
  const { poys, meets, holds } = operatorOnTheWay()
  holds(20)
  meets(notKnown)
  const { taking, heldIs, key, picked, pass } = shop({ poys })
  await Promise.all([taking(), heldIs("failed")])
  key("4827")
  expect(picked()).toEqual(["4827=1"])
  pass(4_999)
  expect(picked()).toEqual(["4827=1"])
  pass(1)
  await heldIs("loaded")
  expect(picked()).toEqual([])
})

test("whoever leaves the page is no longer waited for", async () => {
  const { poys, meets } = operatorOnTheWay()
  const silent = silence()
  meets(silent.trouble)
  const { buying, taking, state } = shop({ poys })
  await taking()
  expect(state().value.held).toBe("loading")
  buying.stop()
  await silent.givenUp
})

test("an answer from before a slip was placed no longer counts when it comes after a newer one", async () => {
  const { poys, meets, holds } = operatorOnTheWay()
  const late = lateAnswer()
  meets(late.trouble)
  const { buying, taking, heldIs, key, picked, state } = shop({ poys })
  await taking()
  holds(20)
  buying.send({ type: "slip.placed", draftId: state().context.draftId })
  await Promise.all([taking(), heldIs("loaded")])
  holds(0)
  await late.letGo()
  key("4827")
  expect([picked(), state().context.news]).toMatchObject([
    [],
    { _tag: "notAdded", refused: [{ line: { number: "4827" }, reason: "full", most: 0 }] },
  ])
})

/** A tab whose memory answers, or is written to, only when it is let. */
const slowTab = (browser: ReturnType<typeof browserThatKeepsSets>, slow: "recall" | "keep") => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const wait = Effect.promise(() => promise)
  const slowed = (drafts: Ticket4dDrafts["Service"]) =>
    Ticket4dDrafts.of({
      ...drafts,
      ...(slow === "recall"
        ? { recall: (betId) => Effect.tap(drafts.recall(betId), wait) }
        : { keep: (betId, draft) => Effect.andThen(wait, drafts.keep(betId, draft)) }),
    })
  return {
    tab: Layer.provide(Layer.effect(Ticket4dDrafts, Effect.map(Ticket4dDrafts, slowed)), browser.tab()),
    letGo: resolve,
  }
}

test("what another tab writes while this one still recalls counts over the older draft that it recalls", async () => {
  const browser = browserThatKeepsSets()
  const other = shop({ browser })
  await other.taking()
  other.key("4827")
  await other.taking()
  const { tab, letGo } = slowTab(browser, "recall")
  const { taking, picked, key, state } = shop({ browser, tab })
  key("1111")
  expect(state().context.news).toEqual({ _tag: "roundClosed", keyed: "1" })
  other.key("0916")
  await expect.poll(picked).toEqual(["4827=1", "0916=1"])
  letGo()
  await taking()
  expect(picked()).toEqual(["4827=1", "0916=1"])
})

test("what is picked while the last change is still being kept is kept after it", async () => {
  const browser = browserThatKeepsSets()
  const { tab, letGo } = slowTab(browser, "keep")
  const { taking, key, stored } = shop({ browser, tab })
  await taking()
  key("48270916")
  expect(stored()).toBeUndefined()
  letGo()
  await taking()
  expect(stored()).toEqual(["4827=1", "0916=1"])
})

test("a change that could not be kept before the page was left is not there after a reload, and nothing is made up", async () => {
  const browser = browserThatKeepsSets()
  const { tab, letGo } = slowTab(browser, "keep")
  const first = shop({ browser, tab })
  await first.taking()
  first.key("4827")
  first.buying.stop()
  letGo()
  const { taking, picked, state } = shop({ browser })
  await taking()
  expect([picked(), state().context.news]).toEqual([[], undefined])
})
