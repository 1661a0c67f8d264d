import type { Catalogue } from "./i18n.ts"

/** The words of the page that browsers are shown which are too old for all others. */
export const update: Catalogue = {
  th: () => import("./update/th.po"),
  en: () => import("./update/en.po"),
  kh: () => import("./update/kh.po"),
  mm: () => import("./update/mm.po"),
}
