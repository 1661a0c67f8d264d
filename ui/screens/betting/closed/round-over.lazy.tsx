import { nextToClose, type Round, type RoundPhase } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import { ClosedRoundNotice } from "../../lotto/round/closed-round-notice.tsx"
import { useLobby } from "../../lotto/use-lobby.ts"
import { OwnPoys } from "../../order/own-poys.tsx"
import styles from "./closed-round.module.css"
import { DrawCheck } from "./draw-check.tsx"
import { ClosedRoundResult } from "./round-result.tsx"

type RoundOverProps = { readonly round: Round; readonly phase: RoundPhase }

/** What came out of a round that takes no more bets and how, what the player has in it, and the way on. */
export const RoundOver = ({ round, phase }: RoundOverProps) => (
  <div className={styles.page}>
    <div className={styles.drawn}>
      {round.outcome?.type === "drawn" ? (
        <ClosedRoundResult round={round} />
      ) : (
        <ClosedRoundNotice round={round} phase={phase} />
      )}
      {round.betGroup === "pingpong" && round.outcome?.type !== "cancelled" ? (
        <DrawCheck key={String(round.outcome === undefined)} round={round} />
      ) : null}
    </div>
    <div className={styles.drawn}>
      <OwnPoys round={round} />
      <WaysOn round={round} />
    </div>
  </div>
)

/** To the next round of the group, to what else it drew, and to all of its rounds. */
const WaysOn = ({ round: { betGroup, betId, betType, dt } }: Pick<RoundOverProps, "round">) => {
  const { rounds = [], seenAt } = useLobby()
  const isOfType = betGroup === "stock" || betGroup === "gov4d"
  const next = nextToClose(
    rounds.filter((one) => one.betId !== betId && one.betGroup === betGroup && (!isOfType || one.betType === betType)),
    seenAt,
  )
  const look = buttonClass({ tone: "outline", block: true })
  return (
    <nav className={styles.ways}>
      {next === undefined ? null : betGroup === "gov4d" ? (
        <Link to="/lotto/4d" hash={betType} className={look}>
          <Trans>
            Go to <RoundName of={next} />
          </Trans>
        </Link>
      ) : (
        <Link to="/lotto/$betGroup/$betId" params={{ betGroup, betId: next.betId }} className={look}>
          <Trans>
            Go to <RoundName of={next} />
          </Trans>
        </Link>
      )}
      <Link to="/results" search={{ group: betGroup, day: dt }} className={look}>
        <Trans>All results</Trans>
      </Link>
      <Link to="/lotto/$betGroup" params={{ betGroup }} className={look}>
        <Trans>Other rounds</Trans>
      </Link>
    </nav>
  )
}
