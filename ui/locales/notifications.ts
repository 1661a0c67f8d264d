import { addWords, type Catalogue } from "./i18n.ts"

/** The words of messages, and of how a device is reached. */
export const notifications: Catalogue = {
  th: () => import("./notifications/th.po"),
  en: () => import("./notifications/en.po"),
  kh: () => import("./notifications/kh.po"),
  mm: () => import("./notifications/mm.po"),
}

export const addNotificationsWords = (): Promise<void> => addWords(notifications)
