import type { Intent, Order, PlacedPoy, PlacingInput, PlacingOutput } from "@fakham/core/order"
import { useCallback, useEffect, useState } from "react"
import { useApp } from "../../app.ts"
import { useMachines } from "../../composition/use-machines.ts"

/** An order from before whose outcome is looked for. */
const takenUp = (intent: Intent): PlacingInput => ({
  draftId: intent.draftId,
  order: intent.order,
  unfinished: intent,
})

/** What a page on which orders are filled in has to do with placing them. */
export type OrderPage = {
  /** Whether an order from before belongs to this page. */
  readonly isOurs: (order: Order) => boolean
  /** What is filled in just now. */
  readonly filledIn: () => Pick<PlacingInput, "draftId" | "order">
  readonly onAccepted: (draftId: string) => void
  /** The order was not placed, or it is not known whether it was; it may have been agreed to in another form. */
  readonly onLeft: (order: Order, input: PlacingInput) => void
}

/** The order that is on its way from this page, and what became of the last one. */
export const usePlacing = ({ isOurs, filledIn, onAccepted, onLeft }: OrderPage) => {
  const { session } = useApp()
  const { unfinishedOrders, ratePolicy } = useMachines()
  const [input, setInput] = useState<PlacingInput>()
  const [pending, setPending] = useState<Intent>()
  const [receipt, setReceipt] = useState<PlacedPoy>()

  useEffect(() => {
    let isHere = true
    const takeUp = async () => {
      const intent = (await unfinishedOrders()).find(({ order }) => isOurs(order))
      if (isHere && intent !== undefined) setInput((begun) => begun ?? takenUp(intent))
    }
    void takeUp()
    return () => {
      isHere = false
    }
  }, [unfinishedOrders, isOurs])

  const place = useCallback(() => {
    const balance = session.getSnapshot().children.player?.getSnapshot().context.player?.cash
    setInput({ ...filledIn(), balance, policy: ratePolicy.recall() })
  }, [session, ratePolicy, filledIn])

  const done = useCallback(
    (output: PlacingOutput, of: PlacingInput) => {
      setInput(undefined)
      session.getSnapshot().children.player?.send({ type: "balance.doubted" })
      if (output.type === "accepted") {
        setPending(undefined)
        setReceipt(output.poy)
        return onAccepted(of.draftId)
      }
      setPending(output.unfinished)
      return onLeft(output.order, of)
    },
    [session, onAccepted, onLeft],
  )
  const check = useCallback(() => {
    if (pending !== undefined) setInput(takenUp(pending))
  }, [pending])
  const closeReceipt = useCallback(() => setReceipt(undefined), [])
  return { input, pending, receipt, place, done, check, closeReceipt }
}
