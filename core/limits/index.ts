export { type AgeFault, birthday, leastAge } from "./age.ts"
export {
  allowedOnBreak,
  breakTaken,
  type Doing,
  isOnBreak,
  isSelfExclusion,
  mayDo,
  type PlayBreak,
  type PlayBreakKind,
  playBreaks,
} from "./play-break.ts"
export {
  type ConfirmationRefusal,
  changed,
  confirmableAt,
  confirmed,
  coolingOff,
  type Most,
  noLimit,
  type PlayLimit,
  type PlayLimitKind,
  playLimitKinds,
  roomFor,
  roomLeft,
  type UsedLimit,
} from "./play-limit.ts"
export { nextReminder, type RealityCheck, type ReminderMinutes, realityCheck, reminderMinutes } from "./reminder.ts"
