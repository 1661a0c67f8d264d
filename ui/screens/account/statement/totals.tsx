import { moneyText, type Satang } from "@fakham/core/money"
import type { Sums } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import styles from "./statement.module.css"

type TotalsProps = {
  /** Nothing while they are on their way. */
  readonly sums: Sums | undefined
}

/** What came in, what went out, and both together. */
export const Totals = ({ sums }: TotalsProps) => (
  <dl className={styles.totals}>
    <div>
      <dt className="cap">
        <Trans>In</Trans>
      </dt>
      <Sum of={sums?.moneyIn} />
    </div>
    <div>
      <dt className="cap">
        <Trans>Out</Trans>
      </dt>
      <Sum of={sums?.moneyOut} />
    </div>
    <div>
      <dt className="cap">
        <Trans>Together</Trans>
      </dt>
      <Sum of={sums?.net} />
    </div>
  </dl>
)

const Sum = ({ of }: { readonly of: Satang | undefined }) => (
  <dd className={classNames("num", of !== undefined && of > 0 && styles.in)}>
    {of === undefined ? <Skeleton shape="chip" /> : moneyText(of, "both")}
  </dd>
)
