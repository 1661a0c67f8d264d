import { moneyText, type Satang } from "@fakham/core/money"
import { Trans } from "@lingui/react/macro"
import { classNames } from "../class-names.ts"
import { useCounted } from "./counted.ts"
import styles from "./money.module.css"
import { moneyParts } from "./money-parts.ts"

type MoneyProps = {
  readonly satang: Satang
  /** Gold is the player's money; ink is a figure among others. */
  readonly tone?: "gold" | "ink"
  readonly size?: "m" | "l" | "xl"
  /** Counts through a change: for the one balance a screen is about. */
  readonly counts?: boolean
  /** It is what the player has, and left out where the player hides that. */
  readonly isBalance?: boolean
  readonly unit?: boolean
}

export const Money = (props: MoneyProps) => {
  const { satang, tone = "gold", size = "m", counts = false, isBalance = counts, unit = true } = props
  return (
    <span className={classNames(styles.amount, styles[tone], styles[size], isBalance && styles.balance)}>
      {counts ? <CountedDigits satang={satang} /> : <Digits satang={satang} />}
      <span className="vh">{moneyText(satang)}</span>
      {unit && (
        <span className={styles.unit}>
          <Trans>baht</Trans>
        </span>
      )}
    </span>
  )
}

/** What the player has, among words; left out where the player hides that. */
export const BalanceText = ({ children }: { readonly children: string }) => (
  <span className={classNames("num", styles.balance)}>
    <span>{children}</span>
  </span>
)

/** The balance as it stands in the top bar. */
export const MoneyChip = ({ satang }: { readonly satang: Satang }) => (
  <span className={classNames(styles.chip, styles.balance)}>
    <span className={styles.foil}>{moneyText(satang)}</span>
  </span>
)

const CountedDigits = ({ satang }: { readonly satang: Satang }) => <Digits satang={useCounted(satang)} />

/** Drawn in two sizes; a screen reader gets the amount in one piece instead. */
const Digits = (props: { readonly satang: Satang }) => {
  const { baht, satang } = moneyParts(props.satang)
  return (
    <span className={styles.foil} aria-hidden="true">
      {baht}
      <span className={styles.satang}>{satang}</span>
    </span>
  )
}
