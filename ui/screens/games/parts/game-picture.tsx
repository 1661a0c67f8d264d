import { useState } from "react"
import { placeholder } from "../../../parts/chrome/slot-names.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { gamesIcon } from "../../../parts/icons/player-icons.ts"
import styles from "./game-picture.module.css"

type GamePictureProps = {
  readonly image: string
  /** The first ones on a page are not waited with. */
  readonly isEager?: boolean
}

/** A game's picture in a place of fixed shape; a sign of games where it has none. */
export const GamePicture = ({ image, isEager = false }: GamePictureProps) => {
  const [isLost, setLost] = useState(false)
  return image === "" || isLost ? (
    <span className={styles.picture}>
      <Icon of={gamesIcon} />
    </span>
  ) : (
    <img
      className={styles.picture}
      src={image}
      alt=""
      width={160}
      height={200}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setLost(true)}
    />
  )
}

/** The picture of a game that the prefetch script fills in. */
export const PictureTemplate = () => (
  <img className={styles.picture} data-src={placeholder.image} alt="" width={160} height={200} decoding="async" />
)

export const PictureSkeleton = () => <span className={styles.picture} />
