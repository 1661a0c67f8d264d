import { anyGame, type GameWish } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { chipClass } from "../../../parts/controls/chip.tsx"
import { GameSearch } from "../parts/game-search.tsx"
import { GamesPage } from "../parts/games-page.tsx"
import styles from "./lobby.module.css"
import { KindTabs } from "./narrowing.tsx"

type LobbyPageProps = {
  readonly wish?: GameWish
  readonly onWish?: (wish: GameWish) => void
  readonly children: ReactNode
}

/** What stands on the lobby whatever is offered: the way to the partners, and what games are looked for by. */
export const LobbyPage = ({ wish = anyGame, onWish, children }: LobbyPageProps) => {
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
        <GameSearch words={wish.words} onWords={(words) => onWish?.({ ...wish, words })} />
        <KindTabs kind={wish.kind} onKind={(kind) => onWish?.({ ...wish, kind })} />
      </div>
      {children}
    </GamesPage>
  )
}
