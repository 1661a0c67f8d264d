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
let entering: Promise<void> | undefined

/** All words of a language that are wanted by the time they have arrived. */
const wordsOf = async (locale: Locale): Promise<Messages> => {
  const withHouse = houseOpen
  const catalogues = await Promise.all([door[locale](), withHouse ? house[locale]() : undefined])
  if (houseOpen !== withHouse) return wordsOf(locale)
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue?.messages))
}

const speak = async (locale: Locale, signal?: AbortSignal) => {
  const messages = await wordsOf(locale)
  // Another language was chosen meanwhile.
  if (signal?.aborted) return
  i18n.loadAndActivate({ locale, locales: [languageTag[locale]], messages })
  spoken = locale
  document.documentElement.lang = languageTag[locale]
}

const openHouse = async () => {
  const locale = spoken
  const { messages } = await house[locale]()
  houseOpen = true
  i18n.load(locale, messages)
  if (locale !== spoken) await speak(spoken)
}

/** Adds the words of the house to the language that is spoken, and to every one chosen later. */
export const enterHouse = (): Promise<void> => {
  entering ??= openHouse().catch((cause: unknown) => {
    entering = undefined
    throw cause
  })
  return entering
}

/** Answers `Languages` from the catalogues that came with the site. */
export const catalogueLanguages = Layer.succeed(Languages, {
  speak: (locale) =>
    Effect.tryPromise({ try: (signal) => speak(locale, signal), catch: (cause) => new Unreachable({ cause }) }),
})

export { i18n }
