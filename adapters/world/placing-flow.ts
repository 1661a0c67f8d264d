import { type ErrandEvent, youngestUnfinished } from "@fakham/core/errand"
import { baht } from "@fakham/core/money"
import {
  type MeantOrder,
  makePlacing,
  type PlacingEvent,
  type PoyOrder,
  placeOnce,
  type SetsOrder,
} from "@fakham/core/order"
import { Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { orderIntents } from "../browser/order-intents.ts"
import { httpPoys } from "../operator/http-poys.ts"
import type { Flow } from "./flow.ts"
import { connectivity, handOn, invoked } from "./hand.ts"
import { intentsOf } from "./tab.ts"

const line = { ref: 0, add: 1, price: baht(10), min: baht(1), max: baht(500) } as const

/** A slip of two numbers on a round that closes in a quarter of an hour. */
const wholeOrder: PoyOrder = {
  kind: "poy",
  betGroup: "yeekee",
  betId: "yeekee-2026-11-20-26",
  betType: "yeekee_26",
  betName: "ยี่กี รอบที่ 26",
  lines: [
    { ...line, option: "teng_bon_3", number: "123", multiply: 85_000 },
    { ...line, option: "teng_lang_2", number: "45", multiply: 9_200, price: baht(20), max: baht(2_500), ref: 1 },
  ],
}
/** The same on a round that closes in five minutes. */
const soonClosed: PoyOrder = {
  ...wholeOrder,
  betGroup: "yeekee5min",
  betId: "yeekee5min-2026-11-20-85",
  betType: "yeekee5min_85",
  betName: "ยี่กี 5 นาที รอบที่ 85",
  lines: wholeOrder.lines.map((one, at) => ({ ...one, multiply: [80_000, 8_500][at] ?? 0 })),
}

/** Two sets of one number. */
const sets: SetsOrder = {
  kind: "sets",
  betGroup: "gov4d",
  variant: "hanoy",
  betId: "hanoy-2026-11-20",
  betName: "ฮานอย (ตัวอย่าง)",
  lines: [{ number: "4827", sets: 2 }],
}

/** What is placed: a slip, sets, or a slip that may be another one in another tab and after a reload, in a round that closes soon. */
type What = "slip" | "sets" | "edited slip"

/** Placing a draft: however it goes, it becomes one slip or none, and the player is told which. */
export const placingFlow = (what: What): Flow => ({
  open: async (tab, { random }) => {
    const { client, clock } = tab
    const runtime = ManagedRuntime.make(Layer.mergeAll(httpPoys(client), intentsOf(tab, orderIntents), connectivity))
    const unfinished = await runtime.runPromise(youngestUnfinished(placeOnce))
    const edited = { ...soonClosed, lines: soonClosed.lines.slice(random.below(2)) }
    const order = { slip: wholeOrder, sets, "edited slip": edited }[what]
    const actor = createActor(makePlacing(runtime, tab), {
      clock: clock.timers,
      input: { draftId: "draft-1", order, unfinished },
    })
    const hand = handOn<PlacingEvent>(
      actor,
      {
        confirm: () => ({ type: "order.confirmed" }),
        agree: () => ({ type: "change.agreed" }),
        leave: () => ({ type: "order.left" }),
        "ask again": () => ({ type: "outcome.requested" }),
      },
      invoked<ErrandEvent<MeantOrder>>(() => actor.getSnapshot().children.errand, {
        reconnect: () => ({ type: "connection.restored" }),
      }),
    )
    actor.start()
    return { ...hand, close: () => (actor.stop(), runtime.dispose()) }
  },
  wanted: {
    reviewing: "confirm",
    changed: "agree",
    unheard: "confirm",
    refused: "leave",
    placedElsewhere: "leave",
  },
  others: ["leave", "ask again", "reconnect"],
  ends: [],
  setsClocks: true,
  ...(what === "edited slip" ? { closesAfter: 300_000 } : {}),
  wrong: ({ operator }, player, shown) => {
    const slips = operator.look(slipsOf(player)).length
    if (slips === 0 && shown.includes("accepted")) return "told of a slip that there is not"
    return slips > 1 ? `one draft has become ${slips} slips` : undefined
  },
  wrongAtTheEnd: ({ operator }, player, last) => {
    const slips = operator.look(slipsOf(player)).length
    return (last.state() === "accepted") === (slips === 1) ? undefined : `told ${last.state()}, but ${slips} slips`
  },
})

const slipsOf = (player: string) =>
  `select id from poys join users on users.uuid = poys.user_uuid 
   where user_name = '${player}' and bet_id in ('${wholeOrder.betId}', '${soonClosed.betId}', '${sets.betId}')`
