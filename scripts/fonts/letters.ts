import { languageName } from "@fakham/core"

const range = (first: number, last: number): ReadonlySet<number> =>
  new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index))

const lettersOf = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))

const union = (...sets: ReadonlyArray<ReadonlySet<number>>): ReadonlySet<number> =>
  new Set(sets.flatMap((set) => [...set]))

const joiners = new Set([0x200c, 0x200d, 0x25cc])
const ascii = range(0x20, 0x7e)
const isLetter = (code: number) => /[a-z]/i.test(String.fromCodePoint(code))
const signs = lettersOf("\u00a0·×–—‘’“”•…−")

/** What stands in nearly every line: spaces, digits, punctuation. */
const plain = union(new Set([...ascii].filter((code) => !isLetter(code))), signs)
const letters = new Set([...ascii].filter(isLetter))
/** What money, clocks, odds and hidden digits are written with. */
const figures = lettersOf("0123456789 \u00a0,.:+-/%()*=×–·…−")
const accents = union(new Set([...range(0xa1, 0xff)].filter((code) => !signs.has(code))), lettersOf("€™′‚„†‡‰‹›"))

/** The letters a font file is cut down to; a browser fetches the file only when one of them is shown. */
export const letterSets = {
  thai: union(range(0xe01, 0xe5b), joiners),
  plain,
  letters,
  figures,
  lettersAndOtherSigns: new Set([...union(plain, letters)].filter((code) => !figures.has(code))),
  latin: union(plain, letters),
  accents,
  khmer: union(range(0x1780, 0x17ff), range(0x19e0, 0x19ff), joiners),
  burmese: union(range(0x1000, 0x104f), joiners),
  /** The other languages of the Burmese script: Mon, Karen, Shan. */
  burmeseNeighbours: union(range(0x1050, 0x109f), range(0xa9e0, 0xa9fe), range(0xaa60, 0xaa7f)),
  khmerName: lettersOf(languageName.kh),
  burmeseName: lettersOf(languageName.mm),
} satisfies Record<string, ReadonlySet<number>>

/** As CSS writes it: `U+0E01-0E5B, U+25CC`. */
export const unicodeRange = (codes: ReadonlySet<number>): string => {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0")
  const sorted = [...codes].toSorted((a, b) => a - b)
  const starts = sorted.filter((code) => !codes.has(code - 1))
  const ends = sorted.filter((code) => !codes.has(code + 1))
  return starts
    .map((start, index) => `U+${hex(start)}${ends[index] === start ? "" : `-${hex(ends[index] ?? start)}`}`)
    .join(", ")
}
