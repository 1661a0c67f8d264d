import type { Import } from "./room-circles.ts"

const isScreen = (file: string) => file.startsWith("ui/screens/") && !/\.test\.tsx?$/.test(file)
const isAdapter = (file: string) => file.startsWith("adapters/")

/** Screens that adapters are fetched with, each with the adapter. */
export const screenReach = (valueImports: ReadonlyArray<Import>): ReadonlyArray<Import> => {
  const next = Map.groupBy(valueImports, ({ from }) => from)
  const adapterOf = (start: string): string | undefined => {
    const seen = new Set([start])
    for (const file of seen) {
      if (isAdapter(file)) return file
      for (const { to } of next.get(file) ?? []) seen.add(to)
    }
    return undefined
  }
  return [...next.keys()].filter(isScreen).flatMap((from) => {
    const to = adapterOf(from)
    return to === undefined ? [] : [{ from, to }]
  })
}
