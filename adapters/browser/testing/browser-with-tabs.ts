import { type Memory, type PageStorage, pageMemory } from "../memory.ts"

type Settings = {
  /** How many letters may be kept, names and texts together. */
  readonly room?: number
  readonly locks?: "real" | "none" | "refused"
}

const refused = { request: () => Promise.reject(new DOMException("no locks here", "SecurityError")) }

/** A browser with one storage for all its tabs. What one tab writes, the others hear of a little later. */
export const browserWithTabs = ({ room = Number.POSITIVE_INFINITY, locks = "real" }: Settings = {}) => {
  const kept = new Map<string, string>()
  const tabs = new Set<EventTarget>()
  let blocked = false
  let left = room
  const size = () => [...kept].reduce((sum, [name, text]) => sum + name.length + text.length, 0)

  const storageOf = (own: EventTarget): Storage => {
    const tell = (key: string, newValue: string | null) => {
      for (const tab of tabs)
        if (tab !== own) setTimeout(() => tab.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })))
    }
    return {
      get length() {
        return kept.size
      },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => {
        const before = kept.get(name)
        kept.set(name, text)
        if (size() > left) {
          if (before === undefined) kept.delete(name)
          else kept.set(name, before)
          throw new DOMException("full", "QuotaExceededError")
        }
        tell(name, text)
      },
      removeItem: (name) => {
        if (kept.delete(name)) tell(name, null)
      },
      clear: () => kept.clear(),
    }
  }

  const page = (): PageStorage => {
    const events = new EventTarget()
    tabs.add(events)
    const storage = storageOf(events)
    return {
      events,
      locks: { real: navigator.locks, none: undefined, refused }[locks],
      storage: () => {
        if (blocked) throw new DOMException("blocked", "SecurityError")
        return storage
      },
    }
  }
  return {
    kept,
    tab: (): Memory => pageMemory(page()),
    blocks: () => {
      blocked = true
    },
    hasRoomFor: (letters: number) => {
      left = letters
    },
  }
}
