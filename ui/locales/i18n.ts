import { defaultLocale, Languages, type Locale, languageTag, Unreachable } from "@fakham/core"
import { i18n, type Messages } from "@lingui/core"
import { Effect, Layer } from "effect"

type Catalogue = Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>

/** What a guest reads at the front door: the words of the first page, and no more. */
const door: Catalogue = {
  th: () => import("./door/th.po"),
  en: () => import("./door/en.po"),
  kh: () => import("./door/kh.po"),
  mm: () => import("./door/mm.po"),
}

/** The words of all the pages behind it, fetched with the first of them. */
const house: Catalogue = {
  th: () => import("./house/th.po"),
  en: () => import("./house/en.po"),
  kh: () => import("./house/kh.po"),
  mm: () => import("./house/mm.po"),
}

let spoken: Locale = defaultLocale
let houseOpen = false

const speak = async (locale: Locale) => {
  const catalogues = await Promise.all([door[locale](), houseOpen ? house[locale]() : undefined])
  const messages = Object.assign({}, ...catalogues.map((catalogue) => catalogue?.messages))
  i18n.loadAndActivate({ locale, locales: [languageTag[locale]], messages })
  spoken = locale
  document.documentElement.lang = languageTag[locale]
}

/** Adds the words of the house to the language that is spoken, and to every one chosen later. */
export const enterHouse = async (): Promise<void> => {
  if (houseOpen) return
  const locale = spoken
  const { messages } = await house[locale]()
  houseOpen = true
  i18n.load(locale, messages)
  if (locale !== spoken) await speak(spoken)
}

/** Answers `Languages` from the catalogues that came with the site. */
export const catalogueLanguages = Layer.succeed(Languages, {
  speak: (locale) => Effect.tryPromise({ try: () => speak(locale), catch: (cause) => new Unreachable({ cause }) }),
})

export { i18n }
