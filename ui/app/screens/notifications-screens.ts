import { addNotificationsWords } from "../../locales/notifications.ts"
import { type Fetched, withWords } from "./with-words.ts"

const withOwnWords = (fetched: Fetched) => withWords(fetched, addNotificationsWords())

/** The screens of messages. */
export const notificationsScreens = {
  Notifications: () =>
    withOwnWords(import("../../screens/notifications/notifications-screen.tsx").then((of) => of.NotificationsScreen)),
}
