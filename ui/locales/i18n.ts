import { defaultLocale, Languages, type Locale, languageTag, Unreachable } from "@fakham/core"
import { i18n, type Messages } from "@lingui/core"
import { Effect, Layer } from "effect"

/** A set of words in every language. */
export type Catalogue = Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>

/** What a guest reads first, and what stands around every page. */
export const guest: Catalogue = {
  th: () => import("./guest/th.po"),
  en: () => import("./guest/en.po"),
  kh: () => import("./guest/kh.po"),
  mm: () => import("./guest/mm.po"),
}

/** The words of a player's lotteries and slips, and of what screens share; fetched with the first that is fetched. */
export const player: Catalogue = {
  th: () => import("./player/th.po"),
  en: () => import("./player/en.po"),
  kh: () => import("./player/kh.po"),
  mm: () => import("./player/mm.po"),
}

let spoken: Locale = defaultLocale
const wanted = new Set([guest])
const loading = new Map<Catalogue, Promise<void>>()

/** All words of a language that are wanted by the time they have arrived. */
const wordsOf = async (locale: Locale): Promise<Messages> => {
  const catalogues = await Promise.all([...wanted].map((catalogue) => catalogue[locale]()))
  if (catalogues.length < wanted.size) return wordsOf(locale)
  return Object.assign({}, ...catalogues.map(({ messages }) => messages))
}

const speak = async (locale: Locale, signal?: AbortSignal) => {
  const messages = await wordsOf(locale)
  // Another language was chosen meanwhile.
  if (signal?.aborted) return
  i18n.loadAndActivate({ locale, locales: [languageTag[locale]], messages })
  spoken = locale
  document.documentElement.lang = languageTag[locale]
}

const add = async (catalogue: Catalogue) => {
  const locale = spoken
  const { messages } = await catalogue[locale]()
  wanted.add(catalogue)
  i18n.load(locale, messages)
  if (locale !== spoken) await speak(spoken)
}

/** Adds words to the language that is spoken, and to every one chosen later. */
export const addWords = (catalogue: Catalogue): Promise<void> => {
  const added =
    loading.get(catalogue) ??
    add(catalogue).catch((cause: unknown) => {
      loading.delete(catalogue)
      throw cause
    })
  loading.set(catalogue, added)
  return added
}

/** Answers `Languages` from the catalogues that came with the site. */
export const catalogueLanguages = Layer.succeed(Languages, {
  speak: (locale) =>
    Effect.tryPromise({ try: (signal) => speak(locale, signal), catch: (cause) => new Unreachable({ cause }) }),
})

export { i18n }
