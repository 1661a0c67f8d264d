import { classNames } from "../class-names.ts"
import styles from "./plate.module.css"

type PlateProps = {
  readonly number: string
  readonly size?: "s" | "m" | "l" | "xl"
  readonly look?: "rest" | "win" | "dim"
  /** Shows this many places while a number is typed: a caret in the next one, empty slots after it. */
  readonly places?: number
  /** Said instead of the digits, where their meaning is not written beside them. */
  readonly label?: string
}

/** A lottery number as a number plate, one place for each digit. */
export const Plate = ({ number, size = "m", look = "rest", places = number.length, label = number }: PlateProps) => {
  return (
    <span className={classNames(styles.plate, styles[size], styles[look])}>
      <span className="vh">{label}</span>
      {Array.from({ length: places }, (_, place) => (
        <i
          key={place}
          aria-hidden="true"
          className={classNames(place >= number.length && styles.slot, place === number.length && styles.caret)}
        >
          {number.charAt(place)}
        </i>
      ))}
    </span>
  )
}
