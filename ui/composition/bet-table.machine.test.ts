import { makeBetting } from "@fakham/core/betting"
import { makeRound, type Round, RoundFeed, Rounds } from "@fakham/core/lotto"
import { satang } from "@fakham/core/money"
import { OrderFailed } from "@fakham/core/order"
import { browserThatKeepsDrafts, operatorThatOffersARound, yeekeeRound } from "@fakham/core/testing"
import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeBetTable, type Pulled } from "./bet-table.machine.ts"
import { makeHandoff } from "./handoff.ts"
import { ordersInHand } from "./testing/orders-in-hand.ts"
import { worldThatTells } from "./testing/world-that-tells.ts"

const closesAt = 2_000_000
const round: Round = {
  ...yeekeeRound,
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: undefined,
  closesAt,
  shootingEndsAt: undefined,
  resultAt: closesAt + 1_000,
  outcome: undefined,
}
const pulled: Pulled = {
  type: "slip.pulled",
  bets: [
    { option: "teng_bon_3", number: "482" },
    { option: "teng_bon_2", number: "47" },
  ],
}

const atTable = () => {
  let time = closesAt - 600_000
  const now = () => time
  const operator = operatorThatOffersARound()
  const drafts = browserThatKeepsDrafts()
  const orders = ordersInHand()
  const handoff = makeHandoff<Pulled>()
  const { world, ...surroundings } = worldThatTells()
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      operator.layer,
      Layer.succeed(Rounds, { one: () => Effect.succeed(round), latest: Effect.never, latest4d: Effect.never }),
      Layer.succeed(RoundFeed, { follow: () => Stream.never, followAll: Stream.never }),
    ),
  )
  let ids = 0
  const sit = (tab = drafts.tab()) => {
    const betting = makeBetting(ManagedRuntime.make(Layer.merge(operator.layer, tab)), () => `id-${++ids}`)
    const running = createActor(makeRound(runtime, { now }), { input: round.betId }).start()
    const machine = makeBetTable({ betting, ordering: orders.ordering, handoff, policy: () => "none", now, world })
    const table = createActor(machine, { input: { round, betGroup: "yeekee", running } }).start()
    const { betting: slip, ordering } = table.getSnapshot().context
    const placing = async (state: string) => {
      const { children } = await waitFor(ordering, ({ children }) => children.placing !== undefined)
      if (children.placing === undefined) throw new Error("nothing is on its way")
      await waitFor(children.placing, ({ value }) => value === state)
      return children.placing
    }
    return {
      table,
      slip,
      ordering,
      placing,
      closes: () => {
        time = closesAt + 1
        running.send({ type: "clock.corrected" })
      },
      takes: () => waitFor(slip, (state) => state.matches({ slip: "taking", round: "open" })),
      fills: async () => {
        await waitFor(slip, (state) => state.matches({ slip: "taking" }))
        await waitFor(ordering, (state) => state.matches("drafting"))
        await waitFor(running, ({ context }) => context.round !== undefined)
        slip.send(pulled)
      },
    }
  }
  return { operator, drafts, orders, handoff, sit, ...surroundings }
}

const kept = async (player: ReturnType<typeof atTable>) => {
  const { slip } = player.sit()
  const { context } = await waitFor(slip, (state) => state.matches({ slip: "taking" }))
  return context.slip.entries.map(({ number }) => number)
}

test("numbers that were chosen on another page come into the slip as soon as the round takes any", async () => {
  const player = atTable()
  player.handoff.put(round.betId, pulled)
  const { slip } = player.sit()
  const { context } = await waitFor(slip, ({ context }) => context.slip.entries.length > 0)
  expect(context.slip.entries.map(({ number }) => number)).toEqual(["482", "47"])
  expect(player.handoff.take(round.betId)).toBeUndefined()
})

test("a slip that is placed leaves an empty one, closes what lies over the keypad, and has the cash counted", async () => {
  const player = atTable()
  const { table, slip, ordering, placing, fills } = player.sit()
  await fills()
  table.send({ type: "sheet.opened", sheet: { kind: "slip" } })
  ordering.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  expect(order.getSnapshot().context).toMatchObject({ balance: 100_000, policy: "none" })
  order.send({ type: "order.confirmed" })
  const { context } = await waitFor(ordering, ({ context }) => context.receipt !== undefined)
  expect(context.receipt?.order).toMatchObject({ kind: "poy", betGroup: "yeekee", betId: round.betId })
  await waitFor(slip, ({ context }) => context.slip.entries.length === 0)
  expect(table.getSnapshot().context.sheet).toBeUndefined()
  expect(player.doubts()).toBe(1)
})

test("a sheet stays open until it is closed, and when an order is left the slip below it stands", async () => {
  const player = atTable()
  const { table, slip, ordering, placing, fills } = player.sit()
  await fills()
  table.send({ type: "sheet.opened", sheet: { kind: "slip" } })
  ordering.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  order.send({ type: "order.left" })
  await waitFor(ordering, (state) => state.matches("drafting"))
  expect(table.getSnapshot().context.sheet).toEqual({ kind: "slip" })
  expect(slip.getSnapshot().context.slip.entries).toHaveLength(2)
  table.send({ type: "sheet.closed" })
  expect(table.getSnapshot().context.sheet).toBeUndefined()
})

test("when an order is left the terms of its round are read anew", async () => {
  const player = atTable()
  const { ordering, placing, fills } = player.sit()
  await fills()
  const before = player.operator.asked.filter((what) => what === "terms").length
  ordering.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  order.send({ type: "order.left" })
  await expect.poll(() => player.operator.asked.filter((what) => what === "terms").length).toBe(before + 1)
})

test("a rate that is announced while the order is looked at is asked about", async () => {
  const player = atTable()
  const { ordering, placing, fills } = player.sit()
  await fills()
  ordering.send({ type: "order.wanted" })
  await placing("reviewing")
  player.operator.announces([{ option: "teng_bon_3", number: "482", multiply: 42_500 }])
  await placing("changed")
})

test("rates that were agreed to for an order are those of the slip when the order is left", async () => {
  const player = atTable()
  const { slip, ordering, placing, fills } = player.sit()
  await fills()
  player.orders.operator.changesRates({ option: "teng_bon_3", number: "482", multiply: 42_500 })
  player.orders.operator.refusals.push(new OrderFailed())
  ordering.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  order.send({ type: "order.confirmed" })
  await placing("changed")
  order.send({ type: "change.agreed" })
  await placing("refused")
  order.send({ type: "order.left" })
  expect(slip.getSnapshot().context.slip.entries.map(({ multiply }) => multiply)).toEqual([42_500, 9_200])
})

test("the end of betting reaches the slip and the order that is looked at", async () => {
  const player = atTable()
  const { slip, ordering, placing, fills, closes } = player.sit()
  await fills()
  ordering.send({ type: "order.wanted" })
  await placing("reviewing")
  closes()
  await placing("refused")
  expect(slip.getSnapshot().matches({ round: "closed" })).toBe(true)
})

test("money that comes in while the order is looked at is told to it", async () => {
  const player = atTable()
  const { ordering, placing, fills } = player.sit()
  await fills()
  ordering.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  player.cashIs(satang(123_400))
  expect(order.getSnapshot().context.balance).toBe(123_400)
})

test("what was changed a moment before the page is left is kept", async () => {
  const player = atTable()
  const { table, fills } = player.sit()
  await fills()
  table.send({ type: "table.left" })
  table.stop()
  expect(await kept(player)).toEqual(["482", "47"])
})

test("what was changed a moment before the browser turns away is kept", async () => {
  const player = atTable()
  const { fills } = player.sit()
  await fills()
  player.pageIs("page.left")
  expect(await kept(player)).toEqual(["482", "47"])
})

test("when the session ends, what was typed is kept, and nothing of the table goes on", async () => {
  const player = atTable()
  const { table, slip, ordering, placing, fills } = player.sit()
  await fills()
  ordering.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  player.sessionEnds()
  expect([table, slip, ordering, order].map((actor) => actor.getSnapshot().status)).toEqual([
    "done",
    "stopped",
    "stopped",
    "stopped",
  ])
  expect(player.followers()).toBe(0)
  expect(await kept(player)).toEqual(["482", "47"])
})
