import { vi } from "vitest"

/** A browser's storage and cookies where there is no browser; it may refuse to keep anything. */
export const standInBrowser = (keeps = true) => {
  const [stored, cookies] = [new Map<string, string>(), new Map<string, string>()]
  const refuse = () => {
    throw new DOMException("Blocked", "SecurityError")
  }
  vi.stubGlobal("location", { protocol: "https:" })
  const storageIn = (entries: Map<string, string>) => ({
    getItem: (key: string) => (keeps ? (entries.get(key) ?? null) : refuse()),
    setItem: (key: string, value: string) => void (keeps ? entries.set(key, value) : refuse()),
    removeItem: (key: string) => void (keeps ? entries.delete(key) : refuse()),
  })
  vi.stubGlobal("localStorage", storageIn(stored))
  vi.stubGlobal("sessionStorage", storageIn(new Map()))
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (keeps) cookies.set(name, value)
    },
  })
  return { stored, cookies }
}
