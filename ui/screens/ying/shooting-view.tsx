import { countdownStart, takesBets } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { type FormEvent, useCallback } from "react"
import { useHardwareKeys } from "../../parts/controls/hardware-keys.ts"
import { poyIcon } from "../../parts/icons/player-icons.ts"
import { Moon } from "../../parts/sky/moon.tsx"
import { Countdown } from "../../parts/time/countdown.tsx"
import { MoonClock } from "../../parts/time/moon-clock.tsx"
import { clockText } from "../../words/clock-text.ts"
import { RoundName } from "../../words/round-name.tsx"
import barStyles from "../lotto/round/round-bar.module.css"
import { RoundBar } from "../lotto/round/round-bar.tsx"
import { RoundLink } from "../lotto/round/round-link.tsx"
import { usePageTitle } from "../page/brand/page-title.ts"
import { NothingHere } from "../page/nothing-here.ts"
import { AimEntry } from "./aim-entry.tsx"
import { ShootingOver } from "./shooting-over.tsx"
import styles from "./shooting-view.module.css"
import { ShotDock } from "./shot-dock.tsx"
import { ShotsList } from "./shots-list.tsx"
import { ShotsSum } from "./shots-sum.tsx"
import { useAim } from "./use-aim.ts"
import type { YingActors } from "./use-ying.ts"

/** Shooting numbers into a round, and everybody's shots as they come. */
export const ShootingView = ({ ying }: { readonly ying: YingActors }) => {
  const { t } = useLingui()
  const { round, shooting, shots } = ying
  const state = useSelector(shooting, ({ value }) => value)
  const isMissing = useSelector(shots, ({ value }) => value === "missing")
  usePageTitle(t`Shoot numbers`)
  if (isMissing || state === "missing") return <NothingHere />
  const time = clockText(round.shootingEndsAt ?? round.closesAt)
  return (
    <div className={styles.page}>
      <RoundBar
        betGroup={round.betGroup}
        title={
          <Trans>
            Shoot numbers, <RoundName of={round} />
          </Trans>
        }
        caption={<Trans>Shooting closes {time}</Trans>}
      >
        <Clock ying={ying} isOver={state === "closed"} />
      </RoundBar>
      <div className={styles.columns}>
        {state === "closed" ? <ShootingOver ying={ying} /> : <Shooting ying={ying} />}
        <div>
          <ShotsSum ying={ying} />
          <ShotsList ying={ying} />
        </div>
      </div>
    </div>
  )
}

const Clock = ({ ying: { round, now }, isOver }: { readonly ying: YingActors; readonly isOver: boolean }) => {
  const { closesAt, shootingEndsAt = closesAt } = round
  if (isOver)
    return (
      <>
        <Moon share={0} state="done" size={26} />
        <span className={barStyles.word}>
          <Trans>Shooting closed</Trans>
        </span>
      </>
    )
  return (
    <span className={styles.clock}>
      {takesBets(round, now()) ? (
        <RoundLink round={round} icon={poyIcon}>
          <Trans>Bet</Trans>
        </RoundLink>
      ) : null}
      <MoonClock from={countdownStart(round)} until={shootingEndsAt} now={now} size={26} />
      <Countdown until={shootingEndsAt} now={now} announced />
    </span>
  )
}

const Shooting = ({ ying }: { readonly ying: YingActors }) => {
  const { shooting } = ying
  const aim = useAim(ying)
  const { digits, isComplete } = aim
  const fire = useCallback(() => {
    if (isComplete && shooting.getSnapshot().value === "ready") shooting.send({ type: "shot.fired", number: digits })
  }, [shooting, digits, isComplete])
  useHardwareKeys({ ...aim, onEnter: fire })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    fire()
  }
  return (
    <form className={styles.shooting} onSubmit={submit}>
      <AimEntry aim={aim} />
      <ShotDock ying={ying} aim={aim} />
    </form>
  )
}
