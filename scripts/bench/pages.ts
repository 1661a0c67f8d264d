import type { Browser, Page } from "playwright"

const slowness = 4

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

/**
 * A race has the browser for itself: a context of its own, closed after it, as its pages would work on; open to what is run
 * inside its pages, and without the service worker, which would answer for a picture.
 */
export const onPage = async <A>(
  browser: Browser,
  size: keyof typeof sizes,
  race: (page: Page) => Promise<A>,
): Promise<A> => {
  const context = await browser.newContext({ viewport: sizes[size], bypassCSP: true, serviceWorkers: "block" })
  try {
    return await race(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Runs some of `page/` inside a page, one after the other; they are written for browsers and never run here. */
export const runInside = async (page: Page, ...files: ReadonlyArray<string>): Promise<void> => {
  for (const file of files) {
    const { default: inside }: { readonly default: () => void } = await import(`./page/${file}`)
    await page.evaluate(inside)
  }
}

/** As slow as a cheap phone: four times slower than this machine. */
export const slowedDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness })
  return session
}

/** A second tab that shows the picture of a page, with its styles and without its scripts. */
export const pictureOf = async (page: Page): Promise<Page> => {
  for (const input of await page.locator("input").all())
    await input.evaluate((field) => field.setAttribute("value", Reflect.get(field, "value")))
  const picture = (await page.content()).replaceAll(
    /<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g,
    "",
  )
  const copy = await page.context().newPage()
  const address = new URL("/picture", page.url()).href
  await copy.route(address, (route) => route.fulfill({ body: picture, contentType: "text/html" }))
  await copy.goto(address, { waitUntil: "networkidle" })
  return copy
}
