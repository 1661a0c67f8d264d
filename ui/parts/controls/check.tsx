import { type ComponentProps, type ReactNode, useId } from "react"
import { classNames } from "../class-names.ts"
import { Hint } from "../fields/field.tsx"
import { checkIcon, Icon } from "../icons/icon.tsx"
import styles from "./check.module.css"

type CheckProps = Omit<ComponentProps<"input">, "className" | "type" | "aria-invalid" | "aria-describedby"> & {
  readonly children: ReactNode
  /** What is wrong and what to do. */
  readonly error?: ReactNode
}

/** A sentence that is agreed to or not. */
export const Check = ({ children, error, ...input }: CheckProps) => {
  const id = useId()
  const bad = error !== undefined && error !== null
  return (
    <div>
      <label className={classNames(styles.check, bad && styles.bad)}>
        <input
          {...input}
          type="checkbox"
          className="vh"
          aria-invalid={bad || undefined}
          aria-describedby={bad ? `${id}-error` : undefined}
        />
        <span className={styles.box}>
          <Icon of={checkIcon} size="s" />
        </span>
        <span>{children}</span>
      </label>
      {bad && (
        <Hint id={`${id}-error`} bad>
          {error}
        </Hint>
      )}
    </div>
  )
}
