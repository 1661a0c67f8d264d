import { chromium } from "playwright"
import { chromiumArguments } from "../chromium.ts"
import { atTheSite } from "../commands/at-the-site.ts"

/** The scripts that a real Chromium fetches for a guest who opens the first page and does nothing. */
export const scriptsOfAVisit = (executablePath: string): Promise<ReadonlyArray<string>> =>
  atTheSite(async (address) => {
    const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
    try {
      const page = await browser.newPage({ serviceWorkers: "block" })
      const scripts = new Set<string>()
      page.on("response", (response) => {
        const { pathname } = new URL(response.url())
        const isScript = response.headers()["content-type"]?.includes("javascript") || pathname.endsWith(".js")
        if (response.ok() && isScript) scripts.add(pathname.slice(1))
      })
      await page.goto(address, { waitUntil: "networkidle" })
      return [...scripts].toSorted()
    } finally {
      await browser.close()
    }
  })
