import type { Browser, BrowserContext } from "@playwright/test"

/** What a browser reads without asking anybody. */
const askNobody = new Set(["about:", "blob:", "chrome-error:", "data:"])

/** Those of these addresses whose host a journey does not know, each once. */
export const strangersAmong = (addresses: ReadonlyArray<string>, known: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(addresses)].filter((address) => {
    const { protocol, origin, host } = new URL(address)
    // The library of pushed news tries its line secured as well.
    if (/^wss?:$/.test(protocol)) return !known.some((place) => new URL(place).host === host)
    return !askNobody.has(protocol) && !known.includes(origin)
  })

/** Keeps every address that a browser asks meanwhile: pages, frames, workers and lines of pushed news alike. */
export const keepAddresses = (browser: Browser, context: BrowserContext) => {
  const addresses: Array<string> = []
  const listen = (to: BrowserContext) => {
    to.on("request", (request) => addresses.push(request.url()))
    to.on("page", (page) => page.on("websocket", (line) => addresses.push(line.url())))
  }
  listen(context)
  browser.on("context", listen)
  return { addresses, stop: () => browser.off("context", listen) }
}
