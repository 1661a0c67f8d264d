import { addWords, type Catalogue } from "./i18n.ts"

/** The words of betting: filling slips and sets of numbers, placing them, and shooting. */
export const betting: Catalogue = {
  th: () => import("./betting/th.po"),
  en: () => import("./betting/en.po"),
  kh: () => import("./betting/kh.po"),
  mm: () => import("./betting/mm.po"),
}

export const addBettingWords = (): Promise<void> => addWords(betting)
