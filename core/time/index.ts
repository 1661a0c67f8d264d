export {
  type Day,
  dayAt,
  daysAfter,
  hour,
  type Instant,
  instantAt,
  instantOf,
  isDay,
  isTimeOfDay,
  type LocalTime,
  localTimeAt,
  type MonthDay,
  minute,
  minutesOf,
  nearestDay,
  second,
  startOf,
  type TimeOfDay,
  weekdayOf,
} from "./bangkok.ts"
export {
  announcedAt,
  countdownDigits,
  daysAlone,
  daysAloneFrom,
  markPassed,
  secondsLeft,
  type TimeLeft,
  timeLeftOf,
} from "./countdown.ts"
export { eras, yearIn } from "./era.ts"
export { type ProseDate, proseDate, proseDay } from "./prose-date.ts"
export { type ClockSample, learned, makeServerClock, type ServerClock, serverNow, unlearned } from "./server-clock.ts"
export { createdInstant, displayTime, filterTime, withThaiOffset } from "./written-time.ts"
