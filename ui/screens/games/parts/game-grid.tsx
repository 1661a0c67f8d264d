import { type FindableGame, isFavourite } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useRef, useState } from "react"
import type { GameActors } from "../../../composition/use-games.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { GameCard } from "./game-card.tsx"
import styles from "./game-grid.module.css"
import { choiceOf } from "./offered-games.ts"
import { useMinute } from "./use-minute.ts"

/** How many are drawn at a time: more than two screens of a phone. */
const step = 24

type GameGridProps = { readonly games: ReadonlyArray<FindableGame>; readonly actors: GameActors }

/** Games side by side; of many, as many as the player has scrolled to. */
export const GameGrid = ({ games, actors }: GameGridProps) => {
  const moment = useMinute()
  const [drawn, setDrawn] = useState({ games, count: step })
  if (drawn.games !== games) setDrawn({ games, count: step })
  const kept = useSelector(actors.kept, ({ context }) => context)
  const toggle = useCallback(
    (game: FindableGame) => actors.kept.send({ type: "favourite.toggled", choice: choiceOf(game) }),
    [actors],
  )
  const showMore = useCallback(() => setDrawn((before) => ({ ...before, count: before.count + step })), [])
  return (
    <>
      <ul className={styles.grid}>
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
