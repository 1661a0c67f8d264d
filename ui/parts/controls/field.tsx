import { useLingui } from "@lingui/react/macro"
import { type ComponentProps, type ReactNode, useId, useState } from "react"
import { classNames } from "../class-names.ts"
import styles from "./field.module.css"
import { eye, eyeClosed, Icon, type IconShape, info, warning } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"

type FieldProps = Omit<ComponentProps<"input">, "className" | "aria-invalid" | "aria-describedby"> & {
  readonly label: string
  readonly icon?: IconShape
  readonly hint?: ReactNode
  /** What is wrong and what to do; it stands before the hint. */
  readonly error?: ReactNode
  /** Stands at the end of the box: a tick, a clear button. */
  readonly end?: ReactNode
  /** Digits in the face of the number plates. */
  readonly numeric?: boolean
  /** Stands between the box and the hint: the PIN rules. */
  readonly children?: ReactNode
}

/** One labelled line of input. A password can be shown and hidden. */
export const Field = ({ label, icon, hint, error, end, numeric = false, children, id, type, ...input }: FieldProps) => {
  const { t } = useLingui()
  const ownId = useId()
  const [shown, setShown] = useState(false)
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const secret = type === "password"
  const bad = error !== undefined && error !== null && error !== false
  const notes = [bad && `${inputId}-error`, hint !== undefined && hintId].filter((id) => id !== false)
  return (
    <div>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={classNames(styles.box, bad && styles.bad)}>
        {icon !== undefined && (
          <span className={styles.icon}>
            <Icon of={icon} size="s" />
          </span>
        )}
        <input
          {...input}
          id={inputId}
          type={secret && shown ? "text" : type}
          className={classNames(styles.input, numeric && styles.numeric)}
          aria-invalid={bad || undefined}
          aria-describedby={notes.join(" ") || undefined}
        />
        {end}
        {secret && (
          <IconButton
            icon={shown ? eyeClosed : eye}
            label={shown ? t`Hide ${label}` : t`Show ${label}`}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
      {children}
      {bad && (
        <Hint id={`${inputId}-error`} bad>
          {error}
        </Hint>
      )}
      {hint === undefined ? null : <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}

type HintProps = { readonly id?: string; readonly bad?: boolean; readonly children: ReactNode }

/** A line of advice under what it is about; a bad one is read aloud at once. */
export const Hint = ({ id, bad = false, children }: HintProps) => (
  <p id={id} className={classNames(styles.hint, bad && styles.badHint)} role={bad ? "alert" : undefined}>
    <Icon of={bad ? warning : info} size="xs" />
    <span>{children}</span>
  </p>
)
