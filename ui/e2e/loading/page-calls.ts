import type { BrowserContext } from "@playwright/test"

/** What a page asks the operator, in its own order, until what its visitor comes for is in sight and belongs to the running app. */
export const callsUntilAnswered = async (
  context: BrowserContext,
  address: string,
  control: string,
): Promise<ReadonlyArray<string>> => {
  const tab = await context.newPage()
  await tab.addInitScript(noteCalls, control)
  await tab.goto(address)
  await tab.waitForFunction(() => Reflect.get(globalThis, "callsUntilAnswered") !== undefined)
  const calls: ReadonlyArray<string> = await tab.evaluate(() => Reflect.get(globalThis, "callsUntilAnswered"))
  await tab.close()
  return calls
}

/** Runs inside a page before its own scripts. */
const noteCalls = (control: string) => {
  const calls: Array<string> = []
  const { fetch } = globalThis
  globalThis.fetch = (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
    if (/^\/(?:poy-)?api\//.test(pathname)) calls.push(`${init.method ?? "GET"} ${pathname}${search}`)
    return fetch(input, init)
  }
  // React notes its own properties on every element that it has brought to life.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))
  const look = () => {
    const element = document.querySelector(control)
    if (!element?.checkVisibility() || element.matches(":disabled") || !isAlive(element)) return
    changes.disconnect()
    Object.assign(globalThis, { callsUntilAnswered: calls.slice() })
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { childList: true, subtree: true, attributes: true })
}
