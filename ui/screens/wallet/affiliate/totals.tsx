import { moneyText, satang } from "@fakham/core/money"
import { type StatementEntry, sums } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { MoneyFigures } from "../../../parts/money/figures.tsx"
import styles from "./affiliate.module.css"

type TotalsProps = {
  readonly members: number | undefined
  readonly entries: ReadonlyArray<StatementEntry> | undefined
}

/** How many came by the link, and what thirty days have brought in and taken out; a dash for what is not known. */
export const AffiliateTotals = ({ members, entries }: TotalsProps) => {
  const total = entries && sums(entries)
  return (
    <MoneyFigures className={styles.totals}>
      <Total name={<Trans>Friends joined</Trans>}>{members ?? "–"}</Total>
      <Total name={<Trans>These 30 days</Trans>}>{total === undefined ? "–" : moneyText(total.moneyIn)}</Total>
      <Total name={<Trans>Moved already</Trans>}>
        {total === undefined ? "–" : moneyText(satang(Math.abs(total.moneyOut)))}
      </Total>
    </MoneyFigures>
  )
}

const Total = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt className="cap">{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)
