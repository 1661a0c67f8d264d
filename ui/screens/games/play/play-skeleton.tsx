import { Trans } from "@lingui/react/macro"
import { Moon } from "../../../parts/sky/moon.tsx"
import { GamePicture } from "../parts/game-picture.tsx"
import styles from "./play.module.css"

/** A game before anything of it is known. */
export const PlaySkeleton = () => (
  <div className={styles.cover} aria-busy="true">
    <span className={styles.picture}>
      <GamePicture image="" isEager />
    </span>
    <Moon share={0.4} size={36} state="checking" />
    <h1>
      <Trans>Opening the game</Trans>
    </h1>
    <p className="cap">
      <Trans>If it doesn't open, your credit returns automatically</Trans>
    </p>
  </div>
)
