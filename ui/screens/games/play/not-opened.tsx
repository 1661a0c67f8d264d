import type { GameRefused } from "@fakham/core/games"
import { dayAt } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Suspense } from "react"
import type { GameVisitActor } from "../../../app/parts/games/game-visits.lazy.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { SaidNote } from "../../../parts/notices/said.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { GameUnavailable } from "./game-unavailable.tsx"
import { NotifyWhenOpen } from "./notify-when-open.tsx"
import type { PlayedGame } from "./played-game.ts"

const PlayableNow = lazyExtra(async () => (await import("./playable-now.lazy.tsx")).PlayableNow)

type NotOpenedProps = { readonly visit: GameVisitActor; readonly game: PlayedGame }

/** Why a game was not opened. The credit has not gone anywhere, or comes back by itself. */
export const NotOpened = ({ visit, game }: NotOpenedProps) => {
  const failure = useSelector(visit, ({ context }) => context.failure)
  const again = (
    <Button tone="outline" onClick={() => visit.send({ type: "retry.requested" })}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (failure?._tag !== "GameRefused")
    return (
      <GameUnavailable game={game} title={<Trans>The game isn't responding</Trans>} actions={again}>
        <Trans>If it doesn't open, your credit returns automatically</Trans>
      </GameUnavailable>
    )
  return <Refused refusal={failure} game={game} again={again} />
}

type RefusedProps = Pick<NotOpenedProps, "game"> & { readonly refusal: GameRefused; readonly again: React.ReactNode }

const Refused = ({ refusal: { reason, until, said }, game, again }: RefusedProps) => {
  const dates = useDates()
  const { partner } = game
  const [day, time] = until === undefined ? [] : [dates.full(dayAt(until)), clockText(until)]
  const limits = (
    <Link to="/profile/limits" className={buttonClass({ tone: "outline" })}>
      <Trans>See my limits</Trans>
    </Link>
  )
  switch (reason) {
    case "maintenance":
      return (
        <GameUnavailable
          game={game}
          title={<Trans>This provider is under maintenance</Trans>}
          actions={
            <>
              <NotifyWhenOpen choice={game.choice} />
              {again}
            </>
          }
          below={
            <Suspense>
              <PlayableNow insteadOf={game.choice} />
            </Suspense>
          }
        >
          {time === undefined ? (
            <Trans>{partner} hasn't said when it will be back. Your credit is in your wallet.</Trans>
          ) : (
            <Trans>
              {partner} expects to be back around <b className="num">{time}</b>. Your credit is in your wallet.
            </Trans>
          )}
        </GameUnavailable>
      )
    case "onBreak":
      return (
        <GameUnavailable game={game} title={<Trans>You're on a break</Trans>} actions={limits}>
          {day === undefined ? (
            <Trans>Games are closed until your break ends.</Trans>
          ) : (
            <Trans>
              You can play again on {day} at {time}.
            </Trans>
          )}
        </GameUnavailable>
      )
    case "playLimit":
      return (
        <GameUnavailable game={game} title={<Trans>You've reached your loss limit</Trans>} actions={limits}>
          <Trans>You've used up your limit. Games reopen when its period ends.</Trans>
        </GameUnavailable>
      )
    case "closedToPlayer":
      return (
        <GameUnavailable game={game} title={<Trans>Games aren't available for your account</Trans>}>
          <Trans>Contact support to find out why.</Trans>
        </GameUnavailable>
      )
    case "noSuchGame":
      return (
        <GameUnavailable game={game} title={<Trans>This game is no longer available</Trans>}>
          <Trans>There are other games to choose from.</Trans>
        </GameUnavailable>
      )
    case "other":
      return (
        <GameUnavailable game={game} title={<Trans>Couldn't open the game</Trans>} actions={again}>
          <Trans>If it doesn't open, your credit returns automatically</Trans>
          <SaidNote said={said} />
        </GameUnavailable>
      )
  }
}
