import { randomInt } from "node:crypto"
import { httpCashier } from "@fakham/adapters/operator/wallet"
import { depositTerms, makeDepositQueue } from "@fakham/core/wallet"
import { Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { clock, newDevice, untilShown } from "./device.ts"
import { heard, type Write } from "./writes.ts"

const offer = { method: "fast", terms: depositTerms, payees: [] } as const

/** The form, or the page of a deposit whose id stands in its address. */
const pageOn = (device: ReturnType<typeof newDevice>, id: string | undefined) => {
  const runtime = ManagedRuntime.make(Layer.mergeAll(httpCashier(device.client), device.ports))
  const deposit = createActor(makeDepositQueue(runtime, device.environment), {
    clock,
    input: id === undefined ? { offer } : { id },
  }).start()
  return {
    deposit,
    leave: () => {
      deposit.stop()
      void runtime.dispose()
    },
    shown: () => {
      const state = deposit.getSnapshot()
      if (state.matches("credited")) return "credited"
      if (state.context.id !== undefined) return state.matches("unreachable") ? "lost" : "open"
      if (state.matches("fillingForm")) return "form"
      if (state.matches("unauthorized")) return "unauthorized"
      return state.children.errand?.getSnapshot().matches("unanswered") ? "lost" : undefined
    },
    /** The line to the operator is back. */
    reconnect: () => {
      deposit.getSnapshot().children.errand?.send({ type: "connection.restored" })
      deposit.send({ type: "connection.restored" })
    },
  }
}

/** A deposit that the screen's machine opens and follows; every second one is reloaded when no answer came. */
export const depositByMachine = (player: number, isReloaded: boolean): Write => {
  const amount = String(randomInt(20, 25))
  const { answers, refusals } = heard()
  let device: ReturnType<typeof newDevice> | undefined
  let page: ReturnType<typeof pageOn> | undefined
  return {
    player,
    answers,
    refusals,
    cannotWait: false,
    send: async (ask, token, origin) => {
      device ??= newDevice(token)
      device.isAt(origin)
      if (isReloaded) page?.leave()
      if (page === undefined || isReloaded) page = pageOn(device, [...answers][0])
      else page.reconnect()
      const { deposit, shown, leave } = page
      const isFilledIn = { done: false }
      const opened = await untilShown(() => {
        const now = shown()
        if (now !== "form" || isFilledIn.done) return now === "lost" && !isFilledIn.done ? undefined : now
        isFilledIn.done = true
        deposit.send({ type: "form.submitted", form: { method: "fast", amount } })
        return undefined
      })
      const { id, failure } = deposit.getSnapshot().context
      if (failure !== undefined && failure._tag !== "Unreachable") refusals.add(failure._tag)
      if (id === undefined) {
        if (opened !== "lost") refusals.add(`shows ${opened}`)
        return false
      }
      answers.add(id)
      await ask("/__sandbox/deposits/transfer", { id, arrival: "exact" })
      const ended = await untilShown(() => {
        deposit.send({ type: "transfer.made" })
        const now = shown()
        return now === "open" ? undefined : now
      })
      if (ended === "credited") leave()
      else if (ended !== "lost") refusals.add(`shows ${ended}`)
      return ended === "credited"
    },
  }
}
