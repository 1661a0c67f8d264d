import { anyGame, type GameFilter } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { chipClass } from "../../../parts/controls/chip.tsx"
import { GameSearch } from "../parts/game-search.tsx"
import { GamesPage } from "../parts/games-page.tsx"
import styles from "./lobby.module.css"
import { KindTabs } from "./narrowing.tsx"

type LobbyPageProps = {
  readonly filter?: GameFilter
  readonly onFilter?: (filter: GameFilter) => void
  readonly children: ReactNode
}

/** What stands on the lobby whatever is offered: the way to the partners, and what games are looked for by. */
export const LobbyPage = ({ filter = anyGame, onFilter, children }: LobbyPageProps) => {
  const { t } = useLingui()
  return (
    <GamesPage
      title={t`Games`}
      end={
        <Link to="/game" className={chipClass}>
          <Trans>Providers</Trans>
        </Link>
      }
    >
      <div className={styles.top}>
        <GameSearch words={filter.words} onWords={(words) => onFilter?.({ ...filter, words })} />
        <KindTabs kind={filter.kind} onKind={(kind) => onFilter?.({ ...filter, kind })} />
      </div>
      {children}
    </GamesPage>
  )
}
