import { addWords, type Catalogue } from "./i18n.ts"

/** The words of who a player is: registration, profile, PINs, ways in. */
export const identity: Catalogue = {
  th: () => import("./identity/th.po"),
  en: () => import("./identity/en.po"),
  kh: () => import("./identity/kh.po"),
  mm: () => import("./identity/mm.po"),
}

export const addIdentityWords = (): Promise<void> => addWords(identity)
