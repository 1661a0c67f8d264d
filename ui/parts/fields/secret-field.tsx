import { useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { IconButton } from "../controls/icon-button.tsx"
import { eyeClosedIcon, eyeIcon } from "../icons/player-icons.ts"
import { Field, type FieldProps } from "./field.tsx"

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
