import { moneyText } from "@fakham/core/money"
import type { Sums } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import styles from "./statement.module.css"

/** What came in, what went out, and both together. */
export const Totals = ({ sums: { moneyIn, moneyOut, net } }: { readonly sums: Sums }) => (
  <dl className={styles.totals}>
    <div>
      <dt className="cap">
        <Trans>In</Trans>
      </dt>
      <dd className={classNames("num", moneyIn > 0 && styles.in)}>{moneyText(moneyIn, "both")}</dd>
    </div>
    <div>
      <dt className="cap">
        <Trans>Out</Trans>
      </dt>
      <dd className="num">{moneyText(moneyOut, "both")}</dd>
    </div>
    <div>
      <dt className="cap">
        <Trans>Together</Trans>
      </dt>
      <dd className={classNames("num", net > 0 && styles.in)}>{moneyText(net, "both")}</dd>
    </div>
  </dl>
)
