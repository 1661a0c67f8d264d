import { useLingui } from "@lingui/react/macro"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { OwnBalance } from "./own-balance.tsx"
import { PendingMoney } from "./pending-money.tsx"
import styles from "./wallet.module.css"
import { Ways } from "./ways.tsx"
import { WaysIn } from "./ways-in.tsx"

/** The player's money: how much there is, the ways to bring it in and take it out, and what has become of it. */
export const WalletScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Wallet`)
  return (
    <div className={styles.wide}>
      <AccountPage title={t`Wallet`}>
        <OwnBalance />
        <PendingMoney>
          <WaysIn />
          <Ways />
        </PendingMoney>
      </AccountPage>
    </div>
  )
}
