import { moneyText, type Satang } from "@fakham/core/money"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { BalanceText, Money } from "../../../parts/money/money.tsx"
import styles from "./order-totals.module.css"

type OrderTotalsProps = {
  /** How much of what it is. */
  readonly count: ReactNode
  readonly stake: Satang
  readonly largestWin?: Satang | undefined
  /** What is left of the player's cash, where that is known. */
  readonly left: Satang | undefined
}

/** What an order comes to: its lines and stake, the largest win, and what it would leave. */
export const OrderTotals = ({ count, stake, largestWin, left }: OrderTotalsProps) => (
  <div className={styles.totals}>
    <div>
      <span className="cap">{count}</span>
      <p>
        <Money satang={stake} size="l" />
      </p>
    </div>
    <dl className="cap">
      {largestWin === undefined ? null : (
        <div>
          <dt>
            <Trans>Max win of a bet</Trans>
          </dt>
          <dd className="num">{moneyText(largestWin)}</dd>
        </div>
      )}
      {left === undefined ? null : (
        <div>
          <dt>
            <Trans context="bet">Balance after</Trans>
          </dt>
          <dd className={classNames(left < 0 && styles.short)}>
            <BalanceText>{moneyText(left)}</BalanceText>
          </dd>
        </div>
      )}
    </dl>
  </div>
)
