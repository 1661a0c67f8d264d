/** The interface languages by the product's own ids; Thai comes first and is the default. */
export const locales = ["th", "en", "kh", "mm"] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = "th"

/** The ids kh and mm are country codes; documents and Intl want the language. */
export const languageTag: Readonly<Record<Locale, string>> = { th: "th", en: "en", kh: "km", mm: "my" }

/** Each language by its own name. */
export const languageName: Readonly<Record<Locale, string>> = { th: "ไทย", en: "English", kh: "ខ្មែរ", mm: "မြန်မာ" }

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text)

/** Whatever a cookie or an address claims; what is no language of ours is Thai. */
export const localeOf = (text: unknown): Locale => (isLocale(text) ? text : defaultLocale)
