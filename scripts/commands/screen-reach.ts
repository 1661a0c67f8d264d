import type { Import } from "./room-circles.ts"

/** Files of the app that lead screens to adapters still; this list only shrinks. */
const known: ReadonlyArray<string> = ["ui/app/use-game-logout.ts"]

const isScreen = (file: string) => file.startsWith("ui/screens/") && !/\.test\.tsx?$/.test(file)
const isAdapter = (file: string) => file.startsWith("adapters/")

/** Screens that adapters are fetched with, each with the adapter, and known files that lead to no adapter any more. */
export const screenReach = (valueImports: ReadonlyArray<Import>): ReadonlyArray<Import> => {
  const next = Map.groupBy(valueImports, ({ from }) => from)
  const adapterOf = (start: string): string | undefined => {
    const seen = new Set([start])
    for (const file of seen) {
      if (isAdapter(file)) return file
      for (const { to } of next.get(file) ?? []) if (!known.includes(to)) seen.add(to)
    }
    return undefined
  }
  const reaching = [...next.keys()].filter(isScreen).flatMap((from) => {
    const to = adapterOf(from)
    return to === undefined ? [] : [{ from, to }]
  })
  const mended = known.filter((file) => next.has(file) && adapterOf(file) === undefined)
  return [...reaching, ...mended.map((from) => ({ from, to: "adapters" }))]
}
