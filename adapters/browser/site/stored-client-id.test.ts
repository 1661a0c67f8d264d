import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { forgetClientId, storedClientId } from "./stored-client-id.ts"

const numbered = () => {
  let made = 0
  return () => `id-${++made}`
}

test("a browser is counted under the same number in every tab and after every load, until it is forgotten", () => {
  const browser = browserWithTabs()
  const newId = numbered()
  const tab = browser.tab()
  const client = storedClientId(newId, tab)
  expect(tab.read("fakham.clientId")).toBeUndefined()
  expect([client.read(), client.read()]).toEqual(["id-1", "id-1"])
  expect(storedClientId(newId, browser.tab()).read()).toBe("id-1")
  forgetClientId(tab)
  expect(storedClientId(newId, tab).read()).toBe("id-2")
})

test("what somebody else wrote there is no number of ours", () => {
  const tab = browserWithTabs().tab()
  tab.write("fakham.clientId", "<script>")
  expect(storedClientId(numbered(), tab).read()).toBe("id-1")
})

test("a browser that keeps nothing has one number for each load of a page", () => {
  const browser = browserWithTabs()
  const tab = browser.tab()
  browser.blocks()
  const client = storedClientId(numbered(), tab)
  expect([client.read(), client.read()]).toEqual(["id-1", "id-1"])
})
