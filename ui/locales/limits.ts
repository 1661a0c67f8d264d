import { addWords, type Catalogue } from "./i18n.ts"

/** The words of the limits that players set themselves, and of the reminder. */
export const limits: Catalogue = {
  th: () => import("./limits/th.po"),
  en: () => import("./limits/en.po"),
  kh: () => import("./limits/kh.po"),
  mm: () => import("./limits/mm.po"),
}

export const addLimitsWords = (): Promise<void> => addWords(limits)
