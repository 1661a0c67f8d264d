import styles from "./used-share.module.css"

type UsedShareProps = { readonly label: string; readonly used: number; readonly most: number }

/** How much of a limit is used up, as a bar over the whole row. */
export const UsedShare = ({ label, used, most }: UsedShareProps) => (
  <progress className={styles.share} aria-label={label} value={Math.max(0, used)} max={Math.max(1, most)} />
)
