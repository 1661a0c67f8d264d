import type { Deposit, DepositLogic, DepositOffer } from "@fakham/core/wallet"
import { useActorRef, useSelector } from "@xstate/react"
import { useEffect, useEffectEvent } from "react"
import type { ActorRefFrom } from "xstate"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"

export type DepositActor = ActorRefFrom<DepositLogic>

/** The ways to bring money in. */
export const useOffers = () => useResource(usePart(parts.moneyIn).offers)

/** The deposits that wait for their money. */
export const useWaitingDeposits = () => useResource(usePart(parts.moneyIn).waitingDeposits)

/** The deposit behind an id, followed to its end. */
export const useDeposit = (id: string): DepositActor => {
  const { deposit, knownDeposit } = usePart(parts.moneyIn)
  return useActorRef(deposit, { input: { id, deposit: knownDeposit(id) } })
}

const isSame = (one: Deposit | undefined, other: Deposit | undefined) => one?.id === other?.id

/** A form of one method, and the deposit that it opens; one that was being opened before a reload is gone on with. */
export const useNewDeposit = (offer: DepositOffer, onOpened: (deposit: Deposit) => void): DepositActor => {
  const form = useActorRef(usePart(parts.moneyIn).deposit, { input: { offer } })
  const opened = useSelector(form, ({ context }) => context.deposit, isSame)
  const notifyOpened = useEffectEvent(onOpened)
  useEffect(() => {
    if (opened !== undefined) notifyOpened(opened)
  }, [opened])
  return form
}

/** How accounts are written. */
export const useWrittenAccounts = () => usePart(parts.ownMoney).written
