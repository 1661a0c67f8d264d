import { StoredVisitor, type Visitor } from "@fakham/core/identity"
import { Effect, Option } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { storedVisitor } from "./stored-visitor.ts"

afterEach(() => vi.unstubAllGlobals())

/** As much of a browser as remembers things, or one that forbids it. */
const browser = ({ forbids = false } = {}) => {
  const stored = new Map<string, string>()
  const jar = new Map<string, string>()
  const written: Array<string> = []
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError")
  }
  vi.stubGlobal("location", { protocol: "https:" })
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => (forbids ? forbidden() : (stored.get(name) ?? null)),
    setItem: (name: string, value: string) => (forbids ? forbidden() : void stored.set(name, value)),
  })
  vi.stubGlobal("document", {
    get cookie() {
      return forbids ? forbidden() : [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    },
    set cookie(text: string) {
      if (forbids) forbidden()
      written.push(text)
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=")
      jar.set(name, value)
    },
  })
  return { stored, jar, written }
}

const visitor: Visitor = { visitorId: "visitor-1", userId: "uuid-1", fetchedAt: 1_795_150_800_000 }

const opened = () => {
  const layer = storedVisitor()
  const run = <A>(program: Effect.Effect<A, never, StoredVisitor>) => Effect.runSync(Effect.provide(program, layer))
  return {
    recall: () => Option.getOrUndefined(run(StoredVisitor.use((storage) => storage.recall()))),
    remember: (seen: Visitor) => run(StoredVisitor.use((storage) => storage.remember(seen))),
    recallGuest: () => Option.getOrUndefined(run(StoredVisitor.use((storage) => storage.recallGuest()))),
    rememberGuest: (id: string, seconds: number) =>
      run(StoredVisitor.use((storage) => storage.rememberGuest(id, seconds))),
  }
}

test("a browser remembers its visitor and its guest for every page of the site", () => {
  browser()
  const page = opened()
  expect([page.recall(), page.recallGuest()]).toEqual([undefined, undefined])
  page.remember(visitor)
  page.rememberGuest("guest-1", 604_800)

  expect(opened().recall()).toEqual(visitor)
  expect(opened().recallGuest()).toBe("guest-1")
})

test("a guest's visitor, whom no player's id belongs to, is remembered too", () => {
  browser()
  opened().remember({ visitorId: "visitor-2", userId: undefined, fetchedAt: 5 })
  expect(opened().recall()).toEqual({ visitorId: "visitor-2", userId: undefined, fetchedAt: 5 })
})

test("the guest cookie lasts seven days, for this site and over https alone", () => {
  const { written } = browser()
  vi.useFakeTimers({ now: Date.parse("2026-11-20T05:00:00Z") })
  opened().rememberGuest("guest-1", 604_800)
  vi.useRealTimers()

  expect(written).toEqual(["guest=guest-1; path=/; expires=Fri, 27 Nov 2026 05:00:00 GMT; sameSite=lax; secure"])
})

test.each([
  ["no JSON", "{visitor"],
  ["nobody", "null"],
  ["an empty id", JSON.stringify({ ...visitor, visitorId: "" })],
  ["no time", JSON.stringify({ visitorId: "visitor-1" })],
  ["a time that is none", JSON.stringify({ ...visitor, fetchedAt: "yesterday" })],
])("%s in the storage is nobody remembered", (_, text) => {
  browser().stored.set("fakham.visitor", text)
  expect(opened().recall()).toBeUndefined()
})

test("a guest cookie that was tampered with is no guest", () => {
  browser().jar.set("guest", encodeURIComponent("<script>"))
  expect(opened().recallGuest()).toBeUndefined()
})

test("a browser that forbids storage and cookies remembers for as long as the page is open", () => {
  browser({ forbids: true })
  const page = opened()
  expect([page.recall(), page.recallGuest()]).toEqual([undefined, undefined])
  page.remember(visitor)
  page.rememberGuest("guest-1", 604_800)

  expect([page.recall(), page.recallGuest()]).toEqual([visitor, "guest-1"])
  expect([opened().recall(), opened().recallGuest()]).toEqual([undefined, undefined])
})
