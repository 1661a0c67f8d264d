import type { Locale } from "../language/locale.ts"

/** Whose years a language counts in prose. Written records are Gregorian in every language. */
export const eras = { th: "buddhist", en: "common", kh: "common", mm: "common" } as const satisfies Readonly<
  Record<Locale, "buddhist" | "common">
>

const yearsBefore = { buddhist: 543, common: 0 } as const

export const yearIn = (locale: Locale, commonYear: number): number => commonYear + yearsBefore[eras[locale]]
