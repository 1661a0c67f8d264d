import type { BrowserContext } from "@playwright/test"
import { hasCome } from "../identity/login-page.ts"

/** A cheap phone is so much slower, and its pages learn more while they are drawn. */
const slowness = 4

/** How many elements a page makes and never shows: of drawings that are thrown away before they stand. */
export const elementsInVain = async (context: BrowserContext, address: string, isThere: string): Promise<number> => {
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness })
  await tab.addInitScript(noteElements)
  await tab.goto(address)
  await hasCome(tab)
  await tab.locator(isThere).first().waitFor()
  await tab.waitForLoadState("networkidle")
  const count = await tab.evaluate((): number => Reflect.get(globalThis, "elementsInVain"))
  await tab.close()
  return count
}

const noteElements = () => {
  const made = new Set<Node>()
  for (const name of ["createElement", "createElementNS"]) {
    const make = Reflect.get(Document.prototype, name)
    Reflect.set(Document.prototype, name, function (this: Document, ...how: ReadonlyArray<unknown>) {
      const element: Element = Reflect.apply(make, this, how)
      made.add(element)
      return element
    })
  }
  const show = (node: Node) => {
    made.delete(node)
    node.childNodes.forEach(show)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(show)
  }).observe(document, { childList: true, subtree: true })
  Object.defineProperty(globalThis, "elementsInVain", { get: () => made.size })
}
