import styles from "./switch-mark.module.css"

/** What shows how a switch stands; the button with `role="switch"` and `aria-checked` is around it. */
export const SwitchMark = () => <span className={styles.mark} />
