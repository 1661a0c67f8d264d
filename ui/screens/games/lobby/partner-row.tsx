import { type GameKind, type Partner, partners, rulesOf } from "@fakham/core/games"
import { Link } from "@tanstack/react-router"
import { gameAddress } from "../../../parts/games/game-address.ts"
import { ClosedUntil } from "../parts/closed-until.tsx"
import { KindNames } from "../parts/kind-name.tsx"
import styles from "./partners.module.css"

/** How many colours the style sheet has for the plates of partners. */
const tints = 5

type PartnerRowProps = {
  readonly partner: Partner
  readonly path: string
  readonly kinds: ReadonlyArray<GameKind>
  readonly games: number
  readonly closedUntil: number | undefined
}

/** One partner: its letters, what is played there, how many games. */
export const PartnerRow = ({ partner, path, kinds, games, closedUntil }: PartnerRowProps) => {
  const { name } = rulesOf(partner)
  return (
    <li data-closed={closedUntil !== undefined || undefined}>
      <Link {...gameAddress(path)} className={styles.partner}>
        <span className={styles.letters} data-tint={partners.indexOf(partner) % tints} aria-hidden="true">
          {(/[A-Z].*?[A-Z]/.test(name) ? name.replaceAll(/[^A-Z]/g, "") : name).slice(0, 2).toUpperCase()}
        </span>
        <span>
          <b>{name}</b>
          {closedUntil === undefined ? (
            <span className="cap">
              <KindNames of={kinds} />
            </span>
          ) : (
            <ClosedUntil moment={closedUntil} />
          )}
        </span>
        <span className={styles.count}>{games}</span>
      </Link>
    </li>
  )
}
