import { useLingui } from "@lingui/react/macro"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { LazyPastDeposits } from "../deposit/lazy-form-parts.tsx"
import { OfferedMethods } from "../deposit/offered.tsx"
import { OpenAlready } from "../deposit/open-already.tsx"
import { CryptoForm } from "./crypto-form.tsx"

/** Money in USDT. */
export const DepositCryptoScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`USDT deposit`)
  return (
    <DepositPage title={t`USDT deposit`}>
      <OpenAlready method="crypto" />
      <OfferedMethods method="crypto">{(offer) => <CryptoForm offer={offer} />}</OfferedMethods>
      <LazyPastDeposits method="crypto" />
    </DepositPage>
  )
}
