export { httpNotificationKinds, httpNotifications, httpReachedDevices } from "./http-notifications.ts"
export { httpUnreadMessages } from "./unread.ts"
