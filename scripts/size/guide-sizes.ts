import type { WeighedEntry } from "./entries.ts"
import { kilobytes } from "./weight.ts"

/** So much less than it promises an entry may weigh. */
const room = 2_500

/** Every entry that the guide to core does not list, or lists with a size that it does not keep or that is far above it. */
export const judgeGuide = (guide: string, entries: ReadonlyArray<WeighedEntry>): ReadonlyArray<string> => {
  const rows = [...guide.matchAll(/^\| `(@fakham\/core\S*)` \| .+ \| (\d+) kB \|$/gm)]
  const promised = new Map(rows.map(([, entry = "", kB]) => [entry, Number(kB) * 1_000]))
  return [
    ...[...promised.keys()]
      .filter((listed) => !entries.some(({ entry }) => entry === listed))
      .map((listed) => `core/README.md lists ${listed}, which is no entry`),
    ...entries.flatMap(({ entry, weight }) => {
      const most = promised.get(entry)
      if (most === undefined) return [`core/README.md does not list ${entry}`]
      return weight.gzip > most || weight.gzip < most - room
        ? [`core/README.md promises ${kilobytes(most)} for ${entry}, which weighs ${kilobytes(weight.gzip)}`]
        : []
    }),
  ]
}
