import { useLingui } from "@lingui/react/macro"
import { WaitingPage } from "../deposit/waiting-page.tsx"

/** The PromptPay codes that wait for their money. */
export const OpenCodesScreen = () => {
  const { t } = useLingui()
  return <WaitingPage method="qrcode" title={t`Open QR codes`} />
}
