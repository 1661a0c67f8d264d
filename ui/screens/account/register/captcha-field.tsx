import type { Challenge } from "@fakham/core/identity"
import { useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Field } from "../../../parts/controls/field.tsx"

type CaptchaFieldProps = { readonly challenge: Challenge; readonly error?: ReactNode }

/** What the operator asks newcomers; another question begins with an empty answer. */
export const CaptchaField = ({ challenge: { id, question }, error }: CaptchaFieldProps) => {
  const { t } = useLingui()
  return (
    <Field
      key={id}
      label={t`So that no robot registers: ${question}`}
      error={error}
      numeric
      name="captcha"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="go"
    />
  )
}
