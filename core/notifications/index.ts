export {
  canBeRemindedOf,
  isReminded,
  type ReminderFacts,
  remindedAfter,
  remindedBefore,
} from "./closing-reminder.ts"
export { type InboxEvent, type InboxNews, makeInbox } from "./inbox.machine.ts"
export { type KindSetting, NotificationKinds, type NotificationSettings, withKind } from "./kind-settings.ts"
export { makeNotificationKinds, type NotificationKindsEvent } from "./kinds.machine.ts"
export {
  type MessageNumber,
  markedRead,
  messagesByDay,
  type Notification,
  type NotificationKind,
  Notifications,
  newestFirst,
  notificationKinds,
  pathWithin,
  unreadOf,
} from "./notification.ts"
export { type Inbox, type InboxActor, inboxOf, type Push, type PushDeviceActor, pushOf } from "./notifying.ts"
export { makePushDevice, type PushDeviceEvent } from "./push-device.machine.ts"
export {
  type KnownDevice,
  mayAsk,
  PushDevice,
  PushDismissed,
  PushFailed,
  PushRefused,
  ReachedDevices,
} from "./push-device.ts"
export { type PushMessage, readPush } from "./push-message.ts"
export { UnreadMessages, unreadMessagesOf } from "./unread.ts"
