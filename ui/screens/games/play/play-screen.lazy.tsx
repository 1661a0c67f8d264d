import type { GameChoice } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { DepositLink } from "./deposit-link.tsx"
import { FramedGame } from "./framed-game.tsx"
import { AwayFromGame, BackFromGame, LeavingGame } from "./game-transitions.tsx"
import { GameUnavailable } from "./game-unavailable.tsx"
import { NotOpened } from "./not-opened.tsx"
import { Opening } from "./opening.tsx"
import { type PlayedGame, usePlayedGame } from "./played-game.ts"
import { useGameVisit } from "./use-game-visit.ts"

/** The game opens by itself once some money has come. */
const WithoutMoney = ({ game }: { readonly game: PlayedGame }) => (
  <GameUnavailable
    game={game}
    title={<Trans>No credit to play with</Trans>}
    actions={
      <DepositLink game={game} className={buttonClass({ tone: "gold" })}>
        <Trans>Deposit</Trans>
      </DepositLink>
    }
  >
    <Trans>Deposit, then come back to this page: the game opens once your credit is there.</Trans>
  </GameUnavailable>
)

/** A game from its launch to its end. */
export const PlayScreen = ({ choice }: { readonly choice: GameChoice }) => {
  const { actor, attach } = useGameVisit(choice)
  const game = usePlayedGame(choice)
  const state = useSelector(actor, ({ value }) => value)
  usePageTitle(game.name)
  switch (state) {
    case "framed":
      return <FramedGame visit={actor} game={game} attach={attach} />
    case "inPlace":
      return <AwayFromGame game={game} />
    case "back":
      return <BackFromGame visit={actor} game={game} />
    case "leaving":
    case "stillInside":
      return <LeavingGame visit={actor} game={game} />
    case "withoutMoney":
      return <WithoutMoney game={game} />
    case "notOffered":
      return (
        <GameUnavailable game={game} title={<Trans>Games aren't available here</Trans>}>
          <Trans>Your credit is in your wallet.</Trans>
        </GameUnavailable>
      )
    case "refused":
    case "unreachable":
      return <NotOpened visit={actor} game={game} />
    case "arriving":
    case "checking":
    case "permitted":
    case "launching":
    case "left":
    case "unauthorized":
      return <Opening game={game} />
  }
}
