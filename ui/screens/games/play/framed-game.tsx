import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { GameVisitActor, GameWindowActor } from "../../../app/parts/games/game-visits.lazy.ts"
import { parts } from "../../../app/parts.ts"
import { useMachines } from "../../../app/use-machines.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { warningIcon } from "../../../parts/icons/icon.tsx"
import { NoticeBanner } from "../../../parts/notices/banner.tsx"
import { useMinute } from "../../../parts/time/use-minute.ts"
import { clockText } from "../../../words/clock-text.ts"
import { ExitSheet } from "./exit-sheet.tsx"
import { OpeningWords } from "./opening.tsx"
import styles from "./play.module.css"
import { PlayHead } from "./play-head.tsx"
import type { PlayedGame } from "./played-game.ts"

type FramedGameProps = {
  readonly visit: GameVisitActor
  readonly game: PlayedGame
  readonly attach: (frame: HTMLIFrameElement | null) => void
}

/** A game in its iframe, under the site's own head. */
export const FramedGame = ({ visit, game, attach }: FramedGameProps) => {
  const seat = useSelector(visit, ({ context }) => context.seat)
  const gameWindow = useSelector(visit, ({ children }) => children.gameWindow)
  if (seat === undefined || gameWindow === undefined) return null
  return (
    <div className={styles.play}>
      <PlayHead gameWindow={gameWindow} game={game} />
      <Late gameWindow={gameWindow} />
      <Closing game={game} />
      <div className={styles.frame}>
        <iframe
          ref={attach}
          src={seat.url}
          title={game.name}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is never the site's own
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          onLoad={() => gameWindow.send({ type: "window.loaded" })}
        />
        <Cover gameWindow={gameWindow} game={game} />
      </div>
      <ExitSheet gameWindow={gameWindow} game={game} />
    </div>
  )
}

/** A partner that closes for maintenance lets who sits there play on, and seats nobody else. */
const Closing = ({ game: { choice, partner } }: Pick<FramedGameProps, "game">) => {
  const moment = useMinute(useMachines().now)
  const { data } = useResource(usePart(parts.games).offered)
  const closedUntil = data?.find((one) => one.partner === choice.partner)?.closedUntil
  if (closedUntil === undefined || closedUntil <= moment) return null
  const time = clockText(closedUntil)
  return (
    <NoticeBanner icon={warningIcon}>
      <Trans>
        {partner} is under maintenance until {time}. You can finish here, but can't come back in before then.
      </Trans>
    </NoticeBanner>
  )
}

/** The game's own loading is not on show. */
const Cover = ({ gameWindow, game }: { readonly gameWindow: GameWindowActor; readonly game: PlayedGame }) => {
  const isHidden = useSelector(
    gameWindow,
    (state) => state.matches({ open: { page: "loading" } }) || state.matches({ open: { page: "late" } }),
  )
  return isHidden ? (
    <div className={styles.cover}>
      <OpeningWords game={game} />
    </div>
  ) : null
}

/** A game that is long in coming, or says nothing: whoever sees nothing can have it opened again. */
const Late = ({ gameWindow }: { readonly gameWindow: GameWindowActor }) => {
  const { t } = useLingui()
  const isLate = useSelector(gameWindow, (state) => state.matches({ open: { page: "late" } }))
  const isSilent = useSelector(gameWindow, (state) => state.matches({ open: { page: "silent" } }))
  if (!isLate && !isSilent) return null
  return (
    <NoticeBanner
      icon={warningIcon}
      action={
        <Button tone="quiet" small onClick={() => gameWindow.send({ type: "retry.requested" })}>
          {t`Open again`}
        </Button>
      }
    >
      {isLate ? <Trans>The game is taking longer than usual</Trans> : <Trans>Game not showing? Open it again</Trans>}
    </NoticeBanner>
  )
}
