import type { CatalogType } from "@lingui/conf"

/** How a language writes small numbers and names in its own letters. */
const spelt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  th: {
    "2": "สอง",
    "3": "สาม",
    "4": "สี่",
    QR: "คิวอาร์",
    PromptPay: "พร้อมเพย์",
    TrueMoney: "ทรูมันนี่",
    CIMB: "ซีไอเอ็มบี",
    TISCO: "ทิสโก้",
    ICBC: "ไอซีบีซี",
  },
  mm: { "1": "တစ်", "2": "နှစ်", "3": "သုံး", "4": "လေး" },
}

const withoutPlaceholders = (message: string) => message.replaceAll(/<\/?\w+\/?>|\{\w+\}|\{\w+, \w+,|=\d+(?= \{)/g, " ")

const numbersAndNames = (source: string): ReadonlyArray<string> =>
  withoutPlaceholders(source).match(/\d+(?:[.,:]\d+)*|\b[A-Z](?:[A-Z]+|[a-z]+[A-Z]\w*)\b/g) ?? []

/** The numbers, times and names of a source that its translation does not hold. */
export const lostIn = (locale: string, source: string, translation: string): ReadonlyArray<string> => {
  const said = withoutPlaceholders(translation)
  const numbers = new Set(said.match(/\d+(?:[.,:]\d+)*/g))
  const holds = (one: string) => (/\d/.test(one) ? numbers.has(one) : said.includes(one))
  return numbersAndNames(source).filter((one) => !holds(one) && !said.includes(spelt[locale]?.[one] ?? one))
}

const wordsOf = (source: string) =>
  (
    withoutPlaceholders(source)
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? []
  ).map((word) => word.slice(0, 4))

const share = (one: string, other: string) => {
  const words = new Set(wordsOf(other))
  return wordsOf(one).some((word) => words.has(word))
}

type Source = { readonly message: string; readonly place: number }

/** A swap that nobody meant: of one catalogue, or of two where a whole sentence is concerned. */
const isStrange = (one: Source, other: Source) =>
  !share(one.message, other.message) &&
  (one.place === other.place || [one, other].some(({ message }) => wordsOf(message).length > 2))

const pairKey = (one: string, other: string) => [one, other].toSorted().join("\n")

/** Sources without a common word that have one translation, and allowed pairs that no longer do. */
export const borrowedTranslations = (
  all: ReadonlyArray<Readonly<Record<string, CatalogType>>>,
  sourceLocale: string,
  allowed: ReadonlyArray<readonly [string, string, string?]>,
): ReadonlyArray<string> => {
  const met = new Map<string, string>()
  const locales = new Set(all.flatMap((catalogues) => Object.keys(catalogues)))
  for (const locale of [...locales].filter((one) => one !== sourceLocale)) {
    const sources = new Map<string, Array<Source>>()
    for (const [place, catalogues] of all.entries())
      for (const [id, { message = id, translation = "" }] of Object.entries(catalogues[locale] ?? {}))
        sources.set(translation, [...(sources.get(translation) ?? []), { message, place }])
    for (const [translation, group] of sources)
      for (const [at, one] of group.entries())
        for (const other of translation === "" ? [] : group.slice(0, at).filter((before) => isStrange(one, before)))
          met.set(
            pairKey(one.message, other.message),
            `${locale}: "${one.message}" and "${other.message}" are both "${translation}"`,
          )
  }
  const known = new Set(allowed.map(([one, other]) => pairKey(one, other)))
  return [
    ...[...met].flatMap(([key, sentence]) => (known.has(key) ? [] : [sentence])),
    ...allowed.flatMap(([one, other]) =>
      met.has(pairKey(one, other)) ? [] : [`"${one}" and "${other}" need not share a translation any more`],
    ),
  ]
}
