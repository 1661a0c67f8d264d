/** What of a page lets it remember things: all of it may be missing, or refused. */
export type BrowserStorage = {
  readonly storage: () => Storage
  readonly events: EventTarget
  readonly locks: { readonly request: (name: string, act: () => void) => Promise<unknown> } | undefined
}

/** What a browser keeps under names, for all tabs of the site. It never throws: storage may be blocked, or full. */
export type TextStorage = {
  readonly read: (name: string) => string | undefined
  /** Says whether it is kept now. */
  readonly write: (name: string, text: string) => boolean
  readonly remove: (name: string) => void
  readonly namesUnder: (prefix: string) => ReadonlyArray<string>
  /** Tells what other tabs write under a name, until it is taken back. */
  readonly subscribe: (name: string, listener: (text: string) => void) => () => void
  /** Does something while no other tab does anything under that name, where the browser can see to it. */
  readonly alone: <A>(name: string, act: () => A) => Promise<A>
}

const thisPage = (): BrowserStorage => ({ storage: () => localStorage, events: window, locks: navigator.locks })

export const pageStorage = ({ storage, events, locks }: BrowserStorage = thisPage()): TextStorage => {
  const ifAllowed = <A, B>(use: (stored: Storage) => A, fallback: B): A | B => {
    try {
      return use(storage())
    } catch {
      return fallback
    }
  }
  return {
    read: (name) => ifAllowed((stored) => stored.getItem(name), null) ?? undefined,
    write: (name, text) =>
      ifAllowed((stored) => {
        stored.setItem(name, text)
        return true
      }, false),
    remove: (name) => ifAllowed((stored) => stored.removeItem(name), undefined),
    namesUnder: (prefix) =>
      ifAllowed(
        (stored) =>
          Array.from({ length: stored.length }, (_, at) => stored.key(at) ?? "").filter((name) =>
            name.startsWith(prefix),
          ),
        [],
      ),
    subscribe: (name, listener) => {
      const listen = (event: Event) => {
        if ("key" in event && event.key === name && "newValue" in event && typeof event.newValue === "string")
          listener(event.newValue)
      }
      events.addEventListener("storage", listen)
      return () => events.removeEventListener("storage", listen)
    },
    alone: async (name, act) => {
      let done: { readonly of: ReturnType<typeof act> } | undefined
      // Pages in a frame without an origin have no locks; then this tab goes on by itself.
      await locks?.request(name, () => void (done = { of: act() })).catch(() => undefined)
      return done === undefined ? act() : done.of
    },
  }
}
