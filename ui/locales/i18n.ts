import { Languages, type Locale, languageTag, Unreachable } from "@fakham/core"
import { i18n, type Messages } from "@lingui/core"
import { Effect, Layer } from "effect"

/** Each language is a file of its own, fetched when it is spoken. */
const catalogues: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  th: () => import("./th.po"),
  en: () => import("./en.po"),
  kh: () => import("./kh.po"),
  mm: () => import("./mm.po"),
}

const speak = async (locale: Locale) => {
  const { messages } = await catalogues[locale]()
  i18n.loadAndActivate({ locale, locales: [languageTag[locale]], messages })
  document.documentElement.lang = languageTag[locale]
}

/** Answers `Languages` from the catalogues that came with the site. */
export const catalogueLanguages = Layer.succeed(Languages, {
  speak: (locale) =>
    Effect.tryPromise({ try: () => speak(locale), catch: (cause) => new Unreachable({ cause }) }),
})

export { i18n }
