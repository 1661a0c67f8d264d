import { Icon } from "../icons/icon.tsx"
import { calendarIcon } from "../icons/player-icons.ts"
import styles from "./day-field.module.css"
import { Field, type FieldProps } from "./field.tsx"

type DayFieldProps = Omit<FieldProps, "type" | "value" | "end" | "numeric"> & {
  readonly value: string
  /** The day as the page's language writes it. */
  readonly written: string
}

/** A day in the page's language: browsers write it in their own, which is shown only while it is typed. */
export const DayField = ({ written, ...field }: DayFieldProps) => (
  <div className={styles.day}>
    <Field {...field} type="date" end={<WrittenDay>{written}</WrittenDay>} />
  </div>
)

export const dayClass = styles.day

/** What lies over a browser's field for a day. */
export const WrittenDay = ({ children }: { readonly children: string }) => (
  <>
    <span className={styles.words} aria-hidden="true">
      {children}
    </span>
    <span className={styles.icon}>
      <Icon of={calendarIcon} size="s" />
    </span>
  </>
)
