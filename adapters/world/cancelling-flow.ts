import type { ErrandEvent } from "@fakham/core/errand"
import { type AbortEvent, type MeantAbort, makeAborting } from "@fakham/core/order"
import { Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { orderIntents } from "../browser/order-intents.ts"
import { httpPlacedPoys } from "../operator/http-placed-poys.ts"
import type { Flow } from "./flow.ts"
import { connectivity, handOn, invoked } from "./hand.ts"
import { intentsOf, players } from "./tab.ts"

const betId = "yeekee-2026-11-20-26"
const poy = [{ option: "teng_bon_3", number: "123", price: 1, multiply: 850 }]

const slipOf = (player: string) =>
  `select poys.id, poys.status from poys join users on users.uuid = poys.user_uuid
   where user_name = '${player}' and bet_id = '${betId}'`
const refundsOf = (player: string) =>
  `select 1 from ledger_entries join users on users.uuid = user_uuid
   where user_name = '${player}' and kind = 'ABORT_POY'`

/** Cancelling a slip that was placed before: however it goes, its stake goes back once or not at all. */
export const cancellingFlow: Flow = {
  prepare: async ({ ask }) => {
    for (const player of players)
      await ask(player, "/poy-api/lotteries.yeekee.create", { betId, poy }, `before-${player}`)
  },
  open: async (tab, { operator }) => {
    const { player, client, clock } = tab
    const runtime = ManagedRuntime.make(
      Layer.mergeAll(httpPlacedPoys(client), intentsOf(tab, orderIntents), connectivity),
    )
    const id = String(operator.look(slipOf(player))[0]?.["id"])
    const actor = createActor(makeAborting(runtime, tab), { clock: clock.timers, input: { id } })
    const hand = handOn<AbortEvent>(
      actor,
      {
        confirm: () => ({ type: "abort.confirmed" }),
        leave: () => ({ type: "abort.left" }),
        "ask again": () => ({ type: "outcome.requested" }),
        reconnect: () => ({ type: "connection.restored" }),
      },
      invoked<ErrandEvent<MeantAbort>>(() => actor.getSnapshot().children.errand, {
        reconnect: () => ({ type: "connection.restored" }),
      }),
    )
    actor.start()
    return { ...hand, close: () => (actor.stop(), runtime.dispose()) }
  },
  wanted: { confirming: "confirm", unheard: "confirm", refused: "leave", settled: "leave", missing: "leave" },
  others: ["ask again", "reconnect", "leave"],
  ends: [],
  setsClocks: true,
  wrong: ({ operator }, player, shown) => {
    const refunds = operator.look(refundsOf(player)).length
    if (refunds === 0 && shown.includes("aborted")) return "told of a cancelled slip whose stake is not back"
    return refunds > 1 ? `the stake went back ${refunds} times` : undefined
  },
  wrongAtTheEnd: ({ operator }, player, last) => {
    const isCancelled = operator.look(slipOf(player))[0]?.["status"] === "CANCELLED"
    const refunds = operator.look(refundsOf(player)).length
    return (last.state() === "aborted") === isCancelled && refunds === Number(isCancelled)
      ? undefined
      : `told ${last.state()}, with ${refunds} refunds`
  },
}
