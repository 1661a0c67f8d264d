import { randomInt } from "node:crypto"
import { httpCashier } from "@fakham/adapters/operator/wallet"
import { depositTerms, makeDepositQueue } from "@fakham/core/wallet"
import { createActor } from "xstate"
import { clock, type Device, untilShown } from "./device.ts"
import { machineWrite, startedOn } from "./machine-write.ts"
import type { Write } from "./writes.ts"

const offer = { method: "fast", terms: depositTerms, payees: [] } as const

/** The form, or the page of a deposit whose id stands in its address. */
const pageOn = (device: Device, id: string | undefined, amount: string) => {
  const { actor: deposit, leave } = startedOn(device, httpCashier(device.client), (runtime) =>
    createActor(makeDepositQueue(runtime, device.environment), {
      clock,
      input: id === undefined ? { offer } : { id },
    }).start(),
  )
  const shown = () => {
    const state = deposit.getSnapshot()
    if (state.matches("credited")) return "credited"
    if (state.context.id !== undefined) return state.matches("unreachable") ? "lost" : "open"
    if (state.matches("fillingForm")) return "form"
    if (state.matches("unauthorized")) return "unauthorized"
    return state.children.operation?.getSnapshot().matches("unanswered") ? "lost" : undefined
  }
  return {
    shown,
    leave,
    id: () => deposit.getSnapshot().context.id,
    faults: () => {
      const { failure } = deposit.getSnapshot().context
      return failure === undefined || failure._tag === "Unreachable" ? [] : [failure._tag]
    },
    nudge: () => deposit.send({ type: "transfer.made" }),
    /** The line to the operator is back. */
    reconnect: () => {
      deposit.getSnapshot().children.operation?.send({ type: "connection.restored" })
      deposit.send({ type: "connection.restored" })
    },
    begin: () => {
      const isFilledIn = { done: false }
      return untilShown(() => {
        const now = shown()
        if (now !== "form" || isFilledIn.done) return now === "lost" && !isFilledIn.done ? undefined : now
        isFilledIn.done = true
        deposit.send({ type: "form.submitted", form: { method: "fast", amount } })
        return undefined
      })
    },
  }
}

/** A deposit that the screen's machine opens and follows; every second one is reloaded when no answer came. */
export const depositByMachine = (player: number, isReloaded: boolean): Write => {
  const amount = String(randomInt(20, 25))
  return machineWrite<ReturnType<typeof pageOn>>({
    player,
    cannotWait: false,
    pageOn: (device, before, id) => {
      if (before === undefined) return pageOn(device, id, amount)
      if (!isReloaded) {
        before.reconnect()
        return before
      }
      before.leave()
      return pageOn(device, id, amount)
    },
    atTheDesk: { call: "/__sandbox/deposits/transfer", order: { arrival: "exact" }, until: "open" },
    wanted: "credited",
  })
}
