import { httpWithdrawals } from "@fakham/adapters/operator/wallet"
import { makeWithdrawal } from "@fakham/core/wallet"
import { Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { clock, newDevice, untilShown } from "./device.ts"
import type { PlayerWithBank } from "./players-with-banks.ts"
import { heard, type Write } from "./writes.ts"

const pageOn = (device: ReturnType<typeof newDevice>) => {
  const runtime = ManagedRuntime.make(Layer.mergeAll(httpWithdrawals(device.client), device.ports))
  const page = createActor(makeWithdrawal(runtime, device.environment), { clock, input: {} }).start()
  return {
    page,
    leave: () => {
      page.stop()
      void runtime.dispose()
    },
    shown: () => {
      const state = page.getSnapshot()
      const { errand, reading, following } = state.children
      if (errand?.getSnapshot().matches("unheard")) return "unheard"
      const isLost =
        errand?.getSnapshot().matches("unanswered") ||
        reading?.getSnapshot().matches("unreachable") ||
        following?.getSnapshot().matches("unreachable")
      if (isLost) return "lost"
      return (["enteringAmount", "reviewing", "refused", "waiting", "paid", "rejected", "unauthorized"] as const).find(
        (one) => state.matches(one),
      )
    },
    /** The line to the operator is back, and what never arrived is meant still. */
    reconnect: () => {
      const { errand, reading, following } = page.getSnapshot().children
      errand?.send({ type: errand.getSnapshot().matches("unheard") ? "errand.confirmed" : "connection.restored" })
      reading?.send({ type: "connection.restored" })
      following?.send({ type: "connection.restored" })
    },
  }
}

/** A withdrawal that the screen's machine asks for and follows until the desk has ended it. */
export const withdrawalByMachine = (
  player: number,
  { bankId, accountNumber }: Pick<PlayerWithBank, "bankId" | "accountNumber">,
  status: "PAID" | "REJECTED",
): Write => {
  const account = { bankId, bankCode: "004", accountNumber, name: "", isChecked: true }
  const { answers, refusals } = heard()
  let device: ReturnType<typeof newDevice> | undefined
  let open: ReturnType<typeof pageOn> | undefined
  return {
    player,
    answers,
    refusals,
    cannotWait: true,
    send: async (ask, token, origin) => {
      device ??= newDevice(token)
      device.isAt(origin)
      // A withdrawal is sent again when the first question cannot arrive any more.
      if (open !== undefined) device.waits(121_000)
      const looks = { left: open === undefined ? 200 : 6_000 }
      open ??= pageOn(device)
      const { page, shown, reconnect, leave } = open
      const asked = await untilShown(() => {
        const now = shown()
        if (now === "enteringAmount") page.send({ type: "amount.submitted", amount: "100", account })
        if (now === "reviewing") page.send({ type: "withdrawal.confirmed" })
        if (now === "unheard" || (now === "lost" && looks.left % 100 === 0)) reconnect()
        const { fault } = page.getSnapshot().context
        if (fault !== undefined) return "faulty"
        if (now === "lost") return looks.left-- > 0 ? undefined : now
        return now === "enteringAmount" || now === "reviewing" || now === "unheard" ? undefined : now
      })
      const { id, fault } = page.getSnapshot().context
      if (id === undefined) {
        if (asked !== "lost") refusals.add(`shows ${asked}${fault === undefined ? "" : `, ${JSON.stringify(fault)}`}`)
        return false
      }
      answers.add(id)
      await ask("/__sandbox/withdrawals/end", { id, status })
      const ended = await untilShown(() => {
        page.send({ type: "cash.changed" })
        const now = shown()
        return now === "waiting" ? undefined : now
      })
      if (ended === "paid" || ended === "rejected") leave()
      const is = status === "PAID" ? "paid" : "rejected"
      if (ended !== is && ended !== "lost") refusals.add(`shows ${ended} instead of ${is}`)
      return ended === is
    },
  }
}
