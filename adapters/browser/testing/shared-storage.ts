/** One storage for all tabs of a browser. What one tab writes, the others hear of later. */
export const sharedStorage = (
  later: (emit: () => void) => void,
  hasRoom: (stored: ReadonlyMap<string, string>) => boolean = () => true,
) => {
  const stored = new Map<string, string>()
  const tabs = new Set<EventTarget>()
  const openTab = () => {
    const events = new EventTarget()
    tabs.add(events)
    const emit = (key: string, newValue: string | null) => {
      for (const tab of tabs)
        if (tab !== events) later(() => tab.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })))
    }
    const storage: Storage = {
      get length() {
        return stored.size
      },
      key: (at) => [...stored.keys()][at] ?? null,
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, text) => {
        const before = stored.get(name)
        stored.set(name, text)
        if (!hasRoom(stored)) {
          if (before === undefined) stored.delete(name)
          else stored.set(name, before)
          throw new DOMException("full", "QuotaExceededError")
        }
        emit(name, text)
      },
      removeItem: (name) => {
        if (stored.delete(name)) emit(name, null)
      },
      clear: () => stored.clear(),
    }
    return { events, storage }
  }
  return { stored, openTab }
}
