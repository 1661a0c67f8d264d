import { Trans } from "@lingui/react/macro"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { DepositLink } from "./deposit-link.tsx"
import type { PlayedGame } from "./played-game.ts"
import { ToldOfGame } from "./told-of-game.tsx"

/** The game opens by itself once some money has come. */
export const WithoutMoney = ({ game }: { readonly game: PlayedGame }) => (
  <ToldOfGame
    game={game}
    title={<Trans>No credit to play with</Trans>}
    actions={
      <DepositLink game={game} className={buttonClass({ tone: "gold" })}>
        <Trans>Deposit</Trans>
      </DepositLink>
    }
  >
    <Trans>Deposit, then come back to this page: the game opens once your credit is there.</Trans>
  </ToldOfGame>
)
