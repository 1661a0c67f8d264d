import { MethodFormPage } from "../deposit/form/method-form-page.tsx"
import { FastForm } from "./fast-form.tsx"

/** Money from the player's own bank account, which is found by itself. */
export const FastDepositScreen = () => (
  <MethodFormPage method="fast">{(offer) => <FastForm offer={offer} />}</MethodFormPage>
)
