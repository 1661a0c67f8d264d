import { type Browser, chromium } from "playwright"
import { chromiumArguments } from "./chromium.ts"
import { inSurroundings } from "./in-surroundings.ts"

/** Does something with a browser of its own, which has the fonts of a phone. */
export const inChromium = <A>(executablePath: string, act: (browser: Browser) => Promise<A>): Promise<A> =>
  inSurroundings(async (environment) => {
    const env = { ...process.env, ...environment }
    const browser = await chromium.launch({ executablePath, args: [...chromiumArguments], env })
    try {
      return await act(browser)
    } finally {
      await browser.close()
    }
  })
