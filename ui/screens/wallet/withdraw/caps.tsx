import { shortMoneyText } from "@fakham/core/money"
import { type Allowance, stillToday } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import { MoneyFigures } from "../../../parts/money/figures.tsx"
import styles from "./withdraw.module.css"

/** The most of one time, and what is left of the day. */
export const Caps = ({ allowance: { eligibility, terms } }: { readonly allowance: Allowance }) => {
  const { amountLeft, timesLeft } = stillToday(eligibility, terms)
  const { timesADay } = terms
  const used = timesADay - timesLeft
  const perDay = shortMoneyText(terms.perDay)
  return (
    <MoneyFigures className={styles.caps}>
      <div>
        <dt className="cap">
          <Trans>Max each time</Trans>
        </dt>
        <dd className="num">{shortMoneyText(terms.perTransaction)}</dd>
      </div>
      <div>
        <dt className="cap">
          <Trans>Left today</Trans>
        </dt>
        <dd className="num">{shortMoneyText(amountLeft)}</dd>
        <dd className="cap">
          <Trans>of {perDay}</Trans>
        </dd>
      </div>
      <div>
        <dt className="cap">
          <Trans>Times left today</Trans>
        </dt>
        <dd className="num">{timesLeft}</dd>
        <dd>
          <span className="vh">
            <Trans>
              {used} of {timesADay} withdrawals used
            </Trans>
          </span>
          <span className={styles.times} aria-hidden="true">
            {Array.from({ length: Math.min(timesADay, mostDrawn) }, (_, at) => (
              <i key={at} className={classNames(at >= used && styles.left)} />
            ))}
          </span>
        </dd>
      </div>
    </MoneyFigures>
  )
}

/** An operator who allows many times a day has them told by the figure alone. */
const mostDrawn = 10
