import { type FindableGame, type GameFilter, isFavourite } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react"
import type { OwnGames } from "../../../app/parts/games/games.lazy.ts"
import { useMachines } from "../../../app/use-machines.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { useMinute } from "../../../parts/time/use-minute.ts"
import { GameCard } from "./game-card.tsx"
import styles from "./game-grid.module.css"
import { keepGamesPlace } from "./games-place.ts"
import { choiceOf } from "./offered-games.ts"

/** How many are drawn at a time: more than one screen of a phone. */
const step = 12

type GameGridProps = {
  readonly games: ReadonlyArray<FindableGame>
  readonly actors: OwnGames
  /** What the games were found by; another wish begins at the top. */
  readonly filter: GameFilter
  /** How many had been drawn when the player left for a game. */
  readonly drawnBefore?: number | undefined
}

/** Games side by side; of many, as many as the player has scrolled to. */
export const GameGrid = ({ games, actors, filter, drawnBefore = step }: GameGridProps) => {
  const moment = useMinute(useMachines().now)
  const [drawn, setDrawn] = useState({ filter, count: drawnBefore })
  if (drawn.filter !== filter) setDrawn({ filter, count: step })
  const playerGames = useSelector(actors.playerGames, ({ context }) => context)
  const toggle = useCallback(
    (game: FindableGame) => actors.playerGames.send({ type: "favourite.toggled", choice: choiceOf(game) }),
    [actors],
  )
  const showMore = useCallback(() => setDrawn((before) => ({ ...before, count: before.count + step })), [])
  const keepPlace = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) keepGamesPlace(filter, drawn.count)
  }
  return (
    <>
      <ul className={styles.grid} onClickCapture={keepPlace}>
        {games.slice(0, drawn.count).map((game, index) => (
          <GameCard
            key={game.path}
            game={game}
            now={moment}
            isFavourite={isFavourite(playerGames, choiceOf(game))}
            isEager={index < 4}
            onFavourite={toggle}
          />
        ))}
      </ul>
      {drawn.count < games.length && <More key={drawn.count} onMore={showMore} />}
    </>
  )
}

/** Asks for more as soon as it is nearly in sight; the keyboard presses it. */
const More = ({ onMore }: { readonly onMore: () => void }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && onMore(), {
      rootMargin: "100% 0%",
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [onMore])
  return (
    <div ref={place} className={styles.more}>
      <Button tone="outline" onClick={onMore}>
        <Trans>Show more games</Trans>
      </Button>
    </div>
  )
}
