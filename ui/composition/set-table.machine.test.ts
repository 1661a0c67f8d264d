import { makeBuying } from "@fakham/core/betting"
import { makeLobby } from "@fakham/core/lotto"
import {
  browserThatKeepsSets,
  operatorThatKeepsAPoy,
  operatorWithADayOfRounds,
  roundsNamedBy,
} from "@fakham/core/testing"
import { makeHandoff } from "@fakham/core/visit"
import { Layer, ManagedRuntime } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeSetTable, type Picked } from "./set-table.machine.ts"
import { ordersInHand, orderThatIs } from "./testing/orders-in-hand.ts"
import { worldThatTells } from "./testing/world-that-tells.ts"

const rounds = roundsNamedBy("2026-11-20")
const draw = rounds.find(({ betType }) => betType === "hanoy")
if (draw === undefined) throw new Error("no draw of sets that day")
const picked: Picked = { type: "sets.picked", lines: [{ number: "4827", sets: 2 }] }

const atTable = () => {
  let now = draw.closesAt - 600_000
  const drafts = browserThatKeepsSets()
  const orders = ordersInHand()
  const handoff = makeHandoff<Picked>()
  const { world, ...surroundings } = worldThatTells()
  const operator = operatorWithADayOfRounds({ now: () => now, rounds })
  let ids = 0
  const sit = () => {
    const lobby = createActor(makeLobby(ManagedRuntime.make(operator.layer), { now: () => now })).start()
    onTestFinished(() => void lobby.stop())
    const runtime = ManagedRuntime.make(Layer.merge(operatorThatKeepsAPoy().layer, drafts.tab()))
    const buying = makeBuying(runtime, () => `id-${++ids}`)
    const machine = makeSetTable({
      buying,
      ordering: orders.ordering,
      handoff,
      policy: () => "none",
      lobby: () => lobby,
      world,
    })
    const table = createActor(machine, { input: { round: draw, variant: "hanoy" } }).start()
    onTestFinished(() => void table.stop())
    const { buying: sets, ordering } = table.getSnapshot().context
    return {
      table,
      sets,
      ordering,
      placing: (state: string) => orderThatIs(state, ordering),
      closes: () => {
        now = draw.closesAt + 1
        lobby.send({ type: "clock.corrected" })
      },
      picks: async () => {
        await waitFor(lobby, ({ context }) => context.rounds !== undefined)
        await waitFor(sets, (state) => state.matches({ round: "open", sets: { taking: "kept" } }))
        await waitFor(ordering, (state) => state.matches("drafting"))
        sets.send(picked)
      },
    }
  }
  return { orders, handoff, sit, ...surroundings }
}

test("sets that were chosen on another page are picked as soon as the draw takes any", async () => {
  const player = atTable()
  player.handoff.put(draw.betId, picked)
  const { sets } = player.sit()
  const { context } = await waitFor(sets, ({ context }) => context.slip.lines.length > 0)
  expect(context.slip.lines).toEqual(picked.lines)
})

test("sets that are placed leave none picked, and have the cash counted", async () => {
  const player = atTable()
  const { sets, ordering, placing, picks } = player.sit()
  await picks()
  ordering.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  expect(order.getSnapshot().context.balance).toBe(100_000)
  order.send({ type: "order.confirmed" })
  const { context } = await waitFor(ordering, ({ context }) => context.receipt !== undefined)
  expect(context.receipt?.taken.order).toMatchObject({ kind: "sets", variant: "hanoy", lines: picked.lines })
  await waitFor(sets, ({ context }) => context.slip.lines.length === 0)
  expect(player.doubts()).toBe(1)
})

test("the end of betting reaches the sets and the order that is looked at; left, the sets stand", async () => {
  const player = atTable()
  const { sets, ordering, placing, picks, closes } = player.sit()
  await picks()
  ordering.send({ type: "order.wanted" })
  await placing("reviewing")
  closes()
  const order = await placing("refused")
  expect(sets.getSnapshot().matches({ round: "closed" })).toBe(true)
  order.send({ type: "order.left" })
  await waitFor(ordering, (state) => state.matches("drafting"))
  expect(sets.getSnapshot().context.slip.lines).toEqual(picked.lines)
})

test("when the session ends nothing of the table goes on, and what was picked is there again afterwards", async () => {
  const player = atTable()
  const { table, sets, ordering, picks } = player.sit()
  await picks()
  player.pageIs("page.left")
  player.sessionEnds()
  expect([table, sets, ordering].map((actor) => actor.getSnapshot().status)).toEqual(["done", "stopped", "stopped"])
  expect(player.followers()).toBe(0)
  const { sets: again } = player.sit()
  const { context } = await waitFor(again, (state) => state.matches({ sets: "taking" }))
  expect(context.slip.lines).toEqual(picked.lines)
})
