import type { GameChoice } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { FramedGame } from "./framed-game.tsx"
import { AwayFromGame, BackFromGame, LeavingGame } from "./game-transitions.tsx"
import { NotOpened } from "./not-opened.tsx"
import { Opening } from "./opening.tsx"
import { usePlayedGame } from "./played-game.ts"
import { ToldOfGame } from "./told-of-game.tsx"
import { useGameVisit } from "./use-game-visit.ts"
import { WithoutMoney } from "./without-money.tsx"

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
        <ToldOfGame game={game} title={<Trans>Games aren't available here</Trans>}>
          <Trans>Your credit is in your wallet.</Trans>
        </ToldOfGame>
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
