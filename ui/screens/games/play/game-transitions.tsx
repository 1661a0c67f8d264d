import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { GameVisitActor } from "../../../app/parts/games/game-visits.lazy.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { GameUnavailable } from "./game-unavailable.tsx"
import type { PlayedGame } from "./played-game.ts"

type GameTransitionProps = { readonly visit: GameVisitActor; readonly game: PlayedGame }

/** On the way to a game that takes the place of the site. */
export const AwayFromGame = ({ game }: Pick<GameTransitionProps, "game">) => (
  <GameUnavailable game={game} title={<Trans>The game replaces this page</Trans>}>
    <Trans>Come back here when you're done: your credit returns with you.</Trans>
  </GameUnavailable>
)

export const BackFromGame = ({ visit, game }: GameTransitionProps) => (
  <GameUnavailable
    game={game}
    title={<Trans>You've left the game</Trans>}
    actions={
      <Button tone="gold" onClick={() => visit.send({ type: "retry.requested" })}>
        <Trans>Play again</Trans>
      </Button>
    }
  >
    <Trans>Your game credit is back in your wallet.</Trans>
  </GameUnavailable>
)

export const LeavingGame = ({ visit, game }: GameTransitionProps) => {
  const isAwaitingAnswer = useSelector(visit, (state) => state.matches("stillInside"))
  return (
    <GameUnavailable game={game} title={<Trans>Leaving the game…</Trans>}>
      {isAwaitingAnswer ? (
        <Trans>No reply yet. We keep trying, even if you leave this page.</Trans>
      ) : (
        <Trans>Your game credit returns to your wallet</Trans>
      )}
    </GameUnavailable>
  )
}
