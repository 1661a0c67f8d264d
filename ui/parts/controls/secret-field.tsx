import { useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { Field, type FieldProps } from "./field.tsx"
import { IconButton } from "./icon-button.tsx"
import { eyeClosedIcon, eyeIcon } from "./player-icons.ts"

/** One labelled line of input that can be shown and hidden. */
export const SecretField = ({ label, ...props }: Omit<FieldProps, "end" | "type">) => {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      label={label}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          icon={shown ? eyeClosedIcon : eyeIcon}
          label={shown ? t`Hide ${label}` : t`Show ${label}`}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
