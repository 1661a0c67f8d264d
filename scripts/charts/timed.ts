import { median } from "../commands/median.ts"

const repeats = 200

/** How many milliseconds it takes, as a median. */
export const timed = (act: () => unknown): number =>
  median(
    Array.from({ length: repeats }, () => {
      const started = performance.now()
      act()
      return performance.now() - started
    }),
  )
