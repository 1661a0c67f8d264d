import { classNames } from "../class-names.ts"
import styles from "./typed-plates.module.css"

type TypedPlatesProps = {
  readonly digits: string
  readonly places: number
  /** Where many places are still empty, those after the caret stand back. */
  readonly standsBack?: boolean
}

/** The plates of a number that is being typed, with a caret where its next digit goes; readers are told it elsewhere. */
export const TypedPlates = ({ digits, places, standsBack = false }: TypedPlatesProps) =>
  Array.from({ length: places }, (_, place) => (
    <i
      key={place}
      aria-hidden="true"
      className={classNames(
        styles.plate,
        standsBack && place > digits.length && styles.empty,
        place === digits.length && styles.caret,
      )}
    >
      {digits.charAt(place)}
    </i>
  ))
