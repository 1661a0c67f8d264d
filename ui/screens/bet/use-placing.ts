import type { Intent, Order, PlacedPoy, PlacingInput, PlacingOutput } from "@fakham/core/placing"
import { linesOf, slipOf } from "@fakham/core/poy"
import { useCallback, useEffect, useState } from "react"
import { useApp } from "../../app.ts"
import { useHouse } from "../../house/use-house.ts"
import { useBetTable } from "./bet-table.ts"

/** An order from before whose outcome is looked for. */
const takenUp = (intent: Intent): PlacingInput => ({
  draftId: intent.draftId,
  order: intent.order,
  unfinished: intent,
})

const ratesOf = (order: Order): string =>
  order.kind === "poy" ? order.lines.map(({ ref, multiply }) => `${ref}:${multiply}`).join() : ""

/** The order that is on its way from this page, and what became of the last one. */
export const usePlacing = (onAccepted: () => void) => {
  const { session } = useApp()
  const { unfinishedOrders, ratePolicy } = useHouse()
  const { betting, round, betGroup } = useBetTable()
  const { betId, betType, betName } = round
  const [input, setInput] = useState<PlacingInput>()
  const [pending, setPending] = useState<Intent>()
  const [receipt, setReceipt] = useState<PlacedPoy>()

  useEffect(() => {
    let isHere = true
    const takeUp = async () => {
      const intent = (await unfinishedOrders()).find(({ order }) => order.betId === betId)
      if (isHere && intent !== undefined) setInput((begun) => begun ?? takenUp(intent))
    }
    void takeUp()
    return () => {
      isHere = false
    }
  }, [unfinishedOrders, betId])

  const place = useCallback(() => {
    const { slip, draftId } = betting.getSnapshot().context
    const order: Order = { kind: "poy", betId, betGroup, betType, betName, lines: linesOf(slip) }
    const balance = session.getSnapshot().children.player?.getSnapshot().context.player?.cash
    setInput({ draftId, order, balance, policy: ratePolicy.recall() })
  }, [betting, session, ratePolicy, betId, betGroup, betType, betName])

  const done = useCallback(
    (output: PlacingOutput, { draftId, order: before }: PlacingInput) => {
      setInput(undefined)
      session.getSnapshot().children.player?.send({ type: "balance.doubted" })
      if (output.type === "accepted") {
        betting.send({ type: "slip.placed", draftId })
        setPending(undefined)
        setReceipt(output.poy)
        return onAccepted()
      }
      const { order, unfinished } = output
      setPending(unfinished)
      const isSame = draftId === betting.getSnapshot().context.draftId
      if (isSame && order.kind === "poy" && ratesOf(order) !== ratesOf(before))
        betting.send({ type: "slip.agreed", slip: slipOf(order.lines) })
      betting.send({ type: "terms.asked" })
    },
    [betting, session, onAccepted],
  )
  const check = useCallback(() => {
    if (pending !== undefined) setInput(takenUp(pending))
  }, [pending])
  const closeReceipt = useCallback(() => setReceipt(undefined), [])
  return { input, pending, receipt, place, done, check, closeReceipt }
}
