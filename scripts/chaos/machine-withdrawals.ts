import { httpWithdrawals } from "@fakham/adapters/operator/wallet"
import { makeWithdrawal } from "@fakham/core/wallet"
import { createActor } from "xstate"
import { clock, type Device, untilShown } from "./device.ts"
import { machineWrite, startedOn } from "./machine-write.ts"
import type { PlayerWithBank } from "./players-with-banks.ts"
import type { Write } from "./writes.ts"

type Account = Pick<PlayerWithBank, "bankId" | "accountNumber">

const pageOn = (device: Device, account: Account) => {
  const { actor: page, leave } = startedOn(device, httpWithdrawals(device.client), (runtime) =>
    createActor(makeWithdrawal(runtime, device.environment), { clock, input: {} }).start(),
  )
  const shown = () => {
    const state = page.getSnapshot()
    const { operation, reading, following } = state.children
    if (operation?.getSnapshot().matches("unheard")) return "unheard"
    const isLost =
      operation?.getSnapshot().matches("unanswered") ||
      reading?.getSnapshot().matches("unreachable") ||
      following?.getSnapshot().matches("unreachable")
    if (isLost) return "lost"
    return (["enteringAmount", "reviewing", "refused", "waiting", "paid", "rejected", "unauthorized"] as const).find(
      (one) => state.matches(one),
    )
  }
  /** The line to the operator is back, and what never arrived is meant still. */
  const reconnect = () => {
    const { operation, reading, following } = page.getSnapshot().children
    operation?.send({
      type: operation.getSnapshot().matches("unheard") ? "operation.confirmed" : "connection.restored",
    })
    reading?.send({ type: "connection.restored" })
    following?.send({ type: "connection.restored" })
  }
  const faults = () => {
    const { fault } = page.getSnapshot().context
    return fault === undefined ? [] : [JSON.stringify(fault)]
  }
  return {
    shown,
    leave,
    faults,
    id: () => page.getSnapshot().context.id,
    nudge: () => page.send({ type: "cash.changed" }),
    begin: (isAgain: boolean) => {
      let looks = isAgain ? 6_000 : 200
      return untilShown(() => {
        const now = shown()
        if (now === "enteringAmount")
          page.send({
            type: "amount.submitted",
            amount: "100",
            account: { ...account, bankCode: "004", name: "", isChecked: true },
          })
        if (now === "reviewing") page.send({ type: "withdrawal.confirmed" })
        if (now === "unheard" || (now === "lost" && looks % 100 === 0)) reconnect()
        if (faults().length > 0) return "faulty"
        if (now === "lost") return looks-- > 0 ? undefined : now
        return now === "enteringAmount" || now === "reviewing" || now === "unheard" ? undefined : now
      })
    },
  }
}

/** A withdrawal that the screen's machine asks for and follows until the desk has ended it. */
export const withdrawalByMachine = (player: number, account: Account, status: "PAID" | "REJECTED"): Write => {
  return machineWrite<ReturnType<typeof pageOn>>({
    player,
    cannotWait: true,
    pageOn: (device, before) => {
      // A withdrawal is sent again when the first question cannot arrive any more.
      if (before !== undefined) device.waits(121_000)
      return before ?? pageOn(device, account)
    },
    atTheDesk: { call: "/__sandbox/withdrawals/end", order: { status }, until: "waiting" },
    ...(status === "PAID" ? { wanted: "paid", other: "rejected" } : { wanted: "rejected", other: "paid" }),
  })
}
