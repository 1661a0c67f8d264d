import type { BrowserContext, Page } from "@playwright/test"

/** What players and operators name as they like. */
const written = new Set([
  "name",
  "betName",
  "bankAccountName",
  "accountName",
  "title",
  "body",
  "text",
  "detail",
  "description",
  "place",
  "message",
  "lineId",
])

const inHebrew = (value: unknown, key?: string): unknown => {
  if (typeof value === "string") return key !== undefined && written.has(key) && value !== "" ? `א${value} 12ב` : value
  if (Array.isArray(value)) return value.map((one) => inHebrew(one))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inHebrew(one, name)]))
}

/** Has the operator answer with names that are written from the right, with numbers in them. */
export const nameInHebrew = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/(?:api|poy-api)\//, async (route) => {
    try {
      const response = await route.fetch()
      const isJson = response.headers()["content-type"]?.includes("json") === true
      if (isJson) await route.fulfill({ response, json: inHebrew(await response.json()) })
      else await route.fulfill({ response })
    } catch {
      // The page that asked was left meanwhile.
    }
  })
}

/** Texts with such a name in them that would draw their own numbers to its other side. */
export const mixedDirections = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const isPlain = (text: string) => !/\p{N}/u.test(text)
    const blockOf = (element: Element | null): Element | null =>
      element === null || !getComputedStyle(element).display.startsWith("inline")
        ? element
        : blockOf(element.parentElement)
    const isApart = (element: Element | null, block: Element | null): boolean =>
      element !== null &&
      element !== block &&
      (/isolate|plaintext/.test(getComputedStyle(element).unicodeBidi) ||
        getComputedStyle(element).display.startsWith("inline-") ||
        isApart(element.parentElement, block))
    const texts: Array<Text> = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && node.parentElement?.checkVisibility() === true) texts.push(node)
    const found = texts.flatMap((text) => {
      // Its first letters alone stand in for a picture.
      if (!/א.*ב/s.test(text.data)) return []
      const block = blockOf(text.parentElement)
      if (isApart(text.parentElement, block)) return []
      const around = text.data.replaceAll(/א[^א]*ב/g, "")
      const others = texts.filter((one) => one !== text && blockOf(one.parentElement) === block)
      const mixed = [around, ...others.map(({ data }) => data)]
      return mixed.every(isPlain) ? [] : [block?.textContent ?? ""]
    })
    return [...new Set(found)]
  })
