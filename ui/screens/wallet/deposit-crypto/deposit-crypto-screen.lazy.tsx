import { MethodFormPage } from "../deposit/form/method-form-page.tsx"
import { CryptoForm } from "./crypto-form.tsx"

/** Money in USDT. */
export const DepositCryptoScreen = () => (
  <MethodFormPage method="crypto">{(offer) => <CryptoForm offer={offer} />}</MethodFormPage>
)
