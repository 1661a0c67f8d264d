import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor } from "xstate"
import { makeLobby } from "../../lotto/lobby/lobby.machine.ts"
import { roundsNamedBy } from "../../lotto/testing/named-rounds.ts"
import { operatorWithADayOfRounds } from "../../lotto/testing/operator-with-a-day-of-rounds.ts"
import { operatorThatKeepsAPoy } from "../../order/testing/operator-that-keeps-a-poy.ts"
import { somchaisOrder } from "../../order/testing/operator-that-takes-orders.ts"
import { ordersInHand } from "../../order/testing/orders-in-hand.ts"
import { actionsOn } from "../../testing/actions-on.ts"
import { inner, reached, waysFrom } from "../../testing/ways.ts"
import { browserThatKeepsSets } from "./testing/browser-that-keeps-sets.ts"
import { makeTicket4dPage } from "./ticket4d-page.machine.ts"

const rounds = roundsNamedBy("2026-11-20")
const { layer, environment } = ordersInHand()
const runtime = ManagedRuntime.make(Layer.mergeAll(layer, operatorThatKeepsAPoy().layer, browserThatKeepsSets().tab()))
const machine = makeTicket4dPage(runtime, environment, { handoff: { take: () => undefined }, policy: () => undefined })
const operator = operatorWithADayOfRounds({ now: environment.now, rounds })
const lobby = createActor(makeLobby(ManagedRuntime.make(operator.layer), environment))

const events = {
  "order.wanted": { type: "order.wanted" },
  "order.begun": { type: "order.begun" },
  "order.placed": { type: "order.placed", draftId: "draft-1" },
  "order.left": { type: "order.left", order: somchaisOrder, before: { draftId: "draft-1", order: somchaisOrder } },
  "draws.changed": { type: "draws.changed" },
  "sets.ready": { type: "sets.ready" },
  "sets.awaited": { type: "sets.awaited" },
  "news.shown": { type: "news.shown" },
  "news.gone": { type: "news.gone" },
  "six seconds later": inner("xstate.after.passing.ticket4dPage.open.passingNews"),
  "page.shown": { type: "page.shown" },
  "page.left": { type: "page.left" },
  "connection.lost": { type: "connection.lost" },
  "connection.restored": { type: "connection.restored" },
  "session.ended": { type: "session.ended" },
} as const

const round = rounds.find(({ betType }) => betType === "hanoy")
if (round === undefined) throw new Error("no draw of sets that day")
const everywhere = reached(machine, { input: { round, variant: "hanoy", lobby }, events })

test("a page of sets goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, everywhere, { events })).toEqual({
    "open.quiet": { "news.shown": "open.passingNews", "session.ended": "ended" },
    "open.passingNews": {
      "news.gone": "open.quiet",
      "six seconds later": "open.quiet",
      "session.ended": "ended",
    },
    ended: {},
  })
})

test("what happens on a page of sets is told to its sets and to its orders, and nothing else is done", () => {
  const sentToDraft = {
    "connection.restored": ["sendToDraft connection.restored"],
    "page.shown": ["sendToDraft page.shown"],
    "sets.ready": ["takeHandedOver"],
    // No draw takes sets before the lobby has been read.
    "draws.changed": ["sendToDraft round.closed", "round.closed to ordering"],
    "order.wanted": ["order.wanted to ordering"],
    "order.begun": ["round.closed to ordering"],
    "order.placed": ["sendToDraft slip.placed"],
    "order.left": ["sendToDraft held.invalidated"],
  }
  expect(everywhere.filter(({ isOver }) => !isOver).map((at) => actionsOn(machine, at, events))).toEqual([
    sentToDraft,
    { ...sentToDraft, "six seconds later": ["sendToDraft news.seen"] },
  ])
})

test("while its draw takes sets, the sets are told so, and an order that begins is told nothing", () => {
  const open = machine.provide({ guards: { isDrawOpen: () => true } })
  const [first] = reached(open, { input: { round, variant: "hanoy", lobby }, events: {} })
  const { "draws.changed": changed, "order.begun": begun } = events
  expect(first && actionsOn(open, first, { "draws.changed": changed, "order.begun": begun })).toEqual({
    "draws.changed": ["sendToDraft round.opened"],
  })
})
