import { anyGame, foundGames } from "@fakham/core/games"
import { useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { useMemo, useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { FoundGames } from "../parts/found-games.tsx"
import { useOwnPlace } from "../parts/games-place.ts"
import { useOfferedGames } from "../parts/offered-games.ts"
import { LobbyPage } from "./lobby-page.tsx"
import { LobbyParts } from "./lobby-parts.tsx"
import { AwaitedChips, AwaitedGames } from "./lobby-skeleton.tsx"
import { PartnerChips } from "./narrowing.tsx"

/** All games of all partners: found by name, kind and partner, or as the operator points them out. */
export const LobbyScreen = () => {
  const { t } = useLingui()
  const place = useOwnPlace()
  const { actors, offered, hasFailed, onRetry } = useOfferedGames()
  const highlighted = useSelector(
    useActorRef(usePart(parts.highlights).highlightsInTime),
    ({ context }) => context.highlights,
  )
  const [filter, setFilter] = useState(place?.wish ?? anyGame)
  usePageTitle(t`Games`)
  // On a page where none is played, a game that the player still sits in is left.
  useActorRef(usePart(parts.games).leaving)
  const drawnBefore = filter === place?.wish ? place.drawn : undefined
  const games = useMemo(() => offered?.filter(({ opens }) => opens === "game"), [offered])
  const found = useMemo(() => games && foundGames(games, filter), [games, filter])
  const isAny = filter.words.trim() === "" && filter.kind === undefined && filter.partner === undefined
  return (
    <LobbyPage filter={filter} onFilter={setFilter}>
      {games ? (
        <PartnerChips
          games={games}
          partner={filter.partner}
          onPartner={(partner) => setFilter({ ...filter, partner })}
        />
      ) : hasFailed ? null : (
        <AwaitedChips />
      )}
      {games === undefined || found === undefined || (isAny && highlighted === undefined) ? (
        hasFailed ? (
          <UnreadList hasFailed onRetry={onRetry} />
        ) : (
          <AwaitedGames />
        )
      ) : isAny ? (
        <LobbyParts
          games={games}
          highlighted={highlighted ?? []}
          actors={actors}
          filter={filter}
          drawnBefore={drawnBefore}
        />
      ) : (
        <FoundGames games={found} actors={actors} filter={filter} drawnBefore={drawnBefore} />
      )}
    </LobbyPage>
  )
}
