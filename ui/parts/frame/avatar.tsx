import styles from "./avatar.module.css"

/** The first two signs of a player's name. Segments keep Thai vowels and marks with their consonant. */
export const Avatar = ({ name, large = false }: { readonly name: string; readonly large?: boolean }) => (
  <span className={large ? styles.large : styles.avatar} aria-hidden="true">
    {[...new Intl.Segmenter().segment(name.trim())].slice(0, 2).map(({ segment }) => segment)}
  </span>
)
