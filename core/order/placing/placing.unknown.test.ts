import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { present } from "../../machine/present.ts"
import { somchaisOrder } from "../testing/operator-that-takes-orders.ts"
import { OrderDesk, PlayLimitReached } from "./order-desk.port.ts"
import { atHome } from "./testing/at-home.ts"
import { intentOf, shorter } from "./testing/sample-orders.ts"

test("an answer that was lost is asked for by key, and the slip is found", async () => {
  const { operator, opened, pass } = atHome()
  operator.troubles.push("answerLost", "questionLost")
  const { placing, shown, operation, is, confirm } = opened()
  confirm()
  await is("awaitingAnswer")
  expect(operation().hasTag("unknown")).toBe(true)
  pass(999)
  expect(operator.asked).toEqual(["place key-1"])
  pass(1)
  await waitFor(present(placing.getSnapshot().children.operation), ({ context }) => context.lookUps === 2)
  pass(1_999)
  expect(shown()).toBe("awaitingAnswer")
  pass(1)
  await is("accepted")
  expect([operator.asked, operator.accepted.length]).toEqual([["place key-1", "ask key-1", "ask key-1"], 1])
})

test("what the operator has never heard of is sent again with the same key, as soon as the connection is back", async () => {
  const { operator, phone, opened } = atHome()
  operator.troubles.push("questionLost")
  const { is, confirm } = opened()
  confirm()
  await is("awaitingAnswer")
  phone.findsNetwork()
  await is("accepted")
  expect(operator.asked).toEqual(["place key-1", "ask key-1", "place key-1"])
})

test("an answer that takes too long is asked for by key; what arrives late is the same slip", async () => {
  const { operator, opened, openedAt, pass } = atHome()
  const interrupted = Promise.withResolvers<void>()
  const { is, confirm } = openedAt(
    Layer.succeed(OrderDesk, {
      place: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => interrupted.resolve())),
      byKey: () => Effect.never,
    }),
  )
  confirm()
  await is("sending")
  pass(20_000)
  await is("lookingUp")
  await interrupted.promise
  pass(20_000)
  await is("awaitingAnswer")
  const again = opened()
  again.confirm()
  await again.is("accepted")
  expect(operator.asked).toEqual(["ask key-1", "place key-1"])
})

test("leaving while it is sent loses nothing: coming back finds the slip, and places no second one", async () => {
  const { operator, browser, opened } = atHome()
  const first = opened()
  first.confirm()
  await first.is("sending")
  first.placing.send({ type: "order.left" })
  const { output } = first.placing.getSnapshot()
  expect(output?.type === "left" && output.unfinished?.key).toBe("key-1")
  expect(browser.unfinished().map(({ key }) => key)).toEqual(["key-1"])
  const second = opened()
  second.confirm()
  await second.is("accepted")
  expect(operator.accepted.length).toBe(1)
})

test("a reload asks what became of the order before anything else", async () => {
  const { operator, opened } = atHome()
  const { shown, is } = opened({ unfinished: intentOf(somchaisOrder) })
  expect(shown()).toBe("lookingUp")
  await is("accepted")
  expect(operator.asked).toEqual(["ask key-0", "place key-0"])
})

test("an old order that never arrived is the player's to place or to leave", async () => {
  const { operator, browser, opened, pass } = atHome()
  pass(120_000)
  const left = opened({ unfinished: intentOf(somchaisOrder) })
  await left.is("neverReceived")
  left.placing.send({ type: "order.left" })
  expect((await left.is("left")).output).toEqual({ type: "left", order: somchaisOrder, unfinished: undefined })
  const placed = opened({ unfinished: intentOf(somchaisOrder) })
  await placed.is("neverReceived")
  placed.confirm()
  await placed.is("accepted")
  expect(operator.asked).toEqual(["ask key-0", "ask key-0", "place key-0"])
  expect(browser.unfinished()).toEqual([])
})

test("another version that another tab is placing goes first, and the player is told what became of it", async () => {
  const { operator, opened } = atHome()
  operator.troubles.push("answerLost")
  const there = opened({ order: shorter })
  there.confirm()
  await there.is("awaitingAnswer")
  const here = opened()
  here.confirm()
  await here.is("lookingUp")
  expect(here.operation().context).toMatchObject({ isEarlier: true, intent: { command: { order: shorter } } })
  expect((await here.is("placedElsewhere")).context.poy?.stake).toBe(2_000)
  here.placing.send({ type: "order.left" })
  expect(here.placing.getSnapshot().output?.type).toBe("accepted")
  expect(operator.accepted.length).toBe(1)
})

test("another version that was refused leaves the player's own to be placed", async () => {
  const { operator, opened } = atHome()
  operator.troubles.push("answerLost")
  operator.refusals.push(new PlayLimitReached({ left: undefined }))
  const there = opened({ order: shorter })
  there.confirm()
  await there.is("awaitingAnswer")
  const here = opened()
  here.confirm()
  await here.is("lookingUp")
  expect((await here.is("reviewing")).context.order).toBe(somchaisOrder)
  here.confirm()
  await here.is("accepted")
  expect(operator.accepted.map(({ stake }) => stake)).toEqual([3_000])
})

test("an old version that another tab has sent again meanwhile is not dropped for the player's own", async () => {
  const { operator, opened, pass } = atHome()
  pass(120_000)
  const unfinished = intentOf(shorter)
  const [here, there] = [opened({ unfinished }), opened({ unfinished, order: shorter })]
  await here.is("neverReceived")
  await there.is("neverReceived")
  operator.troubles.push("answerLost")
  there.confirm()
  await there.is("awaitingAnswer")
  here.confirm()
  await here.is("placedElsewhere")
  expect(operator.accepted.map(({ stake }) => stake)).toEqual([2_000])
})

test("an old version that nobody sends again makes room for the player's own", async () => {
  const { operator, opened, pass } = atHome()
  operator.troubles.push("questionLost", "questionLost")
  const there = opened({ order: shorter })
  there.confirm()
  await there.is("awaitingAnswer")
  there.placing.stop()
  const here = opened()
  here.confirm()
  await here.is("awaitingAnswer")
  pass(120_000)
  await here.is("neverReceived")
  here.confirm()
  await here.is("accepted")
  expect(operator.accepted.map(({ stake }) => stake)).toEqual([3_000])
  expect(operator.asked.filter((call) => call.startsWith("place"))).toEqual(["place key-1", "place key-3"])
})

test("two tabs that confirm the same draft get one and the same slip", async () => {
  const { operator, opened } = atHome()
  const [one, other] = [opened(), opened()]
  one.confirm()
  other.confirm()
  const ids = (await Promise.all([one.is("accepted"), other.is("accepted")])).map(({ context }) => context.poy?.id)
  expect([ids, operator.accepted.length]).toEqual([["P-1", "P-1"], 1])
})

test("a browser that keeps nothing places all the same, once in this tab", async () => {
  const { operator, browser, opened, pass } = atHome()
  browser.blocksStorage()
  operator.troubles.push("answerLost")
  const { operation, is, confirm } = opened()
  confirm()
  await is("awaitingAnswer")
  expect(operation().context.isRemembered).toBe(false)
  pass(1_000)
  await is("accepted")
  expect(operator.accepted.length).toBe(1)
})

test("a player whom the operator no longer knows keeps the intent for later", async () => {
  const { operator, browser, opened } = atHome()
  operator.troubles.push("unauthorized")
  const { is, confirm } = opened()
  confirm()
  expect((await is("unauthorized")).output).toMatchObject({ type: "left", unfinished: { key: "key-1" } })
  expect(browser.unfinished().map(({ key }) => key)).toEqual(["key-1"])
})
