/** One storage for all tabs of a browser. What one tab writes, the others hear of later. */
export const sharedStorage = (
  later: (tell: () => void) => void,
  hasRoom: (kept: ReadonlyMap<string, string>) => boolean = () => true,
) => {
  const kept = new Map<string, string>()
  const tabs = new Set<EventTarget>()
  const openTab = () => {
    const events = new EventTarget()
    tabs.add(events)
    const tell = (key: string, newValue: string | null) => {
      for (const tab of tabs)
        if (tab !== events) later(() => tab.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })))
    }
    const storage: Storage = {
      get length() {
        return kept.size
      },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => {
        const before = kept.get(name)
        kept.set(name, text)
        if (!hasRoom(kept)) {
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
    return { events, storage }
  }
  return { kept, openTab }
}
