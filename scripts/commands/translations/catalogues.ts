import { cp, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { getCatalogs } from "@lingui/cli/api"
import type { CatalogType, LinguiConfigNormalized } from "@lingui/conf"
import { type Placeholders, placeholdersOf } from "./placeholders.ts"
import { lostIn } from "./translations.ts"

export type Catalogues = Readonly<Record<string, CatalogType>>

/** Reads the messages of the sources into the catalogues of a folder, as the extract command does, per catalogue. */
export const extract = async (
  config: LinguiConfigNormalized,
  folder: string,
  clean: boolean,
): Promise<ReadonlyArray<Catalogues>> => {
  const catalogs = config.catalogs?.map(({ path, include, exclude = [] }) => ({
    include,
    exclude,
    path: join(folder, nameOf(path), "{locale}"),
  }))
  const made: Array<Catalogues> = []
  for (const catalog of await getCatalogs({ ...config, catalogs: catalogs ?? [] })) {
    const one = await catalog.make({ clean, overwrite: false, orderBy: config.orderBy })
    if (!one) throw new Error("the messages could not be extracted")
    made.push(one)
  }
  return made
}

/** The folder of a catalogue below that of all: `guest` of `<rootDir>/locales/guest/{locale}`. */
const nameOf = (path: string) => basename(dirname(path))

const textOf = (file: string) => readFile(file, "utf8").catch(() => undefined)

/** The catalogue files that extraction would change, and the catalogues as they would then be. */
export const rehearse = async (config: LinguiConfigNormalized, folder: string) => {
  const copy = await mkdtemp(join(tmpdir(), "fakham-locales-"))
  try {
    await cp(folder, copy, { recursive: true })
    const catalogues = await extract(config, copy, false)
    const files = (config.catalogs ?? []).flatMap(({ path }) =>
      config.locales.map((locale) => join(nameOf(path), `${locale}.po`)),
    )
    const texts = await Promise.all(
      files.map(async (file) => [file, await textOf(join(folder, file)), await textOf(join(copy, file))] as const),
    )
    return { catalogues, changed: texts.filter(([, now, then]) => now !== then).map(([file]) => file) }
  } finally {
    await rm(copy, { recursive: true })
  }
}

const spaceless = (text: string) => text.replaceAll(/\s+/g, " ").trim()

const twins = (source: CatalogType): ReadonlyArray<string> => {
  const messages = Object.entries(source).map(([id, { message = id, context = "" }]) => ({ message, context }))
  const same = Object.groupBy(messages, ({ message, context }) => `${context}\n${spaceless(message)}`)
  return Object.values(same).flatMap((group = []) => {
    const quoted = group.map(({ message }) => `"${message}"`).toSorted()
    return quoted.length > 1 ? [`these differ only by spaces: ${quoted.join(" and ")}`] : []
  })
}

/** Messages that stand in several catalogues with several translations: the catalogue that is loaded last wins. */
export const differingTwins = (all: ReadonlyArray<Catalogues>): ReadonlyArray<string> => {
  const said = all.flatMap((catalogues) =>
    Object.entries(catalogues).flatMap(([locale, catalogue]) =>
      Object.entries(catalogue).map(([id, { message = id, context, translation = "" }]) => ({
        name: `${locale}: "${message}"${context ? ` (${context})` : ""}`,
        translation,
      })),
    ),
  )
  return Object.entries(Object.groupBy(said, ({ name }) => name)).flatMap(([name, group = []]) => {
    const translations = [...new Set(group.map(({ translation }) => translation))]
    return translations.length > 1
      ? [`${name} is translated as ${translations.map((one) => `"${one}"`).join(" and ")}`]
      : []
  })
}

const shown = ({ words }: Placeholders) => [...words].toSorted().join(" ") || "nothing"

/** Thai, Khmer and Burmese ones: amounts, times and numbers on a slip are never written in them. */
const otherDigits = /[๐-๙០-៩၀-၉]/u

/** Searching, copying and typing stumble over them, and browsers that know where words end break lines worse. */
const invisible = /[\u200b-\u200d\u2060\ufeff]/u

const problemsOf = (locale: string, catalogue: CatalogType): ReadonlyArray<string> =>
  Object.entries(catalogue).flatMap(([id, { message = id, translation, obsolete }]) => {
    const at = `${locale}: "${message}"`
    if (obsolete) return [`${at} is used nowhere`]
    if (!translation) return [`${at} has no translation`]
    if (otherDigits.test(translation)) return [`${at} is translated with other digits than 0 to 9`]
    if (invisible.test(translation)) return [`${at} is translated with characters that nobody sees`]
    const [wanted, given] = [placeholdersOf(message), placeholdersOf(translation)]
    if (given.error !== undefined) return [`${at} is translated by what cannot be read: ${given.error}`]
    if (shown(wanted) !== shown(given)) return [`${at} holds ${shown(wanted)}, its translation ${shown(given)}`]
    const lost = lostIn(locale, message, translation)
    return lost.length === 0 ? [] : [`${at} is translated without ${lost.join(" ")}`]
  })

/** Everything that is wrong with what the catalogues say, a sentence each. */
export const wrongIn = (catalogues: Catalogues, sourceLocale: string): ReadonlyArray<string> => [
  ...twins(catalogues[sourceLocale] ?? {}),
  ...Object.entries(catalogues).flatMap(([locale, catalogue]) => problemsOf(locale, catalogue)),
]
