import { addWords, type Catalogue } from "./i18n.ts"

/** The words of money on its way in and out, and of what moved it. */
export const wallet: Catalogue = {
  th: () => import("./wallet/th.po"),
  en: () => import("./wallet/en.po"),
  kh: () => import("./wallet/kh.po"),
  mm: () => import("./wallet/mm.po"),
}

export const addWalletWords = (): Promise<void> => addWords(wallet)
