import { useLingui } from "@lingui/react/macro"
import { Sheet } from "../../parts/sheet.tsx"
import { NewsLine } from "./news-line.tsx"
import { Pending } from "./pending.tsx"
import { RoundCaption, RoundTitle } from "./round-header.tsx"
import type { SlipFaults } from "./slip-faults.ts"
import { SlipFoot } from "./slip-foot.tsx"
import { SlipLines } from "./slip-lines.tsx"
import styles from "./slip-pane.module.css"
import { ClearButton, PriceForAll } from "./slip-pane.tsx"
import type { usePlacing } from "./use-placing.ts"

type SlipSheetProps = {
  readonly faults: SlipFaults
  readonly placing: ReturnType<typeof usePlacing>
  readonly onClose: () => void
}

/** The slip over the keypad, where there is room for one of them. */
export const SlipSheet = ({ faults, placing, onClose }: SlipSheetProps) => {
  const { t } = useLingui()
  return (
    <Sheet
      title={t`Your slip`}
      caption={
        <>
          <RoundTitle /> · <RoundCaption />
        </>
      }
      onClose={onClose}
      foot={
        <>
          <NewsLine />
          <SlipFoot faults={faults} onConfirm={placing.place} />
        </>
      }
    >
      <Pending placing={placing} />
      <div className={styles.prelude}>
        <PriceForAll faults={faults} />
        <ClearButton />
      </div>
      <SlipLines faults={faults} />
    </Sheet>
  )
}
