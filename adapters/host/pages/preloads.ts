import type { Locale } from "@fakham/core"
import * as v from "valibot"
import type { ServedPage } from "./prerendered-pages.ts"
import { escaped } from "./template.ts"

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof Manifest>

/** What a page in a language certainly needs, as links that let the browser start before the scripts have run. */
export type Links = (locale: Locale, page?: PageParts) => { readonly styles: string; readonly preloads: string }
type PageParts = Pick<ServedPage, "visitor" | "modules" | "hasForm" | "hasClock">
const unknownPage: PageParts = { visitor: "guest", modules: [], hasForm: false, hasClock: false }
type PageScript = { readonly script: string; readonly calls: ReadonlyArray<string> }

export const linksOf = (manifest: unknown, html: string): Links => {
  const chunks = v.parse(Manifest, manifest)
  const entries = Object.keys(chunks).filter((key) => chunks[key]?.isEntry && !key.startsWith("prerender/"))
  const wordsOf = (locale: Locale, catalogue: string) =>
    Object.keys(chunks).filter((key) => new RegExp(`(?:^|/)locales/${catalogue}/${locale}\\.po(?:\\?.*)?$`).test(key))
  return (locale, page = unknownPage) => {
    const { visitor, modules } = page
    const keys = [
      ...entries,
      ...wordsOf(locale, "guest"),
      ...(visitor === "player" ? wordsOf(locale, "player") : []),
      ...modules.flatMap(
        (module) =>
          wordsIn
            .exec(module)
            ?.slice(1)
            .flatMap((name) => wordsOf(locale, name)) ?? [module],
      ),
    ]
    const needed = withImports(chunks, keys)
    const unnamed = (files: ReadonlyArray<string>) => [...new Set(files)].filter((file) => !html.includes(`"/${file}"`))
    const styles = unnamed(needed.flatMap(({ css }) => css)).map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}" />`,
    )
    const fonts = [
      ...fontLinks(fontFiles(chunks, firstFonts[locale])),
      ...fontLinks(fontFiles(chunks, furtherFonts(locale, page)), "low"),
    ]
    const scripts = unnamed(needed.map(({ file }) => file).filter((file) => file.endsWith(".js"))).map(
      (file) => `<link rel="later" fetchpriority="low" crossorigin href="/${file}" />`,
    )
    return { styles: styles.join(""), preloads: [...fonts, ...scripts].join("") }
  }
}

/** The script that asks for what a page shows first; it stands before the page, so that no tap on it comes too soon. */
export const prefetchScript = (manifest: unknown) => {
  const chunks = v.parse(Manifest, manifest)
  return ({ script, calls }: PageScript = { script: "guest", calls: [] }): string => {
    const file = chunks[`prerender/prefetch/prefetch-${script}.ts`]?.file
    const asked = calls.length === 0 ? "" : ` data-calls="${escaped(calls.join("|"))}"`
    return file === undefined ? "" : `<script src="/${file}"${asked}></script>`
  }
}

/** Words among the modules of a page are those of the language that it is shown in. */
const wordsIn = /^locales\/(\w+)\/\{locale\}\.po$/

const withImports = (chunks: Manifest, keys: ReadonlyArray<string>) => {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    chunks[key]?.imports.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen].flatMap((key) => chunks[key] ?? [])
}

/**
 * Fetched beside the styles: those of titles, two at most. The Latin file holds the space and the digits, so that the first
 * line of any language needs it too.
 */
const firstFonts: Readonly<Record<Locale, ReadonlyArray<string>>> = {
  th: ["anuphan-thai", "anuphan-latin"],
  en: ["anuphan-latin"],
  kh: ["noto-khmer", "anuphan-latin"],
  mm: ["noto-burmese", "anuphan-latin"],
}
/** What is read in small letters: lines that break anew would move what stands below them. */
const smallFonts: Readonly<Record<Locale, ReadonlyArray<string>>> = {
  th: ["plex-thai-looped-thai-400", "plex-thai-looped-plain-400"],
  en: ["plex-thai-looped-letters-400", "plex-thai-looped-plain-400"],
  kh: ["plex-thai-looped-plain-400"],
  mm: ["plex-thai-looped-plain-400"],
}
const amounts = "barlow-semi-condensed-figures-600"
const clocks = "barlow-semi-condensed-figures-500"

/** Fetched once the styles are there: the page can be painted before they are. */
const furtherFonts = (locale: Locale, { visitor, hasForm, hasClock }: PageParts): ReadonlyArray<string> => {
  const isPlayer = visitor === "player"
  return [
    ...(isPlayer ? [amounts] : []),
    ...(hasClock ? [clocks] : []),
    ...(isPlayer || hasForm ? smallFonts[locale] : []),
  ]
}

const fontFiles = (chunks: Manifest, fonts: ReadonlyArray<string>) => {
  const files = [...new Set(Object.values(chunks).flatMap(({ file, assets }) => [file, ...assets]))]
  return fonts.flatMap((font) => files.find((file) => new RegExp(`/${font}-[\\w-]+\\.woff2$`).test(file)) ?? [])
}

const fontLinks = (files: ReadonlyArray<string>, priority?: "low") => {
  const fetched = priority === undefined ? "" : ` fetchpriority="${priority}"`
  return files.map((file) => `<link rel="preload" as="font" type="font/woff2"${fetched} crossorigin href="/${file}" />`)
}
