import { useLingui } from "@lingui/react/macro"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { PastDeposits } from "../deposit/lazy-form-parts.tsx"
import { Offered } from "../deposit/offered.tsx"
import { OpenAlready } from "../deposit/open-already.tsx"
import { FastForm } from "./fast-form.tsx"

/** Money from the player's own bank account, which is found by itself. */
export const FastDepositScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Fast deposit`)
  return (
    <DepositPage title={t`Fast deposit`}>
      <OpenAlready method="fast" />
      <Offered method="fast">{(offer) => <FastForm offer={offer} />}</Offered>
      <PastDeposits method="fast" />
    </DepositPage>
  )
}
