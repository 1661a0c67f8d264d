export { defaultLocale, isLocale, type Locale, languageName, languageTag, localeOf, locales } from "./locale.ts"
