import type { Catalogue } from "./i18n.ts"

/** The words that the host alone says: of the page for browsers that are too old for all others, and of pages to search engines. */
export const update: Catalogue = {
  th: () => import("./update/th.po"),
  en: () => import("./update/en.po"),
  kh: () => import("./update/kh.po"),
  mm: () => import("./update/mm.po"),
}
