import type { Satang } from "@fakham/core/money"
import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Money } from "../../parts/money.tsx"
import { moneyText } from "../../parts/money-text.ts"
import styles from "./slip-totals.module.css"

type SlipTotalsProps = {
  readonly count: number
  readonly stake: Satang
  readonly largestWin: number
  /** What is left of the player's cash, where that is known. */
  readonly left: number | undefined
  /** What is said beside the number of lines. */
  readonly beside?: ReactNode
}

/** What a slip comes to: its lines and stake, the largest win, and what it would leave. */
export const SlipTotals = ({ count, stake, largestWin, left, beside }: SlipTotalsProps) => (
  <div className={styles.totals}>
    <div>
      <span className="cap">
        <Plural value={count} one="# line in all" other="# lines in all" />
        {beside}
      </span>
      <p>
        <Money satang={stake} size="l" />
      </p>
    </div>
    <dl className="cap">
      <div>
        <dt>
          <Trans>Largest win of a line</Trans>
        </dt>
        <dd className="num">{moneyText(largestWin)}</dd>
      </div>
      {left === undefined ? null : (
        <div>
          <dt>
            <Trans>Balance after</Trans>
          </dt>
          <dd className="num">{moneyText(left)}</dd>
        </div>
      )}
    </dl>
  </div>
)
