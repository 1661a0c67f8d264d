import { isGov4dVariant } from "@fakham/core/lotto"
import { baht } from "@fakham/core/money"
import type { OperationEvent } from "@fakham/core/operation"
import {
  makeOrdering,
  type OrderCommand,
  type OrderProgress,
  type PlacingEvent,
  type PoyOrder,
  type Ticket4dOrder,
} from "@fakham/core/order"
import { httpOrderDesk } from "@fakham/operator/order"
import { createActor, fromCallback } from "xstate"
import { roundOf } from "../beginnings.ts"
import { type Hand, handOn, invoked } from "../hand.ts"
import type { Tab } from "../tab.ts"
import type { World } from "../world.ts"
import type { Flow } from "./flow.ts"

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
const setsIn = (world: World): Ticket4dOrder => {
  const { betId, betName, betType: variant } = roundOf(world, "gov4d", quarter)
  if (!isGov4dVariant(variant)) throw new Error(`${betId} sells no sets`)
  return { kind: "sets", betGroup: "gov4d", variant, betId, betName, lines: [{ number: "4827", sets: 2 }] }
}

/** What is placed: a slip, sets, or a slip that may be another one in another tab and after a reload, in a round that closes soon. */
type What = "slip" | "sets" | "edited slip"

/** The page of the draft, which has nothing to do for its order here. */
const page = createActor(fromCallback<OrderProgress>(() => {})).start()

/** A player who has come to order a draft: they say so as soon as it is known that no earlier order is under way. */
const handOnOrder = ({ client, visit, timers }: Tab, order: PoyOrder | Ticket4dOrder): Hand => {
  const ordering = makeOrdering(visit.with(httpOrderDesk(client)).runtime, visit.environment)
  const actor = createActor(ordering, { clock: timers, input: { betId: order.betId, page } })
  actor.subscribe(({ value, context }) => {
    if (value === "drafting" && context.ordered === undefined)
      actor.send({ type: "order.wanted", order: { draftId: "draft-1", order } })
  })
  const placing = () => actor.getSnapshot().children.placing
  const hand = handOn<never>(
    actor,
    {},
    invoked<OperationEvent<OrderCommand>>(() => placing()?.getSnapshot().children.operation, {
      reconnect: () => ({ type: "connection.restored" }),
    }),
    invoked<PlacingEvent>(placing, {
      confirm: () => ({ type: "order.confirmed" }),
      agree: () => ({ type: "change.agreed" }),
      leave: () => ({ type: "order.left" }),
      "ask again": () => ({ type: "outcome.requested" }),
    }),
  )
  const isOver = () => {
    const { value, context } = actor.getSnapshot()
    return value === "drafting" && context.ordered !== undefined
  }
  const ending = () => (actor.getSnapshot().context.receipt === undefined ? "left" : "accepted")
  const state = () => (isOver() ? ending() : hand.state())
  return { ...hand, state, isOver, subscribe: (onChange) => hand.subscribe(() => onChange(state())) }
}

/** Placing a draft: however it goes, it becomes one slip or none, and the player is told which. */
export const placingFlow = (what: What): Flow => ({
  open: (tab, world) => {
    const soonClosed = slipIn(world, "yeekee5min")
    const order = {
      slip: () => slipIn(world, "yeekee"),
      sets: () => setsIn(world),
      "edited slip": () => ({ ...soonClosed, lines: soonClosed.lines.slice(world.random.below(2)) }),
    }[what]()
    return handOnOrder(tab, order)
  },
  wanted: {
    reviewing: "confirm",
    changed: "agree",
    neverReceived: "confirm",
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
