import { useActorRef } from "@xstate/react"
import { useState } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { MoneyOut } from "../../../app/parts/wallet/money-out.lazy.ts"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"

type Withdrawing = MoneyOut["withdrawal"]

export type WithdrawalActor = ActorRefFrom<Withdrawing>

/** Takes money out, or shows the withdrawal of an address; says once which one was made. */
export const useWithdrawal = (id: string | undefined, onMade: (id: string) => void): WithdrawalActor => {
  const { withdrawal: logic, seenWithdrawals } = usePart(parts.moneyOut)
  const [observer] = useState(() => {
    let isMade = id !== undefined
    return ({ context: { withdrawal } }: SnapshotFrom<Withdrawing>) => {
      if (withdrawal === undefined || withdrawal.id === "") return
      seenWithdrawals.set(withdrawal.id, withdrawal)
      if (!isMade) onMade(withdrawal.id)
      isMade = true
    }
  })
  return useActorRef(logic, { input: { id, withdrawal: seenWithdrawals.get(id ?? "") } }, observer)
}
