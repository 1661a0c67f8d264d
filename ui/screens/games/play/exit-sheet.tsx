import { minus, moneyText, nothing } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { GameWindowActor } from "../../../app/parts/games/game-visits.lazy.ts"
import { classNames } from "../../../parts/class-names.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Money } from "../../../parts/money/money.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { usePlayer } from "../../page/use-player.ts"
import { useWayOutOfGame } from "../parts/games-place.ts"
import { DepositLink } from "./deposit-link.tsx"
import styles from "./exit-sheet.module.css"
import { TimePlayed } from "./play-head.tsx"
import type { PlayedGame } from "./played-game.ts"

type ExitSheetProps = { readonly gameWindow: GameWindowActor; readonly game: PlayedGame }

/** Asks once more before a game is left; playing on and leaving weigh the same. */
export const ExitSheet = ({ gameWindow, game }: ExitSheetProps) =>
  useSelector(gameWindow, (state) => state.hasTag("asking")) ? <Asking gameWindow={gameWindow} game={game} /> : null

const Asking = ({ gameWindow, game }: ExitSheetProps) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const wayBack = useWayOutOfGame()
  const cash = usePlayer()?.cash
  const figures = useSelector(gameWindow, ({ context }) => context.figures)
  const isUncounted =
    useSelector(gameWindow, (state) => state.matches({ open: { exit: "asking" } })) && figures === undefined
  const isInRound = useSelector(gameWindow, ({ context }) => context.isInRound)
  const stay = () => gameWindow.send({ type: "play.continued" })
  const leave = () => {
    gameWindow.send({ type: "leave.confirmed" })
    void navigate(wayBack)
  }
  const net = figures === undefined ? nothing : minus(figures.returned, figures.staked)
  const unknown = isUncounted ? "–" : "…"
  return (
    <Sheet
      kind="auto"
      title={t`Leave the game?`}
      caption={<Trans>Your game credit returns to your wallet</Trans>}
      onClose={stay}
      foot={
        <div className={styles.acts}>
          <Button tone="outline" block onClick={stay}>
            <Trans>Keep playing</Trans>
          </Button>
          <Button tone="outline" block onClick={leave}>
            <Trans>Leave the game</Trans>
          </Button>
        </div>
      }
    >
      <dl className={styles.figures}>
        <dt>
          <Trans>Time played</Trans>
        </dt>
        <dd className="num">
          <TimePlayed gameWindow={gameWindow} />
        </dd>
        <dt>
          <Trans>Total staked</Trans>
        </dt>
        <dd className="num">{figures === undefined ? unknown : moneyText(figures.staked)}</dd>
        <dt>
          <Trans>Net this session</Trans>
        </dt>
        <dd className={classNames("num", net > 0 ? styles.won : net < 0 && styles.lost)}>
          {figures === undefined ? unknown : moneyText(net, "both")}
        </dd>
        <dt>
          <Trans>Back to your wallet</Trans>
        </dt>
        <dd>{cash === undefined ? unknown : <Money satang={cash} unit={false} isBalance />}</dd>
      </dl>
      {isUncounted ? (
        <Notice>
          <Trans>Can't add up your stakes right now. See your statement.</Trans>
        </Notice>
      ) : null}
      {isInRound ? (
        <Notice>
          <Trans>A round is in progress. It finishes without you, and any winnings are yours.</Trans>
        </Notice>
      ) : null}
      <DepositLink game={game} className={styles.way}>
        <Trans>Leave and deposit</Trans>
      </DepositLink>
    </Sheet>
  )
}
