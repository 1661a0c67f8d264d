import {
  type FindableGame,
  type GameChoice,
  type GameFilter,
  gamePath,
  type HighlightedGame,
  pointedOut,
} from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Result } from "effect"
import { type ReactNode, useMemo, useState } from "react"
import type { OwnGames } from "../../../app/parts/games/games.lazy.ts"
import { GameGrid } from "../parts/game-grid.tsx"
import { GamesPart } from "../parts/games-page.tsx"
import { Feature } from "./feature.tsx"

type LobbyPartsProps = {
  readonly games: ReadonlyArray<FindableGame>
  readonly highlighted: ReadonlyArray<HighlightedGame>
  readonly actors: OwnGames
  readonly filter: GameFilter
  readonly drawnBefore?: number | undefined
}

/** What the operator points out, what the player has opened or keeps, and all games after that. */
export const LobbyParts = ({ games, highlighted, actors, filter, drawnBefore }: LobbyPartsProps) => {
  const recent = useSelector(actors.playerGames, ({ context }) => context.recent)
  const favourites = useSelector(actors.playerGames, ({ context }) => context.favourites)
  const byPath = useMemo(() => new Map(games.map((game) => [game.path, game])), [games])
  const ofChoices = (choices: ReadonlyArray<GameChoice>) =>
    choices.flatMap((choice) => byPath.get(Result.getOrElse(gamePath(choice), () => "")) ?? [])
  // What is pointed out later would push away what is read just now.
  const [known] = useState(highlighted)
  const [feature, ...recommended] = useMemo(() => pointedOut(games, known), [games, known])
  return (
    <>
      {feature && <Feature game={feature} />}
      <Part title={<Trans>Opened last</Trans>} games={ofChoices(recent)} actors={actors} filter={filter} />
      <Part title={<Trans>Favourites</Trans>} games={ofChoices(favourites)} actors={actors} filter={filter} />
      <Part title={<Trans>Recommended</Trans>} games={recommended} actors={actors} filter={filter} />
      <Part title={<Trans>All games</Trans>} games={games} actors={actors} filter={filter} drawnBefore={drawnBefore} />
    </>
  )
}

type PartProps = Omit<LobbyPartsProps, "highlighted"> & { readonly title: ReactNode }

const Part = ({ title, ...shown }: PartProps) =>
  shown.games.length === 0 ? null : (
    <GamesPart title={title}>
      <GameGrid {...shown} />
    </GamesPart>
  )
