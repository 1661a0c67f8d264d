import { anyGame, foundGames, type Partner, rulesOf } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useDeferredValue, useMemo, useState } from "react"
import { chipClass } from "../../../parts/controls/chip.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { FoundGames } from "../parts/found-games.tsx"
import { gameAddress } from "../parts/game-address.ts"
import { GameCount } from "../parts/game-count.tsx"
import { GameSearch } from "../parts/game-search.tsx"
import { ChipLine, GamesPage } from "../parts/games-page.tsx"
import { useOfferedGames } from "../parts/offered-games.ts"

type GameListScreenProps = { readonly partner: Partner; readonly gameList: string | undefined }

/** The games of one partner, or those of one of its lists. */
export const GameListScreen = ({ partner, gameList }: GameListScreenProps) => {
  const { t } = useLingui()
  const { actors, offered, isUnreachable, onRetry } = useOfferedGames()
  const [words, setWords] = useState("")
  const wanted = useDeferredValue(words)
  const own = useMemo(() => offered?.filter((one) => one.partner === partner), [offered, partner])
  const lists = own?.filter(({ opens, listing }) => opens === "list" && listing.gameList !== undefined) ?? []
  const games = useMemo(
    () =>
      own?.filter(
        ({ opens, listing }) => opens === "game" && (gameList === undefined || listing.gameList === gameList),
      ),
    [own, gameList],
  )
  const found = useMemo(() => games && foundGames(games, { ...anyGame, words: wanted }), [games, wanted])
  const { name } = rulesOf(partner)
  const title = lists.find(({ listing }) => listing.gameList === gameList)?.listing.name ?? name
  usePageTitle(title)
  return (
    <GamesPage title={title} caption={games && <GameCount of={games.length} />} backTo="/games">
      {lists.length > 0 && (
        <ChipLine label={t`Lists of this partner`}>
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
      {found === undefined || games === undefined ? (
        <UnreadList isUnreachable={isUnreachable} onRetry={onRetry} />
      ) : games.length === 0 ? (
        <Notice>
          <Trans>Nothing is offered here just now.</Trans>
        </Notice>
      ) : (
        <>
          <GameSearch words={words} onWords={setWords} />
          <FoundGames games={found} actors={actors} />
        </>
      )}
    </GamesPage>
  )
}

/** Until it is known whether an address lists games or opens one. */
export const UnreadGames = () => {
  const { t } = useLingui()
  const { isUnreachable, onRetry } = useOfferedGames()
  return (
    <GamesPage title={t`Games`} backTo="/games">
      <UnreadList isUnreachable={isUnreachable} onRetry={onRetry} />
    </GamesPage>
  )
}
