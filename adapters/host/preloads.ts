import type { Locale } from "@fakham/core"
import * as v from "valibot"

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof Manifest>

/** What a visitor of a language certainly needs, as links that let the browser start before the scripts have run. */
export const preloadsOf = (manifest: unknown, html: string): Readonly<Record<Locale, string>> => {
  const chunks = v.parse(Manifest, manifest)
  const entries = Object.keys(chunks).filter((key) => chunks[key]?.isEntry)
  const links = (locale: Locale) => {
    const catalogue = Object.keys(chunks).filter((key) =>
      new RegExp(`(?:^|/)locales/guest/${locale}\\.po(?:\\?.*)?$`).test(key),
    )
    const scripts = withImports(chunks, [...entries, ...catalogue]).filter((file) => !html.includes(`"/${file}"`))
    return [
      ...scripts
        .filter((file) => file.endsWith(".js"))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
      ...fontsFor(chunks, locale).map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
      ),
    ].join("")
  }
  return { th: links("th"), en: links("en"), kh: links("kh"), mm: links("mm") }
}

const withImports = (chunks: Manifest, keys: ReadonlyArray<string>) => {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    chunks[key]?.imports.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen].flatMap((key) => chunks[key]?.file ?? [])
}

/** The Latin file holds the space and the digits, so the first Thai line needs both. */
const firstFonts: Readonly<Partial<Record<Locale, ReadonlyArray<RegExp>>>> = {
  th: [/anuphan-thai-[\w.-]*\.woff2$/, /anuphan-latin-[\w.-]*\.woff2$/],
}

const fontsFor = (chunks: Manifest, locale: Locale) => {
  const files = [...new Set(Object.values(chunks).flatMap(({ file, assets }) => [file, ...assets]))]
  return (firstFonts[locale] ?? []).flatMap((font) => files.find((file) => font.test(file)) ?? [])
}
