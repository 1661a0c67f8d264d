import styles from "./avatar.module.css"
import { firstLetters } from "./first-letters.ts"

/** The first two letters of a player's name. */
export const AvatarPicture = ({ name, large = false }: { readonly name: string; readonly large?: boolean }) => (
  <span className={large ? styles.large : styles.avatar} aria-hidden="true">
    {firstLetters(name.trim(), 2)}
  </span>
)
