import { baht } from "@fakham/core/money"
import type { OperationEvent } from "@fakham/core/operation"
import type { ConnectionNews } from "@fakham/core/operator"
import { type BankAccount, type MoveEvent, moneyOutOf, referralsOf, type WithdrawalEvent } from "@fakham/core/wallet"
import { httpAffiliate, httpStatements, httpWithdrawals } from "@fakham/operator/wallet"
import { Layer } from "effect"
import { createActor } from "xstate"
import { type Hand, handOn, invoked } from "../hand.ts"
import type { TabPlayer } from "../tab.ts"
import type { World } from "../world.ts"
import type { Flow } from "./flow.ts"

const accounts: Readonly<Record<TabPlayer, BankAccount>> = {
  somchai88: { bankId: "account-1", bankCode: "014", accountNumber: "1110044710", name: "สมชาย ใจดี", isChecked: true },
  malee2569: { bankId: "account-3", bankCode: "025", accountNumber: "2220055821", name: "มาลี แสงดาว", isChecked: true },
}

/** What a screen offers while an operation goes on. */
const operationButtons: Readonly<Record<string, () => OperationEvent<never>>> = {
  confirm: () => ({ type: "operation.confirmed" }),
  "ask again": () => ({ type: "outcome.requested" }),
  reconnect: () => ({ type: "connection.restored" }),
}

/** What it offers while it says that something cannot be read. */
const loadingButtons: Readonly<Record<string, () => ConnectionNews>> = {
  reconnect: () => ({ type: "connection.restored" }),
}

/** A player who says yes once, whatever the other tab shows, and remembers what any tab has told. */
const sayingYesOnce = () => {
  const yes = new Set<TabPlayer>()
  const seen = new Map<TabPlayer, Set<string>>()
  const note = (player: TabPlayer, state: string) => seen.set(player, (seen.get(player) ?? new Set()).add(state))
  const once = (player: TabPlayer, hand: Hand): Hand => {
    hand.subscribe((state) => note(player, state))
    const press = (button: string) => {
      const isFirstYes = button === "confirm" && hand.state() === "reviewing"
      if (isFirstYes && yes.has(player)) return false
      if (isFirstYes) yes.add(player)
      return hand.press(button)
    }
    return { ...hand, press }
  }
  return {
    once,
    hasSeen: (player: TabPlayer, ...states: ReadonlyArray<string>) => states.some((one) => seen.get(player)?.has(one)),
  }
}

/** Taking money out: of one yes comes one withdrawal or none, and the player is told which. */
export const withdrawingFlow = (): Flow => {
  const { once, hasSeen } = sayingYesOnce()
  const countMade = ({ operator }: World, player: TabPlayer) =>
    operator.look(`select 1 from withdrawals join users on users.uuid = user_uuid where user_name = '${player}'`).length
  const before = { somchai88: 0, malee2569: 0 }
  return {
    prepare: async (world) => {
      for (const player of ["somchai88", "malee2569"] as const) before[player] = countMade(world, player)
    },
    open: ({ client, player, visit, timers }) => {
      const { withdrawal } = moneyOutOf(visit.with(httpWithdrawals(client)))
      const actor = createActor(withdrawal, { clock: timers, input: {} })
      const hand = handOn<WithdrawalEvent>(
        actor,
        {
          submit: () => ({ type: "amount.submitted", amount: "150", account: accounts[player] }),
          confirm: () => ({ type: "withdrawal.confirmed" }),
          another: () => ({ type: "another.requested" }),
        },
        invoked(() => actor.getSnapshot().children.operation, operationButtons),
        invoked(() => actor.getSnapshot().children.loading, loadingButtons),
        invoked(() => actor.getSnapshot().children.checkingStatus, loadingButtons),
      )
      return once(player, hand)
    },
    wanted: { enteringAmount: "submit", reviewing: "confirm", neverReceived: "confirm" },
    others: ["ask again", "reconnect", "submit"],
    ends: ["enteringAmount", "reviewing", "refused", "waiting", "paid", "rejected"],
    setsClocks: false,
    wrong: (world, player) => {
      const count = countMade(world, player) - before[player]
      return count > 1 ? `one yes has become ${count} withdrawals` : undefined
    },
    wrongAtTheEnd: (world, player) => {
      const count = countMade(world, player) - before[player]
      if (hasSeen(player, "waiting", "paid") && count !== 1) return `told of a withdrawal, but there are ${count}`
      return hasSeen(player, "refused") && count !== 0 ? "told no, but money was taken out" : undefined
    },
  }
}

/** Moving earnings to the player's money: of one yes comes one move or none. */
export const movingFlow = (): Flow => {
  const { once, hasSeen } = sayingYesOnce()
  const countMade = ({ operator }: World, player: TabPlayer) =>
    operator.look(
      `select 1 from ledger_entries join users on users.uuid = user_uuid
       where user_name = '${player}' and kind = 'MOVE_AF_TO_MONEY' and book = 'cash' and satang = ${baht(7)}`,
    ).length
  return {
    open: ({ client, player, visit, timers }) => {
      const { move } = referralsOf(visit.with(Layer.mergeAll(httpAffiliate(client), httpStatements(client))))
      const actor = createActor(move, { clock: timers })
      const hand = handOn<MoveEvent>(
        actor,
        {
          submit: () => ({ type: "amount.submitted", amount: "7" }),
          confirm: () => ({ type: "move.confirmed" }),
          another: () => ({ type: "another.requested" }),
        },
        invoked(() => actor.getSnapshot().children.operation, operationButtons),
        invoked(() => actor.getSnapshot().children.loading, loadingButtons),
      )
      return once(player, hand)
    },
    wanted: { enteringAmount: "submit", reviewing: "confirm", neverReceived: "confirm" },
    others: ["ask again", "reconnect", "submit"],
    ends: ["enteringAmount", "reviewing", "refused", "moved"],
    setsClocks: false,
    wrong: (world, player) => {
      const count = countMade(world, player)
      return count > 1 ? `one yes has become ${count} moves` : undefined
    },
    wrongAtTheEnd: (world, player) => {
      const count = countMade(world, player)
      if (hasSeen(player, "moved") && count !== 1) return `told of a move, but there are ${count}`
      return hasSeen(player, "refused") && count !== 0 ? "told no, but it was moved" : undefined
    },
  }
}
