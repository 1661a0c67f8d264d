import { defaultLocale, Languages, type Locale, languageTag, Unreachable } from "@fakham/core"
import { i18n, type Messages } from "@lingui/core"
import { Effect, Layer } from "effect"

type Catalogue = Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>

/** What a guest reads first, and what stands around every page. */
const guest: Catalogue = {
  th: () => import("./guest/th.po"),
  en: () => import("./guest/en.po"),
  kh: () => import("./guest/kh.po"),
  mm: () => import("./guest/mm.po"),
}

/** The words of all other pages, fetched with the first of them. */
const player: Catalogue = {
  th: () => import("./player/th.po"),
  en: () => import("./player/en.po"),
  kh: () => import("./player/kh.po"),
  mm: () => import("./player/mm.po"),
}

let spoken: Locale = defaultLocale
let hasPlayerWords = false
let loading: Promise<void> | undefined

/** All words of a language that are wanted by the time they have arrived. */
const wordsOf = async (locale: Locale): Promise<Messages> => {
  const withPlayer = hasPlayerWords
  const catalogues = await Promise.all([guest[locale](), withPlayer ? player[locale]() : undefined])
  if (hasPlayerWords !== withPlayer) return wordsOf(locale)
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue?.messages))
}

/** All words of a language. */
export const messagesOf = async (locale: Locale): Promise<Messages> => {
  const [ofGuests, ofPlayers] = await Promise.all([guest[locale](), player[locale]()])
  return { ...ofGuests.messages, ...ofPlayers.messages }
}

const speak = async (locale: Locale, signal?: AbortSignal) => {
  const messages = await wordsOf(locale)
  // Another language was chosen meanwhile.
  if (signal?.aborted) return
  i18n.loadAndActivate({ locale, locales: [languageTag[locale]], messages })
  spoken = locale
  document.documentElement.lang = languageTag[locale]
}

const addPlayerWords = async () => {
  const locale = spoken
  const { messages } = await player[locale]()
  hasPlayerWords = true
  i18n.load(locale, messages)
  if (locale !== spoken) await speak(spoken)
}

/** Adds the words of the pages of a player to the language that is spoken, and to every one chosen later. */
export const loadPlayerWords = (): Promise<void> => {
  loading ??= addPlayerWords().catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

/** Answers `Languages` from the catalogues that came with the site. */
export const catalogueLanguages = Layer.succeed(Languages, {
  speak: (locale) =>
    Effect.tryPromise({ try: (signal) => speak(locale, signal), catch: (cause) => new Unreachable({ cause }) }),
})

export { i18n }
