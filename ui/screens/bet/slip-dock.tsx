import { totals } from "@fakham/core/poy"
import { Plural, Trans } from "@lingui/react/macro"
import { Button } from "../../parts/button.tsx"
import { poy } from "../../parts/house-icons.ts"
import { Money } from "../../parts/money.tsx"
import { useBetting } from "./bet-table.ts"
import styles from "./slip-dock.module.css"

/** What the slip comes to, always in sight of the thumb. */
export const SlipDock = ({ onOpen }: { readonly onOpen: () => void }) => {
  const slip = useBetting((context) => context.slip)
  const { count, stake } = totals(slip)
  return (
    <div className={styles.dock}>
      <div>
        <span className="cap">
          {count === 0 ? <Trans>Nothing in the slip yet</Trans> : <Plural value={count} one="# line" other="# lines" />}
        </span>
        <p>
          <Money satang={stake} size="l" />
        </p>
      </div>
      <Button tone="gold" icon={poy} blocked={count === 0} onClick={onOpen}>
        <Trans>See the slip</Trans>
      </Button>
    </div>
  )
}
