import type { Deposit, DepositOffer } from "@fakham/core/wallet"
import { useActorRef } from "@xstate/react"
import { createContext, use, useState } from "react"
import type { SnapshotFrom } from "xstate"
import type { DepositActor, Deposits, OffersActor, WaitingActor } from "./deposits.ts"
import { parts } from "./parts.ts"
import { usePart } from "./use-visit.ts"

export type { DepositActor } from "./deposits.ts"

export const DepositsContext = createContext<Deposits | undefined>(undefined)

const useDeposits = (): Deposits => {
  const deposits = use(DepositsContext)
  if (deposits === undefined) throw new Error("a page of deposits stands without what it runs on")
  return deposits
}

/** The ways to bring money in, read once for all pages. */
export const useOffers = (): OffersActor => useDeposits().offers()

/** The deposits that wait for their money, read again whenever that may have come. */
export const useWaitingDeposits = (): WaitingActor => useActorRef(useDeposits().waiting)

/** Those that waited when they were last read. */
export const useLastWaiting = () => useDeposits().lastWaiting()

/** The deposit behind an id, followed to its end. */
export const useDeposit = (id: string): DepositActor => {
  const { queue, heard, follow } = useDeposits()
  return useActorRef(queue, { input: { id, deposit: heard.get(id) } }, follow)
}

/** A form of one method, and the deposit that it opens; one that was being opened before a reload is gone on with. */
export const useNewDeposit = (offer: DepositOffer, onOpened: (deposit: Deposit) => void): DepositActor => {
  const { queue, follow } = useDeposits()
  const [followed] = useState(() => {
    let isOpened = false
    return (state: SnapshotFrom<typeof queue>) => {
      follow(state)
      const { deposit } = state.context
      if (deposit === undefined || isOpened) return
      isOpened = true
      onOpened(deposit)
    }
  })
  return useActorRef(queue, { input: { offer } }, followed)
}

/** How accounts are written. */
export const useWrittenAccounts = () => usePart(parts.ownMoney).written
