import { secondsLeft } from "@fakham/core/time"
import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { placeholder, placeholderDays } from "../chrome/slot-names.ts"
import { classNames } from "../class-names.ts"
import styles from "./countdown.module.css"
import { countdownText, daysLeft, isClosing, thresholdPassed } from "./countdown-text.ts"
import { type Now, useTimeReading } from "./time-left.ts"

export type Deadline = {
  readonly until: number
  /** The clock the deadline belongs to, the server's: one function for the whole page. */
  readonly now: Now
}

/** The time left, in the size of its surroundings. Only the one that a screen is about is also announced. */
export const Countdown = ({ until, now, announced = false }: Deadline & { readonly announced?: boolean }) => (
  <>
    <Digits until={until} now={now} />
    {announced && <CountdownAnnouncement until={until} now={now} />}
  </>
)

const Digits = ({ until, now }: Deadline) => {
  const seconds = useTimeReading(now, () => {
    const left = secondsLeft(until, now())
    return (daysLeft(left) ?? 0) * 86_400 || left
  })
  const days = daysLeft(seconds)
  const look = isClosing(seconds) ? "closing" : seconds === 0 ? "done" : undefined
  return <Face look={look}>{days === undefined ? countdownText(seconds) : <Days days={days} />}</Face>
}

type FaceProps = { readonly look?: "closing" | "done" | undefined; readonly children: ReactNode }

const Face = ({ look, children }: FaceProps) => (
  <span role="timer" className={classNames(styles.countdown, look && styles[look])}>
    {children}
  </span>
)

const Days = ({ days }: { readonly days: number }) => <Plural value={days} one="# day" other="# days" />

/** The same, for the prefetch script to fill in. */
export const countdownForms = {
  time: <Face>{placeholder.left}</Face>,
  days: (
    <Face>
      <Days days={placeholderDays} />
    </Face>
  ),
}

/** What is said of the time left, at thresholds only. */
export const CountdownAnnouncement = ({ until, now }: Deadline) => {
  const threshold = useTimeReading(now, () => thresholdPassed(secondsLeft(until, now())))
  return (
    <output className="vh">
      {threshold === "fiveMinutes" && <Trans>5 minutes left</Trans>}
      {threshold === "oneMinute" && <Trans>1 minute left</Trans>}
      {threshold === "tenSeconds" && <Trans>10 seconds left</Trans>}
    </output>
  )
}
