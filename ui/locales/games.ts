import { addWords, type Catalogue } from "./i18n.ts"

/** The words of games: finding, opening and leaving them. */
export const games: Catalogue = {
  th: () => import("./games/th.po"),
  en: () => import("./games/en.po"),
  kh: () => import("./games/kh.po"),
  mm: () => import("./games/mm.po"),
}

export const addGameWords = (): Promise<void> => addWords(games)
