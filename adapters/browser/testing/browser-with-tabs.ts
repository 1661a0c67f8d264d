import { type BrowserStorage, pageStorage, type TextStorage } from "../page-storage.ts"
import { sharedStorage } from "./shared-storage.ts"

type Settings = {
  /** How many letters may be kept, names and texts together. */
  readonly room?: number
  readonly locks?: "real" | "none" | "refused"
}

const refused = { request: () => Promise.reject(new DOMException("no locks here", "SecurityError")) }

/** A browser with one storage for all its tabs. What one tab writes, the others hear of a little later. */
export const browserWithTabs = ({ room = Number.POSITIVE_INFINITY, locks = "real" }: Settings = {}) => {
  let blocked = false
  let left = room
  const { stored, openTab } = sharedStorage(
    (emit) => setTimeout(emit),
    (now) => [...now].reduce((sum, [name, text]) => sum + name.length + text.length, 0) <= left,
  )
  const page = (): BrowserStorage => {
    const { events, storage } = openTab()
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
    stored,
    tab: (): TextStorage => pageStorage(page()),
    blocks: () => {
      blocked = true
    },
    hasRoomFor: (letters: number) => {
      left = letters
    },
  }
}
