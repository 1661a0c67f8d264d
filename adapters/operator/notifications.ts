export { httpNotificationKinds, httpNotifications, httpReachedDevices } from "./http-notifications.ts"
