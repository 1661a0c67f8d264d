import { useLingui } from "@lingui/react/macro"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { LazyPastDeposits } from "../deposit/lazy-form-parts.tsx"
import { OfferedMethods } from "../deposit/offered.tsx"
import { OpenAlready } from "../deposit/open-already.tsx"
import { FastForm } from "./fast-form.tsx"

/** Money from the player's own bank account, which is found by itself. */
export const FastDepositScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Fast deposit`)
  return (
    <DepositPage title={t`Fast deposit`}>
      <OpenAlready method="fast" />
      <OfferedMethods method="fast">{(offer) => <FastForm offer={offer} />}</OfferedMethods>
      <LazyPastDeposits method="fast" />
    </DepositPage>
  )
}
