import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedRatePolicy } from "./rate-policy.ts"

test("which changed rates a player lets pass is remembered in all tabs, and asked about until it is said", () => {
  const browser = browserWithTabs()
  const policy = storedRatePolicy(browser.tab())
  expect(policy.recall()).toBe("none")
  policy.remember("better")
  expect(storedRatePolicy(browser.tab()).recall()).toBe("better")
})

test("what is not understood, or may not be read, asks every time", () => {
  const browser = browserWithTabs()
  const policy = storedRatePolicy(browser.tab())
  policy.remember("any")
  for (const name of browser.stored.keys()) browser.stored.set(name, "always")
  expect(policy.recall()).toBe("none")
  browser.blocks()
  policy.remember("any")
  expect(policy.recall()).toBe("none")
})
