import type { StoredRegistration } from "@fakham/core/identity"
import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { storedRegistration } from "./stored-registration.ts"

afterEach(() => void vi.unstubAllGlobals())

const line = { name: "มาลี", ticket: "t-1" }
const unfinished: StoredRegistration = {
  userName: "malee2569",
  phoneNumber: "081-000-0042",
  line,
  wantsLimit: true,
  key: "key-1",
}
const recalled = () => Effect.runSync(storedRegistration.recall)
const remember = (given: StoredRegistration) => Effect.runSync(storedRegistration.remember(given))

const tab = () => {
  const stored = new Map<string, string>()
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
  return stored
}

test("a registration that is under way is there when the page is loaded anew, until it is forgotten", () => {
  tab()
  expect(recalled()).toBeUndefined()
  remember(unfinished)
  expect(recalled()).toEqual(unfinished)
  remember({ ...unfinished, line: undefined, key: undefined })
  expect(recalled()).toEqual({ ...unfinished, line: undefined, key: undefined })
  Effect.runSync(storedRegistration.forget)
  expect(recalled()).toBeUndefined()
})

test("what is not understood is nothing", () => {
  const stored = tab()
  remember(unfinished)
  for (const odd of ["{", "[]", '{"version":2}', '{"version":1,"userName":7,"phoneNumber":""}']) {
    for (const name of stored.keys()) stored.set(name, odd)
    expect(recalled()).toBeUndefined()
  }
})

test("a browser that blocks its storage breaks nothing", () => {
  const refuse = () => {
    throw new DOMException("Blocked", "SecurityError")
  }
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse })
  remember(unfinished)
  expect(recalled()).toBeUndefined()
  Effect.runSync(storedRegistration.forget)
})
