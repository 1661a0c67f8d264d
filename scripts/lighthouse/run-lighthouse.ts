import lighthouse from "lighthouse"
import type { PageVisit } from "../page-speed/demo-player.ts"
import { inOwnChromium } from "../page-speed/own-chromium.ts"
import type { MeasuredPage } from "../page-speed/pages.ts"
import type { Report } from "./figures.ts"

/** The site asks search engines to leave a player's pages out, which Lighthouse holds against a page. */
const ofListedPages = ["is-crawlable"]

/**
 * One cold run on Lighthouse's own phone and line. Before it begins it clears the cache, service workers and the like, but
 * neither cookies nor what a page has stored, so the player is still logged in.
 */
export const runLighthouse = (
  executablePath: string,
  { url, cookies }: PageVisit,
  { isPlayers }: MeasuredPage,
): Promise<Report> =>
  inOwnChromium(executablePath, cookies, async (port) => {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      output: "json",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      skipAudits: isPlayers ? ofListedPages : [],
      disableFullPageScreenshot: true,
    })
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`)
    const { lhr } = result
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
    return lhr
  })
