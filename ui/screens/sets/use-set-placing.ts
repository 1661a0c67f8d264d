import type { Order, PlacingInput } from "@fakham/core/order"
import { useCallback } from "react"
import { usePlacing } from "../placing/use-placing.ts"
import { useSetTable } from "./set-table.ts"

/** The picked sets on their way to the operator. */
export const useSetPlacing = () => {
  const { buying, round, variant } = useSetTable()
  const { betId, betName } = round
  return usePlacing({
    isOurs: useCallback((order: Order) => order.betId === betId, [betId]),
    filledIn: useCallback((): Pick<PlacingInput, "draftId" | "order"> => {
      const { slip, draftId } = buying.getSnapshot().context
      return { draftId, order: { kind: "sets", betGroup: "gov4d", betId, betName, variant, lines: slip.lines } }
    }, [buying, betId, betName, variant]),
    onAccepted: useCallback((draftId: string) => buying.send({ type: "slip.placed", draftId }), [buying]),
    onLeft: useCallback(() => buying.send({ type: "held.doubted" }), [buying]),
  })
}
