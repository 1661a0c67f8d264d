import { moneyText } from "@fakham/core/money"
import type { FoldedLines } from "@fakham/core/order"
import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classNames } from "../parts/class-names.ts"
import { useBetTypeName } from "./bet-type-name.ts"
import styles from "./folded-bets.module.css"
import { rateText } from "./rate-text.ts"

type FoldedBetsProps = { readonly of: FoldedLines; readonly isOver?: boolean; readonly children?: ReactNode }

/** Numbers at one price and rate: what they are bet on, what each costs, and then the numbers alone. */
export const FoldedBets = ({
  of: { option, price, multiply, lines, stake },
  isOver = false,
  children,
}: FoldedBetsProps) => {
  const name = useBetTypeName()
  const [rate, each] = [rateText(multiply), moneyText(price)]
  return (
    <li className={classNames(styles.fold, isOver && styles.over)}>
      <p className={styles.head}>
        <span>
          <b>{name(option)}</b> <span className="num">{rate}</span>
          <span className="cap">
            <Plural value={lines.length} one="# number" other="# numbers" /> · <Trans>{each} each</Trans>
          </span>
        </span>
        <span className={styles.end}>
          <span className="num">{moneyText(stake)}</span>
          {children}
        </span>
      </p>
      <p className={styles.numbers}>
        {lines.map(({ number, ref }) => (
          <span key={ref}>{number} </span>
        ))}
      </p>
    </li>
  )
}
