import styles from "./proof-view.module.css"

/** A code of 64 letters and digits, in groups that can be compared by eye. */
export const Commitment = ({ code }: { readonly code: string }) => (
  <code className={styles.code}>{code.match(/.{1,8}/g)?.join(" ") ?? code}</code>
)
