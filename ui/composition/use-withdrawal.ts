import { browserConnectivity } from "@fakham/adapters/browser"
import { storedIntents, walletIntents } from "@fakham/adapters/browser/wallet"
import { httpWithdrawals } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { makeWithdrawal, type Withdrawal, Withdrawals } from "@fakham/core/wallet"
import { useActorRef } from "@xstate/react"
import { Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { type Following, feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type Withdrawing = ReturnType<typeof makeWithdrawal>
type Earlier = ReturnType<typeof makeReading<unknown, ReadonlyArray<Withdrawal>>>

export type WithdrawalActor = ActorRefFrom<Withdrawing>

export type WithdrawalMachines = {
  readonly withdrawal: WithdrawalActor
  /** The player's withdrawals; read where one of them is not paid yet. */
  readonly earlier: Earlier
}

/** How often it is asked whether an earlier withdrawal has been paid. */
const lookEvery = 10_000

const withdrawing = ({ client, player, world, ...tools }: Machines) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      httpWithdrawals(client),
      storedIntents({ codec: walletIntents, player: () => player }),
      browserConnectivity,
    ),
  )
  let isEarlierPending = false
  const cashChanged: Following<{ readonly type: "cash.changed" }> = (tell) =>
    world.followMoney(() => tell({ type: "cash.changed" }))
  const whilePending: Following<{ readonly type: "cash.changed" }> = (tell) => {
    const timer = setInterval(() => isEarlierPending && tell({ type: "cash.changed" }), lookEvery)
    return () => clearInterval(timer)
  }
  let stage = "asked"
  return {
    machine: makeWithdrawal(runtime, tools, feedOf(cashChanged, whilePending)),
    earlier: makeReading(runtime, () => Withdrawals.use(({ all }) => all), { feed: feedOf(world.followConnection) }),
    follow: (state: SnapshotFrom<Withdrawing>) => {
      isEarlierPending = state.context.allowance?.eligibility.earlierPending ?? false
      const next = state.hasTag("open") ? "taken" : state.matches("rejected") ? "givenBack" : "asked"
      if (next !== stage && next !== "asked") world.doubtCash()
      stage = next
    },
  }
}

/** The withdrawals that pages of these machines have heard of, so that the page of each stands at once. */
const heardBy = new WeakMap<Machines, Map<string, Withdrawal>>()

/** Put together with the one page that takes money out, and fetched with it. What was taken has the balance counted. */
export const useWithdrawal = (id: string | undefined, onMade: (id: string) => void): WithdrawalMachines => {
  const machines = useMachines()
  const [{ machine, earlier, heard, followed }] = useState(() => {
    const known = heardBy.get(machines) ?? new Map<string, Withdrawal>()
    heardBy.set(machines, known)
    const { follow, ...made } = withdrawing(machines)
    let isTold = id !== undefined
    return {
      ...made,
      heard: known,
      followed: (state: SnapshotFrom<Withdrawing>) => {
        follow(state)
        const { withdrawal } = state.context
        if (withdrawal === undefined || withdrawal.id === "") return
        known.set(withdrawal.id, withdrawal)
        if (isTold) return
        isTold = true
        onMade(withdrawal.id)
      },
    }
  })
  const input = { id, withdrawal: id === undefined ? undefined : heard.get(id) }
  return { withdrawal: useActorRef(machine, { input }, followed), earlier }
}
