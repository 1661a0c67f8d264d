import { classNames } from "../class-names.ts"
import styles from "./used-share.module.css"

type UsedShareProps = {
  readonly label: string
  readonly used: number
  readonly most: number
  /** Drawn as something that is done with. */
  readonly isDone?: boolean
}

/** How much of a limit is used up, or of a goal is reached, as a bar over the whole row. */
export const UsedShare = ({ label, used, most, isDone = false }: UsedShareProps) => (
  <progress
    className={classNames(styles.share, isDone && styles.done)}
    aria-label={label}
    value={Math.max(0, used)}
    max={Math.max(1, most)}
  />
)
