import { secondsLeft } from "@fakham/core/time"
import { Plural } from "@lingui/react/macro"
import { placeholder, placeholderDays } from "../chrome/slot-names.ts"
import { classNames } from "../class-names.ts"
import { CountdownAnnouncement, type Deadline } from "./countdown.tsx"
import { daysAndTime, isClosing } from "./countdown-text.ts"
import styles from "./long-countdown.module.css"
import { useTimeReading } from "./time-left.ts"

/** The time left to a day that may be far away: its days and, smaller, the time beside them. It is announced. */
export const LongCountdown = ({ until, now }: Deadline) => {
  const seconds = useTimeReading(now, () => secondsLeft(until, now()))
  const { days, time } = daysAndTime(seconds)
  return (
    <>
      <Face days={days} time={time} isClosing={isClosing(seconds)} />
      <CountdownAnnouncement until={until} now={now} />
    </>
  )
}

type FaceProps = { readonly days: number; readonly time: string; readonly isClosing?: boolean }

const Face = ({ days, time, isClosing: closes = false }: FaceProps) => (
  <span role="timer" className={classNames(styles.long, closes && styles.closing)}>
    {days === 0 ? null : (
      <span>
        <b>{days}</b> <Plural value={days} one="day" other="days" />
      </span>
    )}{" "}
    <span className={days === 0 ? styles.alone : undefined}>{time}</span>
  </span>
)

/** The same, for the prefetch script to fill in. */
export const longCountdownForms = {
  time: <Face days={0} time={placeholder.left} />,
  oneDay: <Face days={1} time={placeholder.left} />,
  days: <Face days={placeholderDays} time={placeholder.left} />,
}
