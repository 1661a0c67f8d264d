import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedSecondPrice } from "./second-price.ts"

test("what a player means by a second price is remembered in all tabs, and is not known before", () => {
  const browser = browserWithTabs()
  const stored = storedSecondPrice("nipa", browser.tab())
  expect(stored.recall()).toBeUndefined()
  stored.remember("reverse")
  expect(storedSecondPrice("nipa", browser.tab()).recall()).toBe("reverse")
})

test("another player of the same browser is asked", () => {
  const browser = browserWithTabs()
  storedSecondPrice("nipa", browser.tab()).remember("bottom")
  expect(storedSecondPrice("malee", browser.tab()).recall()).toBeUndefined()
})

test("what is not understood, or may not be read, is asked again", () => {
  const browser = browserWithTabs()
  const stored = storedSecondPrice("nipa", browser.tab())
  stored.remember("bottom")
  for (const name of browser.stored.keys()) browser.stored.set(name, "both")
  expect(stored.recall()).toBeUndefined()
  browser.blocks()
  stored.remember("bottom")
  expect(stored.recall()).toBeUndefined()
})
