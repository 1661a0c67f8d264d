import { type FindableGame, isUnderMaintenance, rulesOf, type Stakes } from "@fakham/core/games"
import { shortMoneyText } from "@fakham/core/money"
import { Trans } from "@lingui/react/macro"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import { ClosedUntil } from "../parts/closed-until.tsx"
import { GameLink } from "../parts/game-link.tsx"
import { GamePicture } from "../parts/game-picture.tsx"
import styles from "./live.module.css"

type TableRowProps = { readonly table: FindableGame; readonly now: number }

/** One table: its picture, its name, whose it is, and what a round may cost there. */
export const TableRow = ({ table: { path, partner, listing }, now }: TableRowProps) => {
  const { name, image, closedUntil, stakes } = listing
  const isClosed = isUnderMaintenance(listing, now)
  return (
    <li data-closed={isClosed || undefined}>
      <GameLink path={path} className={styles.table}>
        <GamePicture image={image} />
        <span>
          <b>{name}</b>
          <span className="cap">
            {listing.gameId === undefined ? <Trans>Provider's lobby</Trans> : rulesOf(partner).name}
          </span>
          {stakes !== undefined && !isClosed && <TableLimits {...stakes} />}
          {isClosed && closedUntil !== undefined && <ClosedUntil moment={closedUntil} />}
        </span>
        <Icon of={chevronRightIcon} size="s" />
      </GameLink>
    </li>
  )
}

/** What a round may cost here. */
const TableLimits = ({ min, max }: Stakes) => {
  const [least, most] = [min, max].map((amount) => shortMoneyText(amount))
  return (
    <span className={styles.limits}>
      <Trans>
        Table of{" "}
        <span className="num">
          {least} – {most}
        </span>{" "}
        baht
      </Trans>
    </span>
  )
}
