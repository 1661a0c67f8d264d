import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedAcceptedRules } from "./accepted-rules.ts"

test("rules that a player accepted are remembered in all tabs, by their edition", () => {
  const browser = browserWithTabs()
  const rules = storedAcceptedRules(browser.tab())
  expect(rules.recall()).toBeUndefined()
  rules.remember("1")
  expect(storedAcceptedRules(browser.tab()).recall()).toBe("1")
})

test("a browser that keeps nothing shows the rules again", () => {
  const browser = browserWithTabs()
  const rules = storedAcceptedRules(browser.tab())
  browser.blocks()
  rules.remember("1")
  expect(rules.recall()).toBeUndefined()
})
