import { type ComponentProps, type ReactNode, useId } from "react"
import { classNames } from "../class-names.ts"
import { Icon, type IconShape, infoIcon, warningIcon } from "../icons/icon.tsx"
import styles from "./field.module.css"

export type FieldProps = Omit<ComponentProps<"input">, "className" | "aria-invalid" | "aria-describedby"> & {
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

/** One labelled line of input. */
export const Field = ({ label, icon, hint, error, end, numeric = false, children, id, ...input }: FieldProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
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
          className={classNames(styles.input, numeric && styles.numeric)}
          aria-invalid={bad || undefined}
          aria-describedby={notes.join(" ") || undefined}
        />
        {end}
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
    <Icon of={bad ? warningIcon : infoIcon} size="xs" />
    <span>{children}</span>
  </p>
)
