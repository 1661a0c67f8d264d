import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Suspense, useState } from "react"
import type { GameWindowActor } from "../../../app/parts/games/game-visits.lazy.ts"
import { useMachines } from "../../../app/use-machines.ts"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { closeIcon } from "../../../parts/icons/icon.tsx"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { MoneyChip } from "../../../parts/money/money.tsx"
import { countdownText } from "../../../parts/time/countdown-text.ts"
import { useTimeReading } from "../../../parts/time/time-left.ts"
import { usePlayer } from "../../page/use-player.ts"
import styles from "./play.module.css"
import type { PlayedGame } from "./played-game.ts"

const grid = "M4.6 4.6h6v6h-6zM13.4 4.6h6v6h-6zM4.6 13.4h6v6h-6zM13.4 13.4h6v6h-6z"

const GameMenu = lazyExtra(async () => (await import("./game-menu.lazy.tsx")).GameMenu)

type PlayHeadProps = { readonly gameWindow: GameWindowActor; readonly game: PlayedGame }

/** What is played, for how long, and what money there is. */
export const PlayHead = ({ gameWindow, game }: PlayHeadProps) => {
  const { t } = useLingui()
  const { name, partner } = game
  const [isMenuOpen, setMenuOpen] = useState(false)
  const player = usePlayer()
  return (
    <>
      <header className={styles.head}>
        <IconButton
          icon={closeIcon}
          label={t`Leave the game`}
          onClick={() => gameWindow.send({ type: "leave.asked" })}
        />
        <div className="grow">
          <h1>{name}</h1>
          <p className="cap">
            {partner} · <Trans>Time played</Trans> <TimePlayed gameWindow={gameWindow} />
          </p>
        </div>
        {player && <MoneyChip satang={player.cash} />}
        <IconButton icon={grid} label={t`Game menu`} onClick={() => setMenuOpen(true)} />
      </header>
      {isMenuOpen && (
        <Suspense>
          <GameMenu game={game} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Runs by the server's clock. */
export const TimePlayed = ({ gameWindow }: Pick<PlayHeadProps, "gameWindow">) => {
  const { now } = useMachines()
  const openedAt = useSelector(gameWindow, ({ context }) => context.openedAt)
  const seconds = useTimeReading(now, () => Math.max(0, Math.floor((now() - openedAt) / 1_000)))
  return <span className="num">{countdownText(seconds)}</span>
}
