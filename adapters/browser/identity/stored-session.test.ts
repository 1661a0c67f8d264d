import { type Session, StoredSession } from "@fakham/core/identity"
import { Effect, Option } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { cookieSession, storedToken } from "./stored-session.ts"

afterEach(() => vi.unstubAllGlobals())

const session: Session = { token: "t-1", uuid: "uuid-1", limit: undefined }

/** As much of a browser as has cookies, or one that refuses them without a word. */
const browser = ({ refuses = false, protocol = "https:" } = {}) => {
  const jar = new Map<string, string>()
  const written: Array<string> = []
  vi.stubGlobal("location", { protocol })
  vi.stubGlobal("BroadcastChannel", undefined)
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    },
    set cookie(text: string) {
      if (refuses || (text.startsWith("__Host-") && !/; path=\/; (.*; )?secure\b/.test(text))) return
      written.push(text)
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=")
      if (/expires=Thu, 01 Jan 1970/.test(text) || value === "") jar.delete(name)
      else jar.set(name, value)
    },
  })
  return { jar, written }
}

const opened = () => {
  const layer = cookieSession((token) => (token === "t-1" ? session : undefined))
  const run = <A, E>(program: Effect.Effect<A, E, StoredSession>) => Effect.runPromise(Effect.provide(program, layer))
  return {
    recall: () => run(Effect.result(StoredSession.use((storage) => storage.recall()))),
    remember: () => run(StoredSession.use((storage) => storage.remember(session))),
    forget: () => run(StoredSession.use((storage) => storage.forget())),
  }
}

test("a session is in the cookie of the site for seven days, and its end takes all cookies of the player", async () => {
  const { jar, written } = browser()
  for (const name of ["seeNewsAlert", "seeBannerClick", "guest", "locale"]) jar.set(name, "1")
  vi.useFakeTimers({ now: Date.parse("2026-11-20T05:00:00Z") })
  await opened().remember()
  vi.useRealTimers()
  expect(written).toEqual(["__Host-token=t-1; path=/; expires=Fri, 27 Nov 2026 05:00:00 GMT; sameSite=lax; secure"])
  expect(await opened().recall()).toMatchObject({ success: Option.some(session) })
  await opened().forget()
  expect([...jar.keys()]).toEqual(["locale"])
})

test("a browser that refuses cookies keeps the session for as long as the tab is open, until it is over", async () => {
  browser({ refuses: true })
  const tab = opened()
  await tab.remember()
  expect(storedToken()).toBe("t-1")
  expect(await tab.recall()).toMatchObject({ success: Option.some(session) })
  await tab.forget()
  expect(storedToken()).toBeUndefined()
  expect(await tab.recall()).toMatchObject({ success: Option.none() })
})

test("a token that cannot be read is told apart from none", async () => {
  const { jar } = browser()
  jar.set("__Host-token", "nonsense")
  expect(await opened().recall()).toMatchObject({ failure: { _tag: "UndecodableToken" } })
})

test("over https a cookie that another host of the domain can have set opens no session", async () => {
  const { jar } = browser()
  jar.set("token", "t-1")
  expect(storedToken()).toBeUndefined()
  expect(await opened().recall()).toMatchObject({ success: Option.none() })
})

test("without https, where browsers take no name that only this host can set, the cookie has its plain name", async () => {
  const { jar } = browser({ protocol: "http:" })
  await opened().remember()
  expect([...jar]).toEqual([["token", "t-1"]])
  await opened().forget()
  expect([...jar]).toEqual([])
})
