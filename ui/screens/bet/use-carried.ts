import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useHouse } from "../../house/use-house.ts"
import type { BetTable } from "./bet-table.ts"

/** Numbers that were chosen on another page come into the slip once this round takes any. */
export const useCarried = (betting: BetTable["betting"], betId: string): void => {
  const { carried } = useHouse()
  const isTaking = useSelector(betting, (state) => state.matches({ slip: "taking" }))
  useEffect(() => {
    const numbers = isTaking ? carried.take(betId) : undefined
    if (numbers !== undefined) betting.send(numbers)
  }, [isTaking, carried, betting, betId])
}
