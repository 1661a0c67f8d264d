import { useLingui } from "@lingui/react/macro"
import { searchIcon } from "../../../parts/icons/few-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import styles from "./game-search.module.css"

type GameSearchProps = { readonly words: string; readonly onWords: (words: string) => void }

/** Where a player types what a game is called. */
export const GameSearch = ({ words, onWords }: GameSearchProps) => {
  const { t } = useLingui()
  return (
    <div className={styles.box}>
      <Icon of={searchIcon} size="s" />
      <input
        type="search"
        name="words"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t`Find a game`}
        placeholder={t`Find a game`}
        maxLength={64}
        value={words}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
      />
    </div>
  )
}
