import { expect, onTestFinished, test } from "vitest"
import { waitFor } from "xstate"
import { satang } from "../money/satang.ts"
import { OrderFailed } from "../order/placing/order-desk.port.ts"
import { handClock } from "../testing/clock.ts"
import { atBetPage, pulled, round } from "./testing/at-bet-page.ts"

const storedNumbers = async (player: ReturnType<typeof atBetPage>) => {
  const { slip } = player.open()
  const { context } = await waitFor(slip, (state) => state.matches({ slip: "taking" }))
  return context.slip.entries.map(({ number }) => number)
}

test("numbers that were chosen on another page come into the slip as soon as the round takes any", async () => {
  const player = atBetPage(onTestFinished)
  player.handoff.put(round.betId, pulled)
  const { slip } = player.open()
  const { context } = await waitFor(slip, (state) => state.context.slip.entries.length > 0)
  expect(context.slip.entries.map(({ number }) => number)).toEqual(["482", "47"])
  expect(player.handoff.take(round.betId)).toBeUndefined()
})

test("a slip that is placed leaves an empty one, closes what lies over the keypad, and has the cash counted", async () => {
  const player = atBetPage(onTestFinished)
  const { page, slip, ordering, placing, fills } = player.open()
  await fills()
  page.send({ type: "sheet.opened", sheet: { kind: "slip" } })
  page.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  expect(order.getSnapshot().context).toMatchObject({ balance: 100_000, policy: "none" })
  order.send({ type: "order.confirmed" })
  const { context } = await waitFor(ordering, (state) => state.context.receipt !== undefined)
  expect(context.receipt?.taken.order).toMatchObject({ kind: "poy", betGroup: "yeekee", betId: round.betId })
  await waitFor(slip, (state) => state.context.slip.entries.length === 0)
  expect(page.getSnapshot().context.sheet).toBeUndefined()
  expect(player.published).toEqual(["balance", "slips"])
})

test("a sheet stays open until it is closed, and when an order is left the slip below it stands", async () => {
  const player = atBetPage(onTestFinished)
  const { page, slip, ordering, placing, fills } = player.open()
  await fills()
  page.send({ type: "sheet.opened", sheet: { kind: "slip" } })
  page.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  order.send({ type: "order.left" })
  await waitFor(ordering, (state) => state.matches("drafting"))
  expect(page.getSnapshot().context.sheet).toEqual({ kind: "slip" })
  expect(slip.getSnapshot().context.slip.entries).toHaveLength(2)
  page.send({ type: "sheet.closed" })
  expect(page.getSnapshot().context.sheet).toBeUndefined()
})

test("the slip closes once nothing is left in it, and what else lies open stays", async () => {
  const player = atBetPage(onTestFinished)
  const { page, slip, fills } = player.open()
  await fills()
  page.send({ type: "sheet.opened", sheet: { kind: "slip" } })
  slip.send({ type: "batch.undone" })
  expect(page.getSnapshot().context.sheet).toBeUndefined()
  slip.send(pulled)
  page.send({ type: "sheet.opened", sheet: { kind: "rates" } })
  slip.send({ type: "slip.cleared" })
  expect(page.getSnapshot().context.sheet).toEqual({ kind: "rates" })
})

test("when an order is left the terms of its round are read anew", async () => {
  const player = atBetPage(onTestFinished)
  const { page, placing, fills } = player.open()
  await fills()
  const before = player.operator.asked.filter((what) => what === "terms").length
  page.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  order.send({ type: "order.left" })
  await expect.poll(() => player.operator.asked.filter((what) => what === "terms").length).toBe(before + 1)
})

test("a rate that is announced while the order is looked at is asked about", async () => {
  const player = atBetPage(onTestFinished)
  const { page, placing, fills } = player.open()
  await fills()
  page.send({ type: "order.wanted" })
  await placing("reviewing")
  player.operator.announces([{ option: "teng_bon_3", number: "482", multiply: 42_500 }])
  await placing("changed")
})

test("rates that were agreed to for an order are those of the slip when the order is left", async () => {
  const player = atBetPage(onTestFinished)
  const { page, slip, placing, fills } = player.open()
  await fills()
  player.counter.changesRates({ option: "teng_bon_3", number: "482", multiply: 42_500 })
  player.counter.refusals.push(new OrderFailed({}))
  page.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  order.send({ type: "order.confirmed" })
  await placing("changed")
  order.send({ type: "change.agreed" })
  await placing("refused")
  order.send({ type: "order.left" })
  expect(slip.getSnapshot().context.slip.entries.map(({ multiply }) => multiply)).toEqual([42_500, 9_200])
})

test("the end of betting reaches the slip and the order that is looked at", async () => {
  const player = atBetPage(onTestFinished)
  const { page, slip, placing, fills, closes } = player.open()
  await fills()
  page.send({ type: "order.wanted" })
  await placing("reviewing")
  closes()
  await placing("refused")
  expect(slip.getSnapshot().matches({ round: "closed" })).toBe(true)
})

test("money that comes in while the order is looked at is told to it", async () => {
  const player = atBetPage(onTestFinished)
  const { page, placing, fills } = player.open()
  await fills()
  page.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  player.cashIs(satang(123_400))
  expect(order.getSnapshot().context.balance).toBe(123_400)
})

test("what was changed a moment before the page is left is kept", async () => {
  const player = atBetPage(onTestFinished)
  const { page, fills } = player.open()
  await fills()
  page.send({ type: "page.left" })
  page.stop()
  expect(await storedNumbers(player)).toEqual(["482", "47"])
})

test("what was changed a moment before the browser turns away is kept", async () => {
  const player = atBetPage(onTestFinished)
  const { fills } = player.open()
  await fills()
  player.pageIs("page.left")
  expect(await storedNumbers(player)).toEqual(["482", "47"])
})

test("when the session ends, what was typed is kept, and nothing of the table goes on", async () => {
  const player = atBetPage(onTestFinished)
  const { page, slip, ordering, placing, fills } = player.open()
  await fills()
  page.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  player.sessionEnds()
  expect([page, slip, ordering, order].map((actor) => actor.getSnapshot().status)).toEqual([
    "done",
    "stopped",
    "stopped",
    "stopped",
  ])
  expect(player.subscribers()).toBe(0)
  expect(await storedNumbers(player)).toEqual(["482", "47"])
})

test("what the slip says in passing goes after six seconds, and later news has as long", async () => {
  const player = atBetPage(onTestFinished)
  const { clock, pass } = handClock()
  const { slip, fills } = player.open(player.drafts.tab(), { clock })
  await fills()
  const news = () => slip.getSnapshot().context.news?._tag
  const turnAway = () => slip.send({ type: "line.priced", ref: 0, price: satang(1) })
  turnAway()
  expect(news()).toBe("priceRefused")
  pass(5_000)
  turnAway()
  pass(5_999)
  expect(news()).toBe("priceRefused")
  pass(1)
  expect(news()).toBeUndefined()
})

test("news that takes the place of what goes in passing stays until the player has seen it", async () => {
  const player = atBetPage(onTestFinished)
  const { clock, pass } = handClock()
  const { slip, fills } = player.open(player.drafts.tab(), { clock })
  await fills()
  slip.send({ type: "line.priced", ref: 0, price: satang(1) })
  slip.send({ type: "slip.cleared" })
  pass(6_000)
  expect(slip.getSnapshot().context.news).toEqual({ _tag: "cleared", count: 2 })
})

test("the options and the price of a group are remembered as they are chosen, and met again on its next page", async () => {
  const player = atBetPage(onTestFinished)
  const { slip, takes } = player.open()
  await takes()
  expect(player.choices.size).toBe(0)
  slip.send({ type: "option.tapped", key: "teng_bon_2" })
  slip.send({ type: "all.priced", price: satang(2_000) })
  expect([...player.choices]).toEqual([["yeekee", { options: ["teng_bon_2"], price: 2_000 }]])
  const next = player.open(player.drafts.tab())
  await next.takes()
  const { selection, usualPrice } = next.slip.getSnapshot().context
  expect([[...selection], usualPrice]).toEqual([["teng_bon_2"], 2_000])
})
