import { expect, test } from "vitest"
import { browserThatKeepsSets } from "./testing/browser-that-keeps-sets.ts"
import { hanoyRound, operatorWhoSold, shop } from "./testing/shop.ts"

test("picked sets are there again after a reload", async () => {
  const first = shop()
  await first.taking()
  first.key("48274827")
  first.key("0916")
  await first.taking()
  expect(first.stored()).toEqual(["4827=2", "0916=1"])
  const { taking, picked } = shop({ browser: first.browser })
  await taking()
  expect(picked()).toEqual(["4827=2", "0916=1"])
})

test("sets that were bought make room for others, here and after a reload; those of another draft do not", async () => {
  const { browser, buying, state, taking, key, picked, stored } = shop()
  await taking()
  key("4827")
  await taking()
  buying.send({ type: "slip.placed", draftId: "draft of yesterday" })
  expect(picked()).toEqual(["4827=1"])
  const { draftId } = state().context
  buying.send({ type: "slip.placed", draftId })
  await taking()
  expect([picked(), stored(), state().context.draftId === draftId]).toEqual([[], [], false])
  const reloaded = shop({ browser })
  await reloaded.taking()
  expect(reloaded.picked()).toEqual([])
})

test("two tabs share the sets, and each says what the other made of them", async () => {
  const browser = browserThatKeepsSets()
  const [one, other] = [shop({ browser }), shop({ browser })]
  await Promise.all([one.taking(), other.taking()])
  one.key("4827")
  await expect.poll(other.picked).toEqual(["4827=1"])
  expect(other.state().context.news).toEqual({ _tag: "changedElsewhere", before: 0, after: 1 })
  other.key("0916")
  await expect.poll(one.picked).toEqual(["4827=1", "0916=1"])
  one.buying.send({ type: "slip.placed", draftId: one.state().context.draftId })
  await expect.poll(other.picked).toEqual([])
})

test("a tab that heard nothing for a while looks when it is shown again", async () => {
  const mute = browserThatKeepsSets(() => undefined)
  const [one, other] = [shop({ browser: mute }), shop({ browser: mute })]
  await Promise.all([one.taking(), other.taking()])
  one.key("4827")
  await one.taking()
  other.buying.send({ type: "page.shown" })
  await expect.poll(other.picked).toEqual(["4827=1"])
})

test("a closed round takes nothing and keeps what was picked", async () => {
  const { buying, state, taking, key, picked } = shop()
  await taking()
  key("4827")
  buying.send({ type: "round.closed" })
  key("0")
  buying.send({ type: "sets.cleared" })
  expect([picked(), state().context.digits]).toEqual([["4827=1"], ""])
  expect(state().context.news).toEqual({ _tag: "roundClosed", keyed: "" })
  buying.send({ type: "round.opened" })
  key("0916")
  expect(picked()).toEqual(["4827=1", "0916=1"])
})

test("what cannot be read is dropped and told once; what cannot be kept is told and goes on", async () => {
  const browser = browserThatKeepsSets()
  browser.holds(hanoyRound.betId, "[1,2]")
  const { state, taking, key, picked, buying } = shop({ browser })
  await taking()
  expect(state().context.news).toEqual({ _tag: "draftDropped" })
  browser.storageIs("blocked")
  buying.send({ type: "news.seen" })
  key("4827")
  await taking()
  expect([picked(), state().context.news]).toEqual([["4827=1"], { _tag: "draftNotStored" }])
})

test("sets of earlier slips count: of a number of which eighteen are held two more can be had", async () => {
  const { buying, heldIs, taking, key, picked, state } = shop({ poys: operatorWhoSold(18).layer })
  await Promise.all([taking(), heldIs("loaded")])
  key("482748274827")
  expect(picked()).toEqual(["4827=2"])
  expect(state().context.news).toMatchObject({ _tag: "notAdded", refused: [{ reason: "full", most: 0 }] })
  buying.send({ type: "slip.placed", draftId: state().context.draftId })
  expect(state().value.held).toBe("loading")
})

test("when earlier slips cannot be read the player goes on, and they are asked for again", async () => {
  const operator = operatorWhoSold(20)
  operator.troubles.push("questionLost")
  const { heldIs, taking, key, picked, pass, state } = shop({ poys: operator.layer })
  await Promise.all([taking(), heldIs("failed")])
  key("4827")
  expect(picked()).toEqual(["4827=1"])
  pass(5_000)
  await heldIs("loaded")
  expect([picked(), state().context.news]).toMatchObject([[], { _tag: "notAdded" }])
})
