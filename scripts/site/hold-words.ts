import type { Plugin } from "vite"

/** Words that the dictionaries of browsers take for two. */
const words: Readonly<Record<string, ReadonlyArray<string>>> = {
  th: ["ทีมงาน", "อย่างละ", "เอเยนต์"],
  kh: ["យីគី", "វីនលេខ"],
  mm: ["ယီကီး", "ဘာကာရာ", "ကျွန်ုပ်တို့"],
}

/** A Burmese syllable ends in its killed or stacked consonant, and some letters alone begin a word. */
const endsSyllable = /^[က-အဿ]\u1037?[\u103a\u1039]/u
const beginsWord = /^(?:.*[^က-႟])?[စဆမ]$|^.*အ$/su
const isBurmese = /^[က-အ]/u

const wordJoiner = "\u2060"

const piecesOf = (locale: string, text: string): ReadonlyArray<string> => {
  const tag = { kh: "km", mm: "my" }[locale] ?? locale
  return Array.from(new Intl.Segmenter(tag, { granularity: "word" }).segment(text), ({ segment }) => segment)
}

const holdSyllables = (pieces: ReadonlyArray<string>): string =>
  pieces
    .map((piece, at) => {
      const before = `${pieces[at - 2] ?? ""}${pieces[at - 1] ?? ""}`
      const isCut = endsSyllable.test(piece) || (beginsWord.test(before) && isBurmese.test(piece))
      return isCut && isBurmese.test(pieces[at - 1] ?? "") ? wordJoiner + piece : piece
    })
    .join("")

/** The text with marks that nobody sees, where a browser would break a line within a word or a syllable. */
export const holdWords = (locale: string, text: string): string =>
  (words[locale] ?? []).reduce(
    (held, word) => held.replaceAll(word, piecesOf(locale, word).join(wordJoiner)),
    locale === "mm" ? holdSyllables(piecesOf(locale, text)) : text,
  )

/** Catalogues are written without such marks, over which people who search and copy them would stumble. */
export const heldWords: Plugin = {
  name: "held-words",
  enforce: "post",
  transform: {
    filter: { id: /\/(?:th|kh|mm)\.po$/ },
    handler: (code, id) => ({ code: holdWords(id.slice(-5, -3), code), map: null }),
  },
}
