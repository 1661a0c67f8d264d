import { type ErrandEvent, youngestUnfinished } from "@fakham/core/errand"
import { isGov4dVariant } from "@fakham/core/lotto"
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
import { httpPoys } from "../operator/order/http-poys.ts"
import { roundOf } from "./beginnings.ts"
import type { Flow } from "./flow.ts"
import { connectivityIn, handOn, invoked } from "./hand.ts"
import { intentsOf } from "./tab.ts"
import type { World } from "./world.ts"

const line = { ref: 0, add: 1, price: baht(10), min: baht(1), max: baht(500) } as const

const fiveMinutes = 300_000
const quarter = 900_000

/** A slip of two numbers on a round that takes bets for a quarter of an hour, or on one that closes in five minutes. */
const slipIn = (world: World, betGroup: "yeekee" | "yeekee5min"): PoyOrder => {
  const [open, top, bottom] = betGroup === "yeekee" ? [quarter, 85_000, 9_200] : [fiveMinutes, 80_000, 8_500]
  return {
    kind: "poy",
    betGroup,
    ...roundOf(world, betGroup, open),
    lines: [
      { ...line, option: "teng_bon_3", number: "123", multiply: top },
      { ...line, option: "teng_lang_2", number: "45", multiply: bottom, price: baht(20), max: baht(2_500), ref: 1 },
    ],
  }
}

/** Two sets of one number. */
const setsIn = (world: World): SetsOrder => {
  const { betId, betName, betType: variant } = roundOf(world, "gov4d", quarter)
  if (!isGov4dVariant(variant)) throw new Error(`${betId} sells no sets`)
  return { kind: "sets", betGroup: "gov4d", variant, betId, betName, lines: [{ number: "4827", sets: 2 }] }
}

/** What is placed: a slip, sets, or a slip that may be another one in another tab and after a reload, in a round that closes soon. */
type What = "slip" | "sets" | "edited slip"

/** Placing a draft: however it goes, it becomes one slip or none, and the player is told which. */
export const placingFlow = (what: What): Flow => ({
  open: async (tab, world) => {
    const { client, clock } = tab
    const runtime = ManagedRuntime.make(Layer.mergeAll(httpPoys(client), intentsOf(tab), connectivityIn(world)))
    const unfinished = await runtime.runPromise(youngestUnfinished(placeOnce))
    const soonClosed = slipIn(world, "yeekee5min")
    const order = {
      slip: () => slipIn(world, "yeekee"),
      sets: () => setsIn(world),
      "edited slip": () => ({ ...soonClosed, lines: soonClosed.lines.slice(world.random.below(2)) }),
    }[what]()
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
  ...(what === "edited slip" ? { closesAfter: fiveMinutes } : {}),
  wrong: (world, player, shown) => {
    const slips = slipsOf(world, player)
    if (slips === 0 && shown.includes("accepted")) return "told of a slip that there is not"
    return slips > 1 ? `one draft has become ${slips} slips` : undefined
  },
  wrongAtTheEnd: (world, player, last) => {
    const slips = slipsOf(world, player)
    return (last.state() === "accepted") === (slips === 1) ? undefined : `told ${last.state()}, but ${slips} slips`
  },
})

const slipsOf = ({ operator, begin }: World, player: string) =>
  operator.look(
    `select id from poys join users on users.uuid = poys.user_uuid
     where user_name = '${player}' and poys.created_at >= ${begin}`,
  ).length
