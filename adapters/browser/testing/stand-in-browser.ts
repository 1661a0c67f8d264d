import { vi } from "vitest"

/** A browser's storage and cookies where there is no browser; it may refuse to keep anything. */
export const standInBrowser = (keeps = true) => {
  const [stored, cookies] = [new Map<string, string>(), new Map<string, string>()]
  const refuse = () => {
    throw new DOMException("Blocked", "SecurityError")
  }
  vi.stubGlobal("location", { protocol: "https:" })
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => (keeps ? (stored.get(name) ?? null) : refuse()),
    setItem: (name: string, value: string) => void (keeps ? stored.set(name, value) : refuse()),
  })
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
