import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useMachines } from "../../../composition/use-machines.ts"
import type { BetTable } from "../bet-table.ts"

/** Numbers that were chosen on another page come into the slip once this round takes any. */
export const useSlipHandoff = (betting: BetTable["betting"], betId: string): void => {
  const { slipHandoff } = useMachines()
  const isTaking = useSelector(betting, (state) => state.matches({ slip: "taking" }))
  useEffect(() => {
    const numbers = isTaking ? slipHandoff.take(betId) : undefined
    if (numbers !== undefined) betting.send(numbers)
  }, [isTaking, slipHandoff, betting, betId])
}
