import { type FindableGame, isUnderMaintenance, rulesOf } from "@fakham/core/games"
import { useLingui } from "@lingui/react/macro"
import { memo } from "react"
import { Icon } from "../../../parts/icons/icon.tsx"
import { heartIcon } from "../../../parts/icons/player-icons.ts"
import { ClosedUntil } from "./closed-until.tsx"
import styles from "./game-card.module.css"
import { GameLink } from "./game-link.tsx"
import { GamePicture } from "./game-picture.tsx"
import { KindName } from "./kind-name.tsx"

type GameCardProps = {
  readonly game: FindableGame
  readonly now: number
  readonly isFavourite: boolean
  readonly isEager?: boolean
  readonly onFavourite: (game: FindableGame) => void
}

/** One game: its picture, what it is called and whose it is, and whether the player keeps it. */
export const GameCard = memo(({ game, now, isFavourite, isEager = false, onFavourite }: GameCardProps) => {
  const { t } = useLingui()
  const { listing, partner, kind, path } = game
  const { name, image, closedUntil } = listing
  const isClosed = isUnderMaintenance(listing, now)
  return (
    <li className={styles.card} data-closed={isClosed || undefined}>
      <GameLink path={path} className={styles.link}>
        <GamePicture image={image} isEager={isEager} />
        <b>{name}</b>
        {isClosed && closedUntil !== undefined ? (
          <ClosedUntil moment={closedUntil} />
        ) : (
          <span className="cap">
            {rulesOf(partner).name}
            {kind && (
              <>
                {" · "}
                <KindName of={kind} />
              </>
            )}
          </span>
        )}
      </GameLink>
      <button
        type="button"
        className={styles.favourite}
        aria-pressed={isFavourite}
        aria-label={t`Favourite: ${name}`}
        onClick={() => onFavourite(game)}
      >
        <Icon of={heartIcon} size="s" />
      </button>
    </li>
  )
})
