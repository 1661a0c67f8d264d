import { Trans } from "@lingui/react/macro"
import { Button } from "../../../parts/controls/button.tsx"
import { downloadIcon } from "../../../parts/icons/player-icons.ts"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { Filters } from "./filters.tsx"
import { Parts } from "./parts.tsx"
import { AwaitedDays } from "./span-choice.tsx"
import styles from "./statement.module.css"
import { StatementPageRows } from "./statement-page.tsx"
import { StatementTotals } from "./totals.tsx"

const nothing = () => undefined

/** The statement while nothing of it is known: what can be chosen is there already, and cannot be pressed yet. */
export const StatementSkeleton = () => (
  <StatementPageRows>
    <div className={styles.columns} aria-busy="true" inert>
      <div className={styles.choice}>
        <Parts shown="wallet" onShow={nothing} />
        <Filters chosen="all" hasOther={false} onChoose={nothing} />
        <AwaitedDays />
        <StatementTotals sums={undefined} />
        <Button tone="quiet" small icon={downloadIcon} blocked>
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
      <div className={styles.list}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </div>
  </StatementPageRows>
)
