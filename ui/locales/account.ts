import { addWords, type Catalogue } from "./i18n.ts"

/** The words of who a player is and of the pages around the lotteries: registration, profile, bank accounts, how-to. */
export const account: Catalogue = {
  th: () => import("./account/th.po"),
  en: () => import("./account/en.po"),
  kh: () => import("./account/kh.po"),
  mm: () => import("./account/mm.po"),
}

export const addAccountWords = (): Promise<void> => addWords(account)
