import { secondsLeft } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/controls/button.tsx"
import { useTimeReading } from "../../parts/time/time-left.ts"
import { clockText } from "../../words/clock-text.ts"
import styles from "./shot-dock.module.css"
import { ShotNewsLine } from "./shot-news.tsx"
import type { AimView } from "./use-aim.ts"
import type { YingActors } from "./use-ying.ts"

type ShotDockProps = { readonly ying: YingActors; readonly aim: AimView }

/** The one button that shoots, and what stands in its way. */
export const ShotDock = ({ ying, aim }: ShotDockProps) => {
  const state = useSelector(ying.shooting, ({ value }) => value)
  return (
    <div className={styles.dock}>
      <ShotNewsLine ying={ying} />
      {state === "awaitingAnswer" ? (
        <AwaitingAnswer ying={ying} />
      ) : state === "coolingDown" ? (
        <CoolingDown ying={ying} />
      ) : (
        <Button
          tone="gold"
          block
          type="submit"
          sending={state === "sending"}
          blocked={!aim.isComplete || state !== "ready"}
        >
          {state === "notOpen" ? <Opens ying={ying} /> : <Trans>Shoot</Trans>}
        </Button>
      )}
    </div>
  )
}

const Opens = ({ ying: { round } }: Pick<ShotDockProps, "ying">) => {
  const time = clockText(round.opensAt ?? round.closesAt)
  return <Trans>Opens {time}</Trans>
}

/** The wait is counted where everybody can see it, and said once: the button itself is silent. */
const CoolingDown = ({ ying: { shooting, now } }: Pick<ShotDockProps, "ying">) => {
  const readyAt = useSelector(shooting, ({ context }) => context.readyAt) ?? 0
  const seconds = useTimeReading(now, () => secondsLeft(readyAt, now()))
  return (
    <Button tone="gold" block type="submit" blocked>
      <Trans>
        Next shot in <span className="num">{seconds}</span> s
      </Trans>
    </Button>
  )
}

const AwaitingAnswer = ({ ying: { shooting } }: Pick<ShotDockProps, "ying">) => {
  const { t } = useLingui()
  const number = useSelector(shooting, ({ context }) => context.aim?.number) ?? ""
  return (
    <div className={styles.choice}>
      <Button tone="outline" onClick={() => shooting.send({ type: "shot.abandoned" })}>
        <Trans>Don't send</Trans>
      </Button>
      <Button
        tone="gold"
        aria-label={t`Resend ${number} (counts once)`}
        onClick={() => shooting.send({ type: "shot.repeated" })}
      >
        <Trans>Send again</Trans>
      </Button>
    </div>
  )
}
