import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedPasskey } from "./stored-passkey.ts"

test("a passkey of this device is offered in all tabs until it is found to be none", () => {
  const browser = browserWithTabs()
  const [one, other] = [storedPasskey(browser.tab()), storedPasskey(browser.tab())]
  expect(one.recall()).toBe(false)
  one.remember()
  expect(other.recall()).toBe(true)
  other.forget()
  expect(one.recall()).toBe(false)
})
