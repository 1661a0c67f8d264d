import { expect, test } from "vitest"
import { mayReload, reloadEvery } from "./page/chunk-reload.ts"
import { isNone, noSupport, supportAddress, supportOf } from "./support.ts"
import { otherTheme, themeChoiceOf, themeOf } from "./theme.ts"

test("the page is loaded anew at most once a minute", () => {
  expect(mayReload(undefined, 1_000_000)).toBe(true)
  expect(mayReload(1_000_000, 1_059_999)).toBe(false)
  expect(mayReload(1_000_000, 1_060_000)).toBe(true)
})

test("a phone clock that was turned back does not forbid reloading for ever", () => {
  expect(mayReload(5_000_000, 1_000_000)).toBe(true)
  expect(mayReload(Number.NaN, 1_000_000)).toBe(true)
})

test("whatever a cookie claims, the night is the default", () => {
  expect(themeOf("light")).toBe("light")
  for (const odd of [undefined, "", "LIGHT", "blue"]) expect(themeOf(odd)).toBe("dark")
  expect(otherTheme("dark")).toBe("light")
  expect(otherTheme("light")).toBe("dark")
})

test("'-' and an empty text mean none", () => {
  for (const none of ["", " ", "-", " - "]) expect(isNone(none)).toBe(true)
  expect(isNone("https://line.example/agent")).toBe(false)
})

test("an agent without a support address hands over to the default set", () => {
  const own = { ...noSupport, urlSupport: "-", officePhoneNumber: "020000001", activePopup: true }
  const given = { ...noSupport, urlSupport: "https://chat.example/agent", urlPopup: "https://agent.example/popup" }
  const site = { ...noSupport, urlSupport: "https://chat.example/default", officePhoneNumber: "020000002" }
  expect(supportOf(own, given, site)).toEqual({
    activePopup: true,
    activeSupport: undefined,
    officePhoneNumber: "020000001",
    phoneNumber: "",
    urlBailek: "",
    urlPopup: "https://agent.example/popup",
    urlSupport: "https://chat.example/agent",
  })
  expect(supportOf({ ...own, activeSupport: false }, { ...given, activeSupport: true }).activeSupport).toBe(false)
  expect(supportOf(own, noSupport, site).urlSupport).toBe("https://chat.example/default")
  expect(supportOf()).toEqual(noSupport)
})

test("a support address that is no web address is not offered", () => {
  expect(supportAddress({ ...noSupport, urlSupport: "https://chat.example/agent" })).toBe("https://chat.example/agent")
  for (const url of ["javascript:alert(1)", "data:text/html,x", "-", "", "chat.example"]) {
    expect(supportAddress({ ...noSupport, urlSupport: url })).toBeUndefined()
  }
})

test("without an agent nobody can be asked and nothing is shown", () => {
  expect(noSupport).toEqual({
    activePopup: undefined,
    activeSupport: undefined,
    officePhoneNumber: "",
    phoneNumber: "",
    urlBailek: "",
    urlPopup: "",
    urlSupport: "",
  })
})

test("support is at a web address, with or without a lock, from its first letter on", () => {
  const at = (urlSupport: string) => supportAddress({ ...noSupport, urlSupport })
  expect(at("http://line.example/a")).toBe("http://line.example/a")
  expect(at("https://line.example/a")).toBe("https://line.example/a")
  expect(at("javascript:open('https://line.example/a')")).toBeUndefined()
})

test("a page that was loaded anew at this very moment is not loaded anew again", () => {
  expect([0, 1, reloadEvery - 1, reloadEvery].map((ago) => mayReload(1_000_000 - ago, 1_000_000))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test("colours can be chosen as the device has them; what is no choice is dark", () => {
  expect(["device", "light", "dark", "blue", undefined].map(themeChoiceOf)).toEqual([
    "device",
    "light",
    "dark",
    "dark",
    "dark",
  ])
  expect(themeOf("device")).toBe("dark")
})
