import type { Order } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Suspense, useEffect } from "react"
import { onParts, parts } from "../../../app/parts.ts"
import { addNotificationsWords } from "../../../locales/notifications.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { lazySheet, type MissingProps, MissingSheet, useFetchedAhead } from "./lazy-sheet.tsx"
import type { OrderedRound, OrderingActor } from "./placing-step.ts"

type OrderSheetsProps = {
  readonly ordering: OrderingActor
  readonly round: OrderedRound
  /** The player wants the same once more. */
  readonly onAgain: (order: Order) => void
}

/** An order on its way to the operator, and the receipt once it was taken. */
export const OrderSheets = ({ ordering, round, onAgain }: OrderSheetsProps) => {
  const placing = useSelector(ordering, ({ children }) => children.placing)
  const receipt = useSelector(ordering, ({ context }) => context.receipt)
  const closedSlip = useSelector(ordering, ({ context }) => context.closedSlip)
  const close = () => ordering.send({ type: "receipt.closed" })
  const isOrdering = placing !== undefined
  useFetchedAhead(PlacingSheet)
  useEffect(() => {
    // Before anything is sent: whoever was taken money from shall see for what.
    if (isOrdering) void Promise.allSettled([ReceiptSheet.fetch(), TakenSheet.fetch()])
  }, [isOrdering])
  return (
    <>
      {placing === undefined ? null : (
        <PlacingSheet
          key={placing.sessionId}
          actor={placing}
          round={round}
          onClose={() => placing.send({ type: "order.left" })}
        />
      )}
      {receipt === undefined ? null : receipt.poy === undefined ? (
        <TakenSheet taken={receipt.taken} round={round} onAgain={() => onAgain(receipt.taken.order)} onClose={close} />
      ) : (
        <ReceiptSheet
          poy={receipt.poy}
          takesBets={round.takesBets}
          onAgain={() => onAgain(receipt.taken.order)}
          onClose={close}
        />
      )}
      {closedSlip === undefined ? null : (
        <Suspense>
          <AskedAfterSlip poy={closedSlip} onOver={() => ordering.send({ type: "questions.closed" })} />
        </Suspense>
      )}
    </>
  )
}

const AskedAfterSlip = lazyExtra(async () => {
  const [{ AskedAfterSlip: sheet }] = await Promise.all([
    onParts(import("../../notifications/asked-after-slip.lazy.tsx"), parts.push),
    addNotificationsWords(),
  ])
  return sheet
})

const PlacingMissing = (missing: MissingProps) => {
  const { t } = useLingui()
  return (
    <MissingSheet {...missing} title={t`Couldn't open this`}>
      <Trans>Couldn't load this step. Your slip is saved.</Trans>
    </MissingSheet>
  )
}

const PlacingSheet = lazySheet(async () => (await import("./placing-sheet.lazy.tsx")).PlacingSheet, PlacingMissing)

/** That the slip was taken is told even when its receipt cannot be drawn. */
const ReceiptMissing = (missing: MissingProps) => {
  const { t } = useLingui()
  return (
    <MissingSheet {...missing} title={t`Slip placed`} caption={<Trans>Bets accepted</Trans>}>
      <Trans>Couldn't load the receipt. It's under My slips.</Trans>
    </MissingSheet>
  )
}

const TakenSheet = lazySheet(async () => (await import("./receipt/receipts.lazy.ts")).TakenSheet, ReceiptMissing)
const ReceiptSheet = lazySheet(async () => (await import("./receipt/receipts.lazy.ts")).ReceiptSheet, ReceiptMissing)
