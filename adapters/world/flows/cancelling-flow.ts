import { shownRoundsOf } from "@fakham/core/lotto"
import type { OperationEvent } from "@fakham/core/operation"
import { type CancelCommand, type CancelEvent, ownSlipsOf } from "@fakham/core/order"
import { httpPoyArchive } from "@fakham/operator/order"
import { createActor } from "xstate"
import { roundOf } from "../beginnings.ts"
import { handOn, invoked } from "../hand.ts"
import { players } from "../tab.ts"
import type { World } from "../world.ts"
import type { Flow } from "./flow.ts"

const quarter = 900_000
const poy = [{ option: "teng_bon_3", number: "123", price: 1, multiply: 850 }]

const slipOf = ({ operator, begin }: World, player: string) =>
  operator.look(
    `select poys.id, poys.status from poys join users on users.uuid = poys.user_uuid
     where user_name = '${player}' and poys.created_at >= ${begin}`,
  )[0]
const refundsOf = (player: string) =>
  `select 1 from ledger_entries join users on users.uuid = user_uuid
   where user_name = '${player}' and kind = 'ABORT_POY'`

/** Cancelling a slip that was placed before: however it goes, its stake goes back once or not at all. */
export const cancellingFlow: Flow = {
  prepare: async (world) => {
    const { betId } = roundOf(world, "yeekee", quarter)
    for (const player of players)
      await world.ask(player, "/poy-api/lotteries.yeekee.create", { betId, poy }, `before-${player}`)
  },
  open: ({ player, client, visit, timers }, world) => {
    const { round } = shownRoundsOf(visit)
    const { cancelling } = ownSlipsOf(visit.with(httpPoyArchive(client)), { round, isGuest: false })
    const actor = createActor(cancelling, { clock: timers, input: { id: String(slipOf(world, player)?.["id"]) } })
    return handOn<CancelEvent>(
      actor,
      {
        confirm: () => ({ type: "cancel.confirmed" }),
        leave: () => ({ type: "cancel.left" }),
        "ask again": () => ({ type: "outcome.requested" }),
        reconnect: () => ({ type: "connection.restored" }),
      },
      invoked<OperationEvent<CancelCommand>>(() => actor.getSnapshot().children.operation, {
        reconnect: () => ({ type: "connection.restored" }),
      }),
    )
  },
  wanted: { confirming: "confirm", neverReceived: "confirm", refused: "leave", settled: "leave", missing: "leave" },
  others: ["ask again", "reconnect", "leave"],
  ends: [],
  setsClocks: true,
  wrong: ({ operator }, player, shown) => {
    const refunds = operator.look(refundsOf(player)).length
    if (refunds === 0 && shown.includes("cancelled")) return "told of a cancelled slip whose stake is not back"
    return refunds > 1 ? `the stake went back ${refunds} times` : undefined
  },
  wrongAtTheEnd: (world, player, last) => {
    const isCancelled = slipOf(world, player)?.["status"] === "CANCELLED"
    const refunds = world.operator.look(refundsOf(player)).length
    return (last.state() === "cancelled") === isCancelled && refunds === Number(isCancelled)
      ? undefined
      : `told ${last.state()}, with ${refunds} refunds`
  },
}
