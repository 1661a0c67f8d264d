export type { LimitsEvent, LimitsPage, LimitWish } from "./limit-wish.ts"
export { limitsPageOf, type PlayLimitsLogic } from "./limits-page.ts"
export { ownLimitsOf } from "./own-limits.ts"
export {
  type AnnouncedBreak,
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
export { makePlayLimits } from "./play-limit.machine.ts"
export { type OwnLimits, PlayLimitRefused, PlayLimits, type PlayLimitsFailure, Reminders } from "./play-limit.port.ts"
export {
  type ConfirmationRefusal,
  changed,
  confirmableAt,
  confirmed,
  coolingOff,
  limitLeft,
  type Most,
  noLimit,
  type PlayLimit,
  type PlayLimitKind,
  playLimitKinds,
  roomLeft,
  type UsedLimit,
} from "./play-limit.ts"
export { PlaySession } from "./play-session.port.ts"
export { type Figures, Played } from "./played.port.ts"
export { nextReminder, type RealityCheck, type ReminderMinutes, realityCheck, reminderMinutes } from "./reminder.ts"
export { makeReminderNear } from "./reminder-near.machine.ts"
export { makeReminding, type ReminderLogic } from "./reminding.machine.ts"
export { makeSessionReminder } from "./session-reminder.machine.ts"
export { isTyped } from "./typed-words.ts"
