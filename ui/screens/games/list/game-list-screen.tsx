import { anyGame, foundGames, type Partner, rulesOf } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { chipClass } from "../../../parts/controls/chip.tsx"
import { gameAddress } from "../../../parts/games/game-address.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { FoundGames } from "../parts/found-games.tsx"
import { GameSearch } from "../parts/game-search.tsx"
import { ChipLine, GamesPage } from "../parts/games-page.tsx"
import { useOwnPlace } from "../parts/games-place.ts"
import { KindNames } from "../parts/kind-name.tsx"
import { useOfferedGames } from "../parts/offered-games.ts"
import { AwaitedList, hasLists } from "./game-list-skeleton.tsx"

type GameListScreenProps = { readonly partner: Partner; readonly gameList: string | undefined }

/** The games of one partner, or those of one of its lists. */
export const GameListScreen = ({ partner, gameList }: GameListScreenProps) => {
  const { t } = useLingui()
  const place = useOwnPlace()
  const { actors, offered, hasFailed, onRetry } = useOfferedGames()
  const [filter, setFilter] = useState(place?.wish ?? anyGame)
  const drawnBefore = filter === place?.wish ? place.drawn : undefined
  const own = useMemo(() => offered?.filter((one) => one.partner === partner), [offered, partner])
  const lists = own?.filter(({ opens, listing }) => opens === "list" && listing.gameList !== undefined) ?? []
  const games = useMemo(
    () =>
      own?.filter(
        ({ opens, listing }) => opens === "game" && (gameList === undefined || listing.gameList === gameList),
      ),
    [own, gameList],
  )
  const found = useMemo(() => games && foundGames(games, filter), [games, filter])
  const isAwaited = games === undefined && !hasFailed
  const { name, kinds } = rulesOf(partner)
  const title = lists.find(({ listing }) => listing.gameList === gameList)?.listing.name ?? name
  usePageTitle(title)
  return (
    <GamesPage title={title} caption={title === name ? <KindNames of={kinds} /> : name} backTo="/games">
      {isAwaited && hasLists(partner) && <Skeleton shape="pill" />}
      {lists.length > 0 && (
        <ChipLine label={t`This provider's lobbies`}>
          {lists.map(({ path, listing }) => (
            <Link
              key={path}
              {...gameAddress(path)}
              className={chipClass}
              aria-current={listing.gameList === gameList ? "page" : undefined}
            >
              {listing.name}
            </Link>
          ))}
        </ChipLine>
      )}
      {(isAwaited || (games !== undefined && games.length > 0)) && (
        <GameSearch words={filter.words} onWords={(words) => setFilter({ ...anyGame, words })} />
      )}
      {isAwaited ? (
        <AwaitedList partner={gameList === undefined ? partner : undefined} />
      ) : found === undefined || games === undefined ? (
        <UnreadList hasFailed={hasFailed} onRetry={onRetry} />
      ) : games.length === 0 ? (
        <Notice>
          <Trans>No games here right now.</Trans>
        </Notice>
      ) : (
        <FoundGames games={found} actors={actors} filter={filter} drawnBefore={drawnBefore} />
      )}
    </GamesPage>
  )
}

/** Until it is known whether an address lists games or opens one. */
export const UnreadGames = () => {
  const { t } = useLingui()
  const { hasFailed, onRetry } = useOfferedGames()
  return (
    <GamesPage title={t`Games`} backTo="/games">
      <UnreadList hasFailed={hasFailed} onRetry={onRetry} />
    </GamesPage>
  )
}
