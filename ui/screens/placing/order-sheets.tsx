import type { Order } from "@fakham/core/placing"
import { type ComponentProps, lazy, Suspense } from "react"
import { PlacingSheet } from "./placing-sheet.tsx"
import type { usePlacing } from "./use-placing.ts"

const ReceiptSheet = lazy(async () => ({ default: (await import("./receipt-sheet.tsx")).ReceiptSheet }))

type OrderSheetsProps = {
  readonly placing: ReturnType<typeof usePlacing>
  readonly round: ComponentProps<typeof PlacingSheet>["round"]
  /** The player wants the same once more. */
  readonly onAgain: (order: Order) => void
}

/** An order on its way to the operator, and the receipt once it was taken. */
export const OrderSheets = ({ placing, round, onAgain }: OrderSheetsProps) => {
  const { input, receipt, done, closeReceipt } = placing
  return (
    <>
      {input === undefined ? null : <PlacingSheet input={input} round={round} onDone={done} />}
      {receipt === undefined ? null : (
        <Suspense fallback={null}>
          <ReceiptSheet
            poy={receipt}
            takesBets={round.takesBets}
            onAgain={() => onAgain(receipt.order)}
            onClose={closeReceipt}
          />
        </Suspense>
      )}
    </>
  )
}
