import { useLingui } from "@lingui/react/macro"
import { useRegistration } from "../../../composition/use-registration.ts"
import { usePageTitle } from "../../brand/page-title.ts"
import { RegisterForm } from "./register-form.tsx"
import { RegisterSheet } from "./register-sheet.tsx"

/** A newcomer becomes a player: an account, then a phone number and their word. */
export const RegisterScreen = () => {
  const { t } = useLingui()
  const registration = useRegistration()
  usePageTitle(t`Register`)
  return (
    <RegisterSheet>
      <RegisterForm registration={registration} />
    </RegisterSheet>
  )
}
