import { addNotificationsWords } from "../../locales/notifications.ts"
import { onParts, parts } from "../parts.ts"
import { type Fetched, withWords } from "./with-words.ts"

const withOwnWords = (fetched: Fetched) => withWords(fetched, addNotificationsWords())

/** The screens of messages. */
export const notificationsScreens = {
  Notifications: () =>
    withOwnWords(
      onParts(
        import("../../screens/notifications/notifications-screen.tsx").then((of) => of.NotificationsScreen),
        parts.inbox,
        parts.push,
      ),
    ),
}
