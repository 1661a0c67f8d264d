import { anyGame, foundGames, type HighlightedGame } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { useMemo, useState } from "react"
import { useHighlights } from "../../../composition/use-highlights.ts"
import { useSeatLeft } from "../../../composition/use-seat-left.ts"
import { chipClass } from "../../../parts/controls/chip.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { FoundGames } from "../parts/found-games.tsx"
import { GameSearch } from "../parts/game-search.tsx"
import { GamesPage } from "../parts/games-page.tsx"
import { useOwnPlace } from "../parts/games-place.ts"
import { useOfferedGames } from "../parts/offered-games.ts"
import styles from "./lobby.module.css"
import { LobbyParts } from "./lobby-parts.tsx"
import { KindTabs, PartnerChips } from "./narrowing.tsx"

const none: ReadonlyArray<HighlightedGame> = []

/** All games of all partners: found by name, kind and partner, or as the operator points them out. */
export const LobbyScreen = () => {
  const { t } = useLingui()
  const place = useOwnPlace()
  const { actors, offered, isUnreachable, onRetry } = useOfferedGames()
  const highlighted = useSelector(useActorRef(useHighlights()), ({ context }) => context.known)
  const [wish, setWish] = useState(place?.wish ?? anyGame)
  usePageTitle(t`Games`)
  useSeatLeft()
  const drawnBefore = wish === place?.wish ? place.drawn : undefined
  const games = useMemo(() => offered?.filter(({ opens }) => opens === "game"), [offered])
  const found = useMemo(() => games && foundGames(games, wish), [games, wish])
  const isAny = wish.words.trim() === "" && wish.kind === undefined && wish.partner === undefined
  return (
    <GamesPage
      title={t`Games`}
      backTo="/main"
      end={
        <Link to="/game" className={chipClass}>
          <Trans>Partners</Trans>
        </Link>
      }
    >
      <div className={styles.top}>
        <GameSearch words={wish.words} onWords={(words) => setWish({ ...wish, words })} />
        <KindTabs kind={wish.kind} onKind={(kind) => setWish({ ...wish, kind })} />
      </div>
      {games && (
        <PartnerChips games={games} partner={wish.partner} onPartner={(partner) => setWish({ ...wish, partner })} />
      )}
      {games === undefined || found === undefined ? (
        <UnreadList isUnreachable={isUnreachable} onRetry={onRetry} />
      ) : isAny ? (
        <LobbyParts
          games={games}
          highlighted={highlighted ?? none}
          actors={actors}
          wish={wish}
          drawnBefore={drawnBefore}
        />
      ) : (
        <FoundGames games={found} actors={actors} wish={wish} drawnBefore={drawnBefore} />
      )}
    </GamesPage>
  )
}
