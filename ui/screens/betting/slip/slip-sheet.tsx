import { useLingui } from "@lingui/react/macro"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { Pending } from "../../order/placing/pending.tsx"
import { useBetPage } from "../bet-page-context.ts"
import { SlipNewsNote } from "../pad/slip-news.tsx"
import { RoundCaption, RoundTitle, TableClock } from "../round-header.tsx"
import { PriceForAll } from "./price-for-all.tsx"
import type { SlipFaults } from "./slip-faults.ts"
import { SlipFoot } from "./slip-foot.tsx"
import { SlipLines } from "./slip-lines.tsx"
import styles from "./slip-pane.module.css"
import { ClearButton } from "./slip-pane.tsx"

type SlipSheetProps = {
  readonly faults: SlipFaults
  readonly onClose: () => void
}

/** The slip over the keypad, where there is room for one of them. */
export const SlipSheet = ({ faults, onClose }: SlipSheetProps) => {
  const { t } = useLingui()
  const { table, ordering } = useBetPage()
  return (
    <Sheet
      title={t`Your slip`}
      caption={
        <>
          <RoundTitle />
          &nbsp;· <RoundCaption />
        </>
      }
      beside={<TableClock />}
      onClose={onClose}
      foot={
        <>
          <SlipNewsNote />
          <SlipFoot faults={faults} onConfirm={() => table.send({ type: "order.wanted" })} />
        </>
      }
    >
      <Pending ordering={ordering} />
      <div className={styles.prelude}>
        <PriceForAll faults={faults}>
          <ClearButton />
        </PriceForAll>
      </div>
      <SlipLines faults={faults} />
    </Sheet>
  )
}
