import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useHouse } from "../../house/use-house.ts"
import type { SetTable } from "./set-table.ts"

/** Sets that were chosen on another page are picked once this draw takes any. */
export const useCarriedSets = (buying: SetTable["buying"], betId: string): void => {
  const { carriedSets } = useHouse()
  const isTaking = useSelector(buying, (state) => state.matches({ round: "open", sets: "taking" }))
  useEffect(() => {
    const picked = isTaking ? carriedSets.take(betId) : undefined
    if (picked !== undefined) buying.send(picked)
  }, [isTaking, carriedSets, buying, betId])
}
