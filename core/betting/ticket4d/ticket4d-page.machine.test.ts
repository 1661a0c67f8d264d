import { Layer, ManagedRuntime } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { createActor, type SimulatedClock, waitFor } from "xstate"
import { makeLobby } from "../../lotto/lobby/lobby.machine.ts"
import { roundsNamedBy } from "../../lotto/testing/named-rounds.ts"
import { operatorWithADayOfRounds } from "../../lotto/testing/operator-with-a-day-of-rounds.ts"
import { operatorThatKeepsAPoy } from "../../order/testing/operator-that-keeps-a-poy.ts"
import { ordersInHand, placingOfOrder } from "../../order/testing/orders-in-hand.ts"
import { handClock } from "../../testing/clock.ts"
import { makeHandoff } from "../../visit/handoff.ts"
import { browserThatKeepsSets } from "./testing/browser-that-keeps-sets.ts"
import { makeTicket4dPage } from "./ticket4d-page.machine.ts"
import type { Picked } from "./ticket4d-page.ts"

const rounds = roundsNamedBy("2026-11-20")
const draw = rounds.find(({ betType }) => betType === "hanoy")
if (draw === undefined) throw new Error("no draw of sets that day")
const picked: Picked = { type: "sets.picked", lines: [{ number: "4827", sets: 2 }] }

const atDraw = () => {
  let time = draw.closesAt - 600_000
  const now = () => time
  const drafts = browserThatKeepsSets()
  const { layer, environment, ...visit } = ordersInHand(now)
  const handoff = makeHandoff<Picked>()
  const operator = operatorWithADayOfRounds({ now, rounds })
  const open = (options: { readonly clock?: SimulatedClock } = {}) => {
    const lobby = createActor(makeLobby(ManagedRuntime.make(operator.layer), { now })).start()
    onTestFinished(() => void lobby.stop())
    const runtime = ManagedRuntime.make(Layer.mergeAll(layer, operatorThatKeepsAPoy().layer, drafts.tab()))
    const machine = makeTicket4dPage(runtime, environment, { handoff, policy: () => "none" })
    const page = createActor(machine, { ...options, input: { round: draw, variant: "hanoy", lobby } }).start()
    onTestFinished(() => void page.stop())
    const { buying: sets, ordering } = page.getSnapshot().context
    return {
      page,
      sets,
      ordering,
      placing: (state: string) => placingOfOrder(state, ordering),
      closes: () => {
        time = draw.closesAt + 1
        lobby.send({ type: "clock.corrected" })
      },
      picks: async () => {
        await waitFor(lobby, ({ context }) => context.rounds !== undefined)
        await waitFor(sets, (state) => state.matches({ round: "open", sets: { taking: "saved" } }))
        await waitFor(ordering, (state) => state.matches("drafting"))
        sets.send(picked)
      },
    }
  }
  return { handoff, open, ...visit }
}

test("sets that were chosen on another page are picked as soon as the draw takes any", async () => {
  const player = atDraw()
  player.handoff.put(draw.betId, picked)
  const { sets } = player.open()
  const { context } = await waitFor(sets, (state) => state.context.slip.lines.length > 0)
  expect(context.slip.lines).toEqual(picked.lines)
})

test("sets that are placed leave none picked, and have the cash counted", async () => {
  const player = atDraw()
  const { page, sets, ordering, placing, picks } = player.open()
  await picks()
  page.send({ type: "order.wanted" })
  const order = await placing("reviewing")
  expect(order.getSnapshot().context.balance).toBe(100_000)
  order.send({ type: "order.confirmed" })
  const { context } = await waitFor(ordering, (state) => state.context.receipt !== undefined)
  expect(context.receipt?.taken.order).toMatchObject({ kind: "sets", variant: "hanoy", lines: picked.lines })
  await waitFor(sets, (state) => state.context.slip.lines.length === 0)
  expect(player.published).toEqual(["balance", "slips"])
})

test("the end of betting reaches the sets and the order that is looked at; left, the sets stand", async () => {
  const player = atDraw()
  const { page, sets, ordering, placing, picks, closes } = player.open()
  await picks()
  page.send({ type: "order.wanted" })
  await placing("reviewing")
  closes()
  const order = await placing("refused")
  expect(sets.getSnapshot().matches({ round: "closed" })).toBe(true)
  order.send({ type: "order.left" })
  await waitFor(ordering, (state) => state.matches("drafting"))
  expect(sets.getSnapshot().context.slip.lines).toEqual(picked.lines)
})

test("when the session ends nothing of the table goes on, and what was picked is there again afterwards", async () => {
  const player = atDraw()
  const { page, sets, ordering, picks } = player.open()
  await picks()
  player.pageIs("page.left")
  player.sessionEnds()
  expect([page, sets, ordering].map((actor) => actor.getSnapshot().status)).toEqual(["done", "stopped", "stopped"])
  expect(player.subscribers()).toBe(0)
  const { sets: again } = player.open()
  const { context } = await waitFor(again, (state) => state.matches({ sets: "taking" }))
  expect(context.slip.lines).toEqual(picked.lines)
})

test("that the draw is closed is said in passing and goes after six seconds, other news stays", async () => {
  const { clock, pass } = handClock()
  const { sets, picks, closes } = atDraw().open({ clock })
  await picks()
  sets.send({ type: "sets.cleared" })
  pass(6_000)
  expect(sets.getSnapshot().context.news).toEqual({ _tag: "cleared", count: 1 })
  closes()
  sets.send({ type: "digit.pressed", digit: "4" })
  expect(sets.getSnapshot().context.news).toEqual({ _tag: "roundClosed", keyed: "4" })
  pass(5_999)
  expect(sets.getSnapshot().context.news?._tag).toBe("roundClosed")
  pass(1)
  expect(sets.getSnapshot().context.news).toBeUndefined()
})
