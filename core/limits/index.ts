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
export { makePlayLimits } from "./play-limits.machine.ts"
export { type OwnLimits, PlayLimitRefused, PlayLimits, type PlayLimitsFailure, Reminders } from "./play-limits.ts"
export { PlaySession } from "./play-session.ts"
export { type Figures, Played } from "./played.ts"
export { nextReminder, type RealityCheck, type ReminderMinutes, realityCheck, reminderMinutes } from "./reminder.ts"
export { makeReminderNear } from "./reminder-near.machine.ts"
export { makeReminding, type ReminderLogic } from "./reminding.machine.ts"
export { makeSessionReminder } from "./session-reminder.machine.ts"
export { isTyped } from "./typed-words.ts"
