import { addWords, type Catalogue } from "./i18n.ts"

/** The words of the pages around the lotteries: guides, promotions, videos, what a visitor agrees to. */
export const site: Catalogue = {
  th: () => import("./site/th.po"),
  en: () => import("./site/en.po"),
  kh: () => import("./site/kh.po"),
  mm: () => import("./site/mm.po"),
}

export const addSiteWords = (): Promise<void> => addWords(site)
