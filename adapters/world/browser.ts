import type { SimulationClock } from "@fakham/core/testing"
import type { BrowserStorage } from "../browser/page-storage.ts"
import { sharedStorage } from "../browser/testing/shared-storage.ts"

/** One storage and one set of locks for all tabs of a browser, without a timer or a thread of their own. */
export const makeBrowser = (clock: SimulationClock) => {
  const locks = new Map<string, Promise<void>>()
  const { openTab } = sharedStorage((emit) => clock.setTimeout(emit, 0))
  let ahead = 0

  const request = (name: string, act: () => void) => {
    const done = (locks.get(name) ?? Promise.resolve()).then(act)
    locks.set(name, done)
    return done
  }

  return {
    /** What the device's clock shows. */
    now: () => clock.now() + ahead,
    /** Somebody sets the device's clock. */
    setAhead: (milliseconds: number) => {
      ahead = milliseconds
    },
    openTab: (): BrowserStorage => {
      const { events, storage } = openTab()
      return { events, locks: { request }, storage: () => storage }
    },
  }
}

export type Browser = ReturnType<typeof makeBrowser>
