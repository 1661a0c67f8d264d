import { Trans } from "@lingui/react/macro"
import { classNames } from "../class-names.ts"
import { useCounted } from "./counted.ts"
import styles from "./money.module.css"
import { moneyParts, moneyText } from "./money-text.ts"

type MoneyProps = {
  readonly satang: number
  /** Gold is the player's money; ink is a figure among others. */
  readonly tone?: "gold" | "ink"
  readonly size?: "m" | "l" | "xl"
  /** Counts through a change: for the one balance a screen is about. */
  readonly counts?: boolean
  readonly unit?: boolean
}

export const Money = ({ satang, tone = "gold", size = "m", counts = false, unit = true }: MoneyProps) => (
  <span className={classNames(styles.amount, styles[tone], styles[size])}>
    {counts ? <CountedDigits satang={satang} /> : <Digits satang={satang} />}
    <span className="vh">{moneyText(satang)}</span>
    {unit && (
      <span className={styles.unit}>
        <Trans>baht</Trans>
      </span>
    )}
  </span>
)

/** The balance as it stands in the top bar. */
export const MoneyChip = ({ satang }: { readonly satang: number }) => (
  <span className={styles.chip}>
    <span className={styles.foil}>{moneyText(satang)}</span>
  </span>
)

const CountedDigits = ({ satang }: { readonly satang: number }) => <Digits satang={useCounted(satang)} />

/** Drawn in two sizes; a screen reader gets the amount in one piece instead. */
const Digits = (props: { readonly satang: number }) => {
  const { baht, satang } = moneyParts(props.satang)
  return (
    <span className={styles.foil} aria-hidden="true">
      {baht}
      <span className={styles.satang}>{satang}</span>
    </span>
  )
}
