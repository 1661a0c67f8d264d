import { nothing } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { Slot } from "../../../parts/chrome/slot.tsx"
import { Money } from "../../../parts/money/money.tsx"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { RowsToCome } from "./rows-to-come.tsx"
import styles from "./wallet.module.css"

/** The wallet while nothing of it is known but the balance. */
export const WalletSkeleton = () => {
  const { t } = useLingui()
  return (
    <div className={styles.wide}>
      <AccountPage title={t`Wallet`}>
        <section className={styles.balance}>
          <p className={styles.label}>
            <Trans>Balance</Trans>
          </p>
          <p className={styles.amount}>
            <Slot name="cash" until={<Skeleton shape="title" />}>
              <Money satang={nothing} size="xl" isBalance />
            </Slot>
          </p>
          <p className={styles.held} />
          <p className={styles.acts}>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </p>
        </section>
        <RowsToCome count={3} />
      </AccountPage>
    </div>
  )
}
