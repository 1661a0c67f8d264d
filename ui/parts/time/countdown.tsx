import { Plural, Trans } from "@lingui/react/macro"
import styles from "./countdown.module.css"
import { countdownText, daysLeft, isClosing, secondsLeft, thresholdPassed } from "./countdown-text.ts"
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
    {announced && <Announcement until={until} now={now} />}
  </>
)

const Digits = ({ until, now }: Deadline) => {
  const seconds = useTimeReading(now, () => {
    const left = secondsLeft(until, now())
    return (daysLeft(left) ?? 0) * 86_400 || left
  })
  const days = daysLeft(seconds)
  const look = isClosing(seconds) ? styles.closing : seconds === 0 ? styles.done : ""
  return (
    <span role="timer" className={`${styles.countdown} ${look}`}>
      {days === undefined ? countdownText(seconds) : <Plural value={days} one="# day" other="# days" />}
    </span>
  )
}

/** What is said of the time left, at thresholds only. */
export const Announcement = ({ until, now }: Deadline) => {
  const threshold = useTimeReading(now, () => thresholdPassed(secondsLeft(until, now())))
  return (
    <output className="vh">
      {threshold === "fiveMinutes" && <Trans>5 minutes left</Trans>}
      {threshold === "oneMinute" && <Trans>1 minute left</Trans>}
      {threshold === "tenSeconds" && <Trans>10 seconds left</Trans>}
    </output>
  )
}
