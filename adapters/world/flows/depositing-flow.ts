import type { OperationEvent } from "@fakham/core/operation"
import { type DepositEvent, depositTerms, moneyInOf } from "@fakham/core/wallet"
import { httpDepositOffers, httpDeposits } from "@fakham/operator/wallet"
import { Layer } from "effect"
import { createActor } from "xstate"
import { handOn, invoked } from "../hand.ts"
import type { TabPlayer } from "../tab.ts"
import type { World } from "../world.ts"
import type { Flow } from "./flow.ts"

const offer = { method: "fast", terms: depositTerms, payees: [] } as const

/** Bringing money in: of one form comes one deposit, and the player is told which amount is to be transferred. */
export const depositingFlow = (): Flow => {
  const countOpened = ({ operator }: World, player: TabPlayer) =>
    operator.look(
      `select 1 from deposits join users on users.uuid = user_uuid
       where user_name = '${player}' and method = 'fast' and prepare_amount between 40000 and 40099`,
    ).length
  return {
    open: ({ client, visit, timers }) => {
      const { deposit } = moneyInOf(visit.with(Layer.mergeAll(httpDeposits(client), httpDepositOffers(client))))
      const actor = createActor(deposit, { clock: timers, input: { offer } })
      return handOn<DepositEvent>(
        actor,
        {
          submit: () => ({ type: "form.submitted", form: { method: "fast", amount: "400" } }),
          reconnect: () => ({ type: "connection.restored" }),
        },
        invoked<OperationEvent<never>>(() => actor.getSnapshot().children.operation, {
          "ask again": () => ({ type: "outcome.requested" }),
          reconnect: () => ({ type: "connection.restored" }),
        }),
      )
    },
    wanted: { fillingForm: "submit" },
    others: ["ask again", "reconnect"],
    ends: ["fillingForm", "waiting"],
    setsClocks: false,
    wrong: (world, player) => {
      const count = countOpened(world, player)
      return count > 1 ? `one form has become ${count} deposits` : undefined
    },
    wrongAtTheEnd: (world, player, last) => {
      const count = countOpened(world, player)
      return last.state() === "waiting" && count !== 1 ? `told of a deposit, but there are ${count}` : undefined
    },
  }
}
