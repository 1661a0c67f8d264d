import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedUsername } from "./stored-username.ts"

test("the username that logged in last is offered in all tabs until it is forgotten", () => {
  const browser = browserWithTabs()
  const [one, other] = [storedUsername(browser.tab()), storedUsername(browser.tab())]
  expect(one.recall()).toBe("")
  one.remember("malee2569")
  one.remember("somchai88")
  expect(other.recall()).toBe("somchai88")
  other.forget()
  expect(one.recall()).toBe("")
})

test("a browser that stores nothing offers none", () => {
  const browser = browserWithTabs()
  const username = storedUsername(browser.tab())
  browser.blocks()
  username.remember("somchai88")
  expect(username.recall()).toBe("")
})
