import { Plural } from "@lingui/react/macro"
import { classNames } from "../class-names.ts"
import { Announcement, type Deadline } from "./countdown.tsx"
import { daysAndTime, isClosing, secondsLeft } from "./countdown-text.ts"
import styles from "./long-countdown.module.css"
import { useTimeReading } from "./time-left.ts"

/** The time left to a day that may be far away: its days and, smaller, the time beside them. It is announced. */
export const LongCountdown = ({ until, now }: Deadline) => {
  const seconds = useTimeReading(now, () => secondsLeft(until, now()))
  const { days, time } = daysAndTime(seconds)
  return (
    <>
      <span role="timer" className={classNames(styles.long, isClosing(seconds) && styles.closing)}>
        {days === 0 ? null : (
          <span>
            <b>{days}</b> <Plural value={days} one="day" other="days" />
          </span>
        )}{" "}
        <span className={days === 0 ? styles.alone : undefined}>{time}</span>
      </span>
      <Announcement until={until} now={now} />
    </>
  )
}
