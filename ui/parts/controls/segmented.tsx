import { type ReactNode, useId } from "react"
import styles from "./segmented.module.css"

type SegmentedProps<Value extends string> = {
  /** What is chosen between; read aloud, not shown. */
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: ReactNode; readonly caption?: ReactNode }>
  /** Nothing until something is chosen. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** Two to four choices that exclude each other. */
export const Segmented = <Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.segmented}>
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className="vh"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.caption !== undefined && <span className={styles.caption}>{option.caption}</span>}
        </label>
      ))}
    </fieldset>
  )
}
