import { setTimeout } from "node:timers/promises"

/** A slowed-down page can work for a second between two requests. */
const quietMs = 2_000
const patienceMs = 120_000

/** Which requests of a page are under way, and when there have been none for a while. */
export const makeRequests = () => {
  const underWay = new Set<string>()
  let lastAt = performance.now()
  const note = (change: () => void) => {
    change()
    lastAt = performance.now()
  }
  return {
    began: (id: string): void => note(() => underWay.add(id)),
    ended: (id: string): void => note(() => underWay.delete(id)),
    untilQuiet: async (): Promise<void> => {
      lastAt = performance.now()
      const givesUpAt = lastAt + patienceMs
      while (underWay.size > 0 || performance.now() - lastAt < quietMs) {
        if (performance.now() > givesUpAt) throw new Error(`${underWay.size} requests never ended`)
        await setTimeout(100)
      }
    },
  }
}
