import { useLingui } from "@lingui/react/macro"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { WaitingTickets } from "../deposit/waiting-tickets.tsx"

/** The PromptPay codes that wait for their money. */
export const OpenCodesScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Open QR codes`)
  return (
    <DepositPage title={t`Open QR codes`}>
      <WaitingTickets method="qrcode" />
    </DepositPage>
  )
}
