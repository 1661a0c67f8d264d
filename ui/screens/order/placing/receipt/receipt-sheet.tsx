import type { PlacedPoy } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Button, buttonClass } from "../../../../parts/controls/button.tsx"
import { Sheet } from "../../../../parts/sheets/sheet.tsx"
import { placedOn } from "../../../../words/placed-round-name.tsx"
import { poyPage } from "../../poy-page.ts"
import { SharePicture } from "../../share-picture.tsx"
import { PoyTicket } from "../../ticket/poy-ticket.tsx"
import styles from "./receipt-sheet.module.css"

type ReceiptProps = {
  readonly poy: PlacedPoy
  readonly takesBets: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** What the operator took, as it counts from now on. */
export const ReceiptSheet = ({ poy, takesBets, onAgain, onClose }: ReceiptProps) => {
  const { t } = useLingui()
  const again = () => {
    onAgain()
    onClose()
  }
  return (
    <Sheet
      title={t`Slip placed`}
      caption={<Trans>Bets accepted</Trans>}
      onClose={onClose}
      foot={
        <div className={styles.acts}>
          {takesBets ? (
            <Button tone="outline" onClick={again}>
              <Trans>Bet again</Trans>
            </Button>
          ) : null}
          <Link {...poyPage({ ...placedOn(poy), poyId: poy.id })} className={buttonClass({ tone: "outline" })}>
            <Trans>Open the slip</Trans>
          </Link>
          <Button tone="gold" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.share}>
        <SharePicture poy={poy} tone="quiet" />
      </div>
      <PoyTicket poy={poy} heading="h3" />
    </Sheet>
  )
}
