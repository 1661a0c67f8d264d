import { Trans, useLingui } from "@lingui/react/macro"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { binIcon } from "../../../parts/icons/player-icons.ts"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import { RoundCaption, RoundTitle } from "../round-header.tsx"
import { PriceForAll } from "./price-for-all.tsx"
import type { SlipFaults } from "./slip-faults.ts"
import { SlipFoot } from "./slip-foot.tsx"
import { SlipLines } from "./slip-lines.tsx"
import styles from "./slip-pane.module.css"

type SlipPaneProps = { readonly faults: SlipFaults; readonly onConfirm: () => void }

/** The slip beside the keypad, where there is room for both. */
export const SlipColumn = ({ faults, onConfirm }: SlipPaneProps) => {
  const { t } = useLingui()
  return (
    <aside className={styles.column} aria-label={t`Your slip`}>
      <header className={styles.head}>
        <div className="grow">
          <h2>
            <Trans>Your slip</Trans>
          </h2>
          <p className="cap">
            <RoundTitle />
            &nbsp;· <RoundCaption />
          </p>
        </div>
        <ClearButton />
      </header>
      <PriceForAll faults={faults} />
      <div className={styles.body}>
        <SlipLines faults={faults} />
      </div>
      <SlipFoot faults={faults} onConfirm={onConfirm} />
    </aside>
  )
}

export const ClearButton = () => {
  const { t } = useLingui()
  const { betting } = useBetPage()
  const empty = useBetting(({ slip }) => slip.entries.length === 0)
  if (empty) return null
  return (
    <IconButton icon={binIcon} small label={t`Clear the slip`} onClick={() => betting.send({ type: "slip.cleared" })} />
  )
}
