import { type GameKind, type Partner, rulesOf } from "@fakham/core/games"
import { Link } from "@tanstack/react-router"
import { gameAddress } from "../../../parts/games/game-address.ts"
import { ClosedUntil } from "../parts/closed-until.tsx"
import { KindName } from "../parts/kind-name.tsx"
import styles from "./partners.module.css"

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
        <span className={styles.letters} aria-hidden="true">
          {(/[A-Z].*?[A-Z]/.test(name) ? name.replaceAll(/[^A-Z]/g, "") : name).slice(0, 2).toUpperCase()}
        </span>
        <span>
          <b>{name}</b>
          {closedUntil === undefined ? (
            <span className="cap">
              {kinds.map((kind, index) => (
                <span key={kind}>
                  {index > 0 && " · "}
                  <KindName of={kind} />
                </span>
              ))}
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
