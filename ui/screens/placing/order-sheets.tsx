import type { Order } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { type ComponentProps, useEffect } from "react"
import { lazySheet, type MissingProps, MissingSheet } from "./lazy-sheet.tsx"
import { PlacingSheet } from "./placing-sheet.tsx"
import type { usePlacing } from "./use-placing.ts"

type OrderSheetsProps = {
  readonly placing: ReturnType<typeof usePlacing>
  readonly round: ComponentProps<typeof PlacingSheet>["round"]
  /** The player wants the same once more. */
  readonly onAgain: (order: Order) => void
}

/** An order on its way to the operator, and the receipt once it was taken. */
export const OrderSheets = ({ placing, round, onAgain }: OrderSheetsProps) => {
  const { input, receipt, done, closeReceipt } = placing
  const isOrdering = input !== undefined
  useEffect(() => {
    // Before anything is sent: whoever was taken money from shall see for what.
    if (isOrdering) ReceiptSheet.fetch().catch(() => {})
  }, [isOrdering])
  return (
    <>
      {input === undefined ? null : <PlacingSheet input={input} round={round} onDone={done} />}
      {receipt === undefined ? null : (
        <ReceiptSheet
          poy={receipt}
          takesBets={round.takesBets}
          onAgain={() => onAgain(receipt.order)}
          onClose={closeReceipt}
        />
      )}
    </>
  )
}

/** That the slip was taken is told even when its receipt cannot be drawn. */
const ReceiptMissing = (missing: MissingProps) => {
  const { t } = useLingui()
  return (
    <MissingSheet {...missing} title={t`Slip placed`} caption={<Trans>The bets are taken</Trans>}>
      <Trans>The receipt could not be loaded. You find it among your slips.</Trans>
    </MissingSheet>
  )
}

const ReceiptSheet = lazySheet(async () => (await import("./receipt-sheet.tsx")).ReceiptSheet, ReceiptMissing)
