export { httpNotificationKinds, httpNotifications, httpReachedDevices, readUnread } from "./http-notifications.ts"
