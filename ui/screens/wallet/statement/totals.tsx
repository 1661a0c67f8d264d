import { moneyText } from "@fakham/core/money"
import type { Sums } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { MoneyFigures } from "../../../parts/money/figures.tsx"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import styles from "./statement.module.css"

type TotalsProps = {
  /** Nothing while they are on their way. */
  readonly sums: Sums | undefined
}

/** What came in, what went out, and both together. */
export const StatementTotals = ({ sums }: TotalsProps) => (
  <MoneyFigures className={styles.totals}>
    <div>
      <dt className="cap">
        <Trans>In</Trans>
      </dt>
      <Sum of={sums} name="moneyIn" />
    </div>
    <div>
      <dt className="cap">
        <Trans>Out</Trans>
      </dt>
      <Sum of={sums} name="moneyOut" />
    </div>
    <div>
      <dt className="cap">
        <Trans>Net</Trans>
      </dt>
      <Sum of={sums} name="net" />
    </div>
  </MoneyFigures>
)

type SumProps = { readonly of: Sums | undefined; readonly name: keyof Sums }

const Sum = ({ of: sums, name }: SumProps) => (
  <dd className="num">
    {sums === undefined ? (
      <Skeleton shape="chip" />
    ) : (
      <span className={sums[name] > 0 ? styles.in : undefined}>{moneyText(sums[name], "both")}</span>
    )}
  </dd>
)
