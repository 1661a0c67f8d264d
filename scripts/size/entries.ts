import { join } from "node:path"
import { rolldown } from "rolldown"
import { root } from "../commands/run.ts"
import { entriesOfCore, type PackageEntry } from "../core-api/entries.ts"
import { kilobytes, type Weight, weigh } from "./weight.ts"

/** Gzipped bytes of an entry bundled alone, without the libraries that it needs. */
const bars: Readonly<Record<string, number>> = { "@fakham/core/poy": 5_000, "@fakham/core/machines": 20_000 }

/** What works with nothing else installed. */
const alone = ["@fakham/core/poy", "@fakham/core/poy/paste"]

export type WeighedEntry = { readonly entry: string; readonly weight: Weight; readonly needs: ReadonlyArray<string> }

const weighEntry = async ({ name, source }: PackageEntry): Promise<WeighedEntry> => {
  const bundle = await rolldown({ input: join(root, "core", source), external: /^[^./]/ })
  const { output } = await bundle.generate({ format: "es", minify: true })
  await bundle.close()
  const chunks = output.filter((part) => part.type === "chunk")
  const made = new Set(chunks.map(({ fileName }) => fileName))
  const libraries = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((library) => !made.has(library))
  return {
    entry: name,
    weight: weigh(chunks.map(({ code }) => Buffer.from(code))),
    needs: [...new Set(libraries)].toSorted(),
  }
}

export const weighEntries = async (): Promise<ReadonlyArray<WeighedEntry>> =>
  Promise.all((await entriesOfCore()).map(weighEntry))

/** Every bar that an entry breaks, a sentence each. */
export const judgeEntries = (entries: ReadonlyArray<WeighedEntry>): ReadonlyArray<string> => [
  ...[...new Set([...Object.keys(bars), ...alone])]
    .filter((name) => !entries.some(({ entry, weight }) => entry === name && weight.gzip > 0))
    .map((name) => `${name} was not weighed`),
  ...entries.flatMap(({ entry, weight, needs }) => {
    const bar = bars[entry] ?? Number.POSITIVE_INFINITY
    return [
      ...(weight.gzip > bar ? [`${entry} weighs ${kilobytes(weight.gzip)}, over ${kilobytes(bar)}`] : []),
      ...(alone.includes(entry) && needs.length > 0 ? [`${entry} needs ${needs.join(", ")}`] : []),
    ]
  }),
]

export const reportEntries = (entries: ReadonlyArray<WeighedEntry>): ReadonlyArray<string> => [
  ...entries.map(({ entry, weight, needs }) => {
    const bar = bars[entry]
    const facts = [`needs ${needs.join(", ") || "nothing"}`, ...(bar ? [`bar ${kilobytes(bar)} gz`] : [])]
    return `${entry.padEnd(52)} ${kilobytes(weight.gzip).padStart(9)} gz ${kilobytes(weight.brotli).padStart(9)} br  ${facts.join(", ")}`
  }),
  ...judgeEntries(entries),
]
