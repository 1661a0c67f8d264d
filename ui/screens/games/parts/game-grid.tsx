import { type FindableGame, type GameWish, isFavourite } from "@fakham/core/games"
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
  readonly wish: GameWish
  /** How many had been drawn when the player left for a game. */
  readonly drawnBefore?: number | undefined
}

/** Games side by side; of many, as many as the player has scrolled to. */
export const GameGrid = ({ games, actors, wish, drawnBefore = step }: GameGridProps) => {
  const moment = useMinute(useMachines().now)
  const [drawn, setDrawn] = useState({ wish, count: drawnBefore })
  if (drawn.wish !== wish) setDrawn({ wish, count: step })
  const kept = useSelector(actors.kept, ({ context }) => context)
  const toggle = useCallback(
    (game: FindableGame) => actors.kept.send({ type: "favourite.toggled", choice: choiceOf(game) }),
    [actors],
  )
  const showMore = useCallback(() => setDrawn((before) => ({ ...before, count: before.count + step })), [])
  const keepPlace = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) keepGamesPlace(wish, drawn.count)
  }
  return (
    <>
      <ul className={styles.grid} onClickCapture={keepPlace}>
        {games.slice(0, drawn.count).map((game, index) => (
          <GameCard
            key={game.path}
            game={game}
            now={moment}
            isFavourite={isFavourite(kept, choiceOf(game))}
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
