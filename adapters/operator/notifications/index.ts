export { httpNotificationKinds, httpNotifications, httpReachedDevices } from "./http-notifications.ts"
export { readUnread } from "./unread.ts"
