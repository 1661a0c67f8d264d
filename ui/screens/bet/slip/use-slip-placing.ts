import type { Order, PlacingInput } from "@fakham/core/order"
import { linesOf, slipOf } from "@fakham/core/poy"
import { useCallback } from "react"
import { usePlacing } from "../../placing/use-placing.ts"
import { useBetTable } from "../bet-table.ts"

const ratesOf = (order: Order): string =>
  order.kind === "poy" ? order.lines.map(({ ref, multiply }) => `${ref}:${multiply}`).join() : ""

/** The slip of this page on its way to the operator. */
export const useSlipPlacing = (onAccepted: () => void) => {
  const { betting, round, betGroup } = useBetTable()
  const { betId, betType, betName } = round
  const filledIn = useCallback((): Pick<PlacingInput, "draftId" | "order"> => {
    const { slip, draftId } = betting.getSnapshot().context
    return { draftId, order: { kind: "poy", betId, betGroup, betType, betName, lines: linesOf(slip) } }
  }, [betting, betId, betGroup, betType, betName])
  return usePlacing({
    isOurs: useCallback((order: Order) => order.betId === betId, [betId]),
    filledIn,
    onAccepted: useCallback(
      (draftId: string) => {
        betting.send({ type: "slip.placed", draftId })
        onAccepted()
      },
      [betting, onAccepted],
    ),
    onLeft: useCallback(
      (order: Order, { draftId, order: before }: PlacingInput) => {
        const isSame = draftId === betting.getSnapshot().context.draftId
        if (isSame && order.kind === "poy" && ratesOf(order) !== ratesOf(before))
          betting.send({ type: "slip.agreed", slip: slipOf(order.lines) })
        betting.send({ type: "terms.doubted" })
      },
      [betting],
    ),
  })
}
