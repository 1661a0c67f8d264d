import { moneyText } from "@fakham/core/money"
import { type Allowance, stillToday } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Suspense } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { BalanceText, Money } from "../../../parts/money/money.tsx"
import styles from "./withdraw.module.css"

/** Only some need it; without it the page still says that turnover holds the money back. */
const HeldBack = lazyExtra(async () => (await import("./held-back.lazy.tsx")).HeldBack)

/** How much would be paid out now, as a share of the balance, and what turnover holds back of it. */
export const Withdrawable = ({ allowance: { eligibility, terms } }: { readonly allowance: Allowance }) => {
  const { most } = stillToday(eligibility, terms)
  const { balance, turnoverMet } = eligibility
  return (
    <section>
      <h2 className={styles.label}>
        <Trans>Available to withdraw</Trans>
      </h2>
      <Money satang={most} size="xl" isBalance />
      <svg
        className={classNames(styles.share, !turnoverMet && styles.held)}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.free} width={balance <= 0 ? 0 : (most / balance) * 100} height="8" />
      </svg>
      {turnoverMet ? (
        <p className="sub">
          <Trans>
            of <BalanceText>{moneyText(balance)}</BalanceText> in your wallet
          </Trans>
        </p>
      ) : (
        <Suspense fallback={null}>
          <HeldBack held={moneyText(balance)} />
        </Suspense>
      )}
    </section>
  )
}
