import type { FindableGame, GameFilter } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import type { OwnGames } from "../../../app/parts/games/games.lazy.ts"
import { GameCount } from "./game-count.tsx"
import { GameGrid } from "./game-grid.tsx"

type FoundGamesProps = {
  readonly games: ReadonlyArray<FindableGame>
  readonly actors: OwnGames
  readonly filter: GameFilter
  readonly drawnBefore?: number | undefined
}

/** What fits a wish, and how much of it there is. */
export const FoundGames = ({ games, ...found }: FoundGamesProps) => (
  <>
    <output className="cap">
      {games.length === 0 ? (
        <Trans>No games found. Try fewer letters or another type.</Trans>
      ) : (
        <GameCount of={games.length} />
      )}
    </output>
    {games.length > 0 && <GameGrid games={games} {...found} />}
  </>
)
