import { Layer, ManagedRuntime } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeRound } from "../lotto/round/round.machine.ts"
import { somchaisOrder } from "../order/testing/operator-that-takes-orders.ts"
import { ordersInHand } from "../order/testing/orders-in-hand.ts"
import { termsOf } from "../poy/limits.ts"
import { actionsOn } from "../testing/actions-on.ts"
import { inner, type ReachedState, reached, waysFrom } from "../testing/ways.ts"
import { makeBetPage } from "./bet-page.machine.ts"
import { noNewsOfRound, pulled, round } from "./testing/at-bet-page.ts"
import { browserThatKeepsDrafts } from "./testing/browser-that-keeps-drafts.ts"
import { operatorThatOffersARound } from "./testing/operator-that-offers-a-round.ts"

const { layer, environment } = ordersInHand()
const runtime = ManagedRuntime.make(
  Layer.mergeAll(layer, operatorThatOffersARound().layer, browserThatKeepsDrafts().tab()),
)
const machine = makeBetPage(runtime, environment, {
  handoff: { take: () => undefined },
  policy: () => undefined,
  keypad: { recall: () => undefined, remember: () => {} },
})
const rounds = makeRound(ManagedRuntime.make(noNewsOfRound), environment)
const running = createActor(rounds, { input: round.betId })

const events = {
  "the slip is opened": { type: "sheet.opened", sheet: { kind: "slip" } },
  "rates are opened": { type: "sheet.opened", sheet: { kind: "rates" } },
  "sheet.closed": { type: "sheet.closed" },
  "numbers.pulled": { type: "numbers.pulled", pulled },
  "order.wanted": { type: "order.wanted" },
  "order.begun": { type: "order.begun" },
  "order.placed": { type: "order.placed", draftId: "draft-1" },
  "order.left": { type: "order.left", order: somchaisOrder, before: { draftId: "draft-1", order: somchaisOrder } },
  "round.opened": { type: "round.opened" },
  "round.closed": { type: "round.closed" },
  "terms.changed": { type: "terms.changed", terms: termsOf({ betMin: {}, betMax: {}, defaultRate: {}, rateNow: [] }) },
  "slip.ready": { type: "slip.ready" },
  "slip.awaited": { type: "slip.awaited" },
  "slip.filled": { type: "slip.filled" },
  "slip.emptied": { type: "slip.emptied" },
  "keypad.shown": { type: "keypad.shown" },
  "keypad.chosen": { type: "keypad.chosen" },
  "news.shown": { type: "news.shown" },
  "news.gone": { type: "news.gone" },
  "six seconds later": inner("xstate.after.passing.betPage.open.passingNews"),
  "page.shown": { type: "page.shown" },
  "page.left": { type: "page.left" },
  "connection.lost": { type: "connection.lost" },
  "connection.restored": { type: "connection.restored" },
  "session.ended": { type: "session.ended" },
} as const

const place = ({ state, context: { sheet } }: ReachedState<typeof machine>) =>
  [state, sheet?.kind].filter((part) => part !== undefined).join(" below ")

const everywhere = reached(machine, { input: { round, betGroup: "yeekee", running }, events, apart: place })

test("a bet page goes exactly these ways, and every other event leaves it where it is", () => {
  const sheets = (state: string) => ({
    [state]: { "the slip is opened": `${state} below slip`, "rates are opened": `${state} below rates` },
    [`${state} below slip`]: {
      "rates are opened": `${state} below rates`,
      "sheet.closed": state,
      "numbers.pulled": state,
      "order.placed": state,
      "slip.emptied": state,
    },
    [`${state} below rates`]: {
      "the slip is opened": `${state} below slip`,
      "sheet.closed": state,
      "numbers.pulled": state,
      "order.placed": state,
    },
  })
  const going = (from: string, to: Readonly<Record<string, string>>) =>
    Object.entries(sheets(from)).map(([state, row]) => {
      const sheet = state.slice(from.length)
      const leading = new Map(Object.entries(to).map(([event, target]) => [event, `${target}${sheet}`]))
      return [state, { ...row, ...Object.fromEntries(leading) }] as const
    })
  const ended = { "session.ended": "ended" }
  expect(waysFrom(machine, everywhere, { events, place })).toEqual(
    Object.fromEntries([
      ...going("open.quiet", { "news.shown": "open.passingNews", ...ended }),
      ...going("open.passingNews", {
        "news.gone": "open.quiet",
        "six seconds later": "open.quiet",
        ...ended,
      }),
      ["ended", {}],
      ["ended below slip", {}],
      ["ended below rates", {}],
    ]),
  )
})

const sentToDraft = {
  "connection.restored": ["sendToDraft connection.restored"],
  "page.left": ["sendToDraft page.left"],
  "page.shown": ["sendToDraft page.shown"],
  "session.ended": ["sendToDraft page.left"],
  "round.opened": ["sendToDraft round.opened"],
  "round.closed": ["sendToDraft round.closed", "round.closed to ordering"],
  "terms.changed": ["terms.changed to ordering"],
  "slip.ready": ["takeHandedOver"],
  "numbers.pulled": ["sendToDraft slip.pulled"],
  "keypad.chosen": ["rememberKeypad"],
  "order.wanted": ["order.wanted to ordering"],
  "order.begun": ["terms.changed to ordering", "round.closed to ordering"],
  "order.placed": ["sendToDraft slip.placed"],
  "order.left": ["agree order.left", "sendToDraft terms.invalidated"],
}

test("what happens on a bet page is told to its slip and to its orders, and nothing else is done", () => {
  expect(everywhere.filter(({ isOver }) => !isOver).map((at) => actionsOn(machine, at, events))).toEqual([
    ...Array.from({ length: 3 }, () => sentToDraft),
    ...Array.from({ length: 3 }, () => ({ ...sentToDraft, "six seconds later": ["sendToDraft news.seen"] })),
  ])
})

test("an order that begins while the round takes bets is told its terms alone", async () => {
  const open = createActor(rounds, { input: round.betId }).start()
  onTestFinished(() => void open.stop())
  await waitFor(open, ({ context }) => context.round !== undefined)
  const [first] = reached(machine, { input: { round, betGroup: "yeekee", running: open }, events: {} })
  const { "order.begun": begun } = events
  expect(first && actionsOn(machine, first, { "order.begun": begun })).toEqual({
    "order.begun": ["terms.changed to ordering"],
  })
})
