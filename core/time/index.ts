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
  minute,
  minutesOf,
  second,
  startOf,
  type TimeOfDay,
  weekdayOf,
} from "./bangkok.ts"
export { type ClockSample, learned, makeServerClock, type ServerClock, serverNow, unlearned } from "./server-clock.ts"
export { createdInstant, displayTime, filterTime, withThaiOffset } from "./written-time.ts"
