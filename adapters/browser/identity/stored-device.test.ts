import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedDevice } from "./stored-device.ts"

const iphone = { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", maxTouchPoints: 5 }

test("the browser of a session is kept word for word, and classed, until the session is over", () => {
  const tab = browserWithTabs().tab()
  const device = storedDevice(tab)
  const stored = (): unknown => JSON.parse(tab.read("fakham.userDevice") ?? "null")
  device.remember(iphone)
  expect(stored()).toEqual({
    version: 1,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
    device: "mobile",
  })
  device.remember({ userAgent: "Mozilla/5.0 (X11; Linux x86_64)", maxTouchPoints: 0 })
  expect(stored()).toMatchObject({ device: "pc" })
  device.forget()
  expect(stored()).toBeNull()
})

test("a browser that keeps nothing keeps no device, and nothing goes wrong", () => {
  const browser = browserWithTabs()
  const tab = browser.tab()
  browser.blocks()
  storedDevice(tab).remember(iphone)
  storedDevice(tab).forget()
  expect(tab.read("fakham.userDevice")).toBeUndefined()
})
