import { anyGame, type FindableGame, type GameChoice, isUnderMaintenance } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import { useMemo } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { useMinute } from "../../../parts/time/use-minute.ts"
import { GameGrid } from "../parts/game-grid.tsx"
import { GamesPart } from "../parts/games-page.tsx"
import { useOfferedGames } from "../parts/offered-games.ts"

const few = 6

/** Games of other partners that are open, those of the same kind first. */
export const PlayableNow = ({ insteadOf }: { readonly insteadOf: GameChoice }) => {
  const { actors, offered } = useOfferedGames()
  const moment = useMinute(useMachines().now)
  const games = useMemo(() => othersThan(insteadOf, offered ?? [], moment), [insteadOf, offered, moment])
  return games.length === 0 ? null : (
    <GamesPart title={<Trans>Playable now</Trans>}>
      <GameGrid games={games} actors={actors} filter={anyGame} />
    </GamesPart>
  )
}

const othersThan = ({ partner, gameId, gameList }: GameChoice, offered: ReadonlyArray<FindableGame>, now: number) => {
  const wanted = offered.find(
    ({ partner: own, listing }) => own === partner && listing.gameId === gameId && listing.gameList === gameList,
  )
  const open = offered.filter(
    (game) => game.opens === "game" && game.partner !== partner && !isUnderMaintenance(game.listing, now),
  )
  const isAlike = ({ kind }: FindableGame) => kind !== undefined && kind === wanted?.kind
  return [...open.filter(isAlike), ...open.filter((game) => !isAlike(game))].slice(0, few)
}
