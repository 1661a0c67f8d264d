import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useMachines } from "../../composition/use-machines.ts"
import type { SetTable } from "./set-table.ts"

/** Sets that were chosen on another page are picked once this draw takes any. */
export const useSetsHandoff = (buying: SetTable["buying"], betId: string): void => {
  const { setsHandoff } = useMachines()
  const isTaking = useSelector(buying, (state) => state.matches({ round: "open", sets: "taking" }))
  useEffect(() => {
    const picked = isTaking ? setsHandoff.take(betId) : undefined
    if (picked !== undefined) buying.send(picked)
  }, [isTaking, setsHandoff, buying, betId])
}
