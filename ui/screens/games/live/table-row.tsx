import { type FindableGame, isUnderMaintenance, rulesOf } from "@fakham/core/games"
import { Icon } from "../../../parts/controls/icon.tsx"
import { chevronRight } from "../../../parts/controls/player-icons.ts"
import { ClosedUntil } from "../parts/closed-until.tsx"
import { GameLink } from "../parts/game-link.tsx"
import { GamePicture } from "../parts/game-picture.tsx"
import styles from "./live.module.css"

type TableRowProps = { readonly table: FindableGame; readonly now: number }

/** One table: its picture, its name, whose it is. */
export const TableRow = ({ table: { path, partner, listing }, now }: TableRowProps) => {
  const { name, image, closedUntil } = listing
  const isClosed = isUnderMaintenance(listing, now)
  return (
    <li data-closed={isClosed || undefined}>
      <GameLink path={path} className={styles.table}>
        <GamePicture image={image} />
        <span>
          <b>{name}</b>
          <span className="cap">{rulesOf(partner).name}</span>
          {isClosed && closedUntil !== undefined && <ClosedUntil moment={closedUntil} />}
        </span>
        <Icon of={chevronRight} size="s" />
      </GameLink>
    </li>
  )
}
