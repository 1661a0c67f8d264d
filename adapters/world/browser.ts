import type { SimulationClock } from "@fakham/core/testing"
import type { PageStorage } from "../browser/memory.ts"

/** One storage and one set of locks for all tabs of a browser, without a timer or a thread of their own. */
export const makeBrowser = (clock: SimulationClock) => {
  const kept = new Map<string, string>()
  const locks = new Map<string, Promise<void>>()
  const tabs = new Set<EventTarget>()
  let ahead = 0

  const storageOf = (own: EventTarget): Storage => {
    const tell = (key: string, newValue: string | null) => {
      for (const tab of tabs)
        if (tab !== own)
          clock.setTimeout(() => tab.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })), 0)
    }
    return {
      get length() {
        return kept.size
      },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => {
        kept.set(name, text)
        tell(name, text)
      },
      removeItem: (name) => {
        if (kept.delete(name)) tell(name, null)
      },
      clear: () => kept.clear(),
    }
  }
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
    openTab: (): PageStorage => {
      const events = new EventTarget()
      tabs.add(events)
      const storage = storageOf(events)
      return { events, locks: { request }, storage: () => storage }
    },
  }
}

export type Browser = ReturnType<typeof makeBrowser>
