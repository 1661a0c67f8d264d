import { nextToClose, type RoundPhase } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { RoundName } from "../../../words/round-name.tsx"
import barStyles from "../../lotto/round/round-bar.module.css"
import { RoundBar } from "../../lotto/round/round-bar.tsx"
import { useLobby } from "../../lotto/use-lobby.ts"
import { OwnPoys } from "../../order/own-poys.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import type { YingActors } from "../use-ying.ts"
import { ProofAwaited } from "./proof-awaited.tsx"
import { ProofPanels } from "./proof-panels.tsx"
import styles from "./proof-view.module.css"

type ProofViewProps = { readonly ying: YingActors; readonly phase: RoundPhase }

/** How a round came to its result, recomputed in front of the player; before it is due, what it will be checked by. */
export const ProofView = ({ ying, phase }: ProofViewProps) => {
  const { t } = useLingui()
  const { round } = ying
  const isDue = phase === "awaitingResult" || phase === "resulted" || phase === "cancelled"
  const time = clockText(round.resultAt)
  usePageTitle(t`Shooting result`)
  return (
    <div className={styles.page}>
      <RoundBar
        betGroup={round.betGroup}
        title={
          <Trans>
            Shooting result, <RoundName of={round} />
          </Trans>
        }
        caption={<Trans>Result {time}</Trans>}
      >
        <PhaseWord phase={phase} />
      </RoundBar>
      {isDue ? <ProofPanels ying={ying} /> : <ProofAwaited ying={ying} />}
      <div className={styles.slips}>
        <OwnPoys round={round} />
      </div>
      <NextRound ying={ying} />
    </div>
  )
}

const PhaseWord = ({ phase }: Pick<ProofViewProps, "phase">) => {
  if (phase === "resulted")
    return (
      <span className={styles.done}>
        <Icon of={checkIcon} size="xs" />
        <Trans>Drawn</Trans>
      </span>
    )
  return (
    <>
      <Moon share={0} state="done" size={26} />
      <span className={barStyles.word}>
        {phase === "cancelled" ? <Trans>Void</Trans> : <Trans>Result pending</Trans>}
      </span>
    </>
  )
}

/** The way on: to the round that closes next, or to all of them. */
const NextRound = ({ ying: { round } }: Pick<ProofViewProps, "ying">) => {
  const { rounds, seenAt } = useLobby()
  const { betGroup, betId } = round
  const others = (rounds ?? []).filter((one) => one.betGroup === betGroup && one.betId !== betId)
  const next = nextToClose(others, seenAt)
  const look = buttonClass({ tone: "outline", block: true })
  return (
    <div className={styles.dock}>
      {next === undefined ? (
        <Link to="/lotto/$betGroup" params={{ betGroup }} className={look}>
          <Trans>Other rounds</Trans>
        </Link>
      ) : (
        <Link to="/lotto/$betGroup/$betId" params={{ betGroup, betId: next.betId }} className={look}>
          <Trans>
            Go to <RoundName of={next} />
          </Trans>
        </Link>
      )}
    </div>
  )
}
