import type { Locale } from "@fakham/core"
import type { Browser } from "playwright"
import { atTheSiteAtNoon, demoPlayerAt, type PageVisit } from "../page-speed/demo-player.ts"
import { type Case, chooseCases, isCall, type MeasuredPage } from "../page-speed/pages.ts"
import { picturesPath } from "../start/start-settings.ts"
import { inChromium } from "../surroundings/in-chromium.ts"

/** The built files that a real Chromium fetches of a page for a visitor who opens it and does nothing. */
export type FetchedPage = {
  readonly name: string
  readonly locale: Locale
  readonly isPlayers: boolean
  readonly files: ReadonlyArray<string>
}

const chosen = (...choices: ReadonlyArray<ReturnType<typeof chooseCases>>): ReadonlyArray<Case> =>
  choices.flatMap((choice) => {
    if (typeof choice === "string") throw new Error(choice)
    return choice.cases
  })

/** Every page in Thai, in English those of lotteries too, and in the other languages a guest's and a player's first one. */
export const everyPage = chosen(
  chooseCases(undefined, "th", []),
  chooseCases("/,/main,/lotto,/lotto/yeekee,/lotto/gov,bet,/poy,/profile", "en", []),
  chooseCases("/,/main", "kh,mm", []),
)

/** A guest's first page in every language. */
export const firstPages = chosen(chooseCases("/", "th,en,kh,mm", []))

export const visitPages = (executablePath: string, all: ReadonlyArray<Case>): Promise<ReadonlyArray<FetchedPage>> =>
  atTheSiteAtNoon((address) =>
    inChromium(executablePath, async (browser) => {
      const visitOf = await demoPlayerAt(address, all, 1)
      const fetched: Array<FetchedPage> = []
      for (const one of all)
        fetched.push({
          name: one.page.name,
          locale: one.locale,
          isPlayers: one.page.isPlayers,
          files: await filesOf(browser, await visitOf(one), one.page),
        })
      return fetched
    }),
  )

const filesOf = async (
  browser: Browser,
  { url, cookies }: PageVisit,
  { control, isPlayers }: MeasuredPage,
): Promise<ReadonlyArray<string>> => {
  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 412, height: 823 } })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  const files = new Set<string>()
  page.on("response", (response) => {
    const { pathname } = new URL(response.url())
    const isOperators = isCall(response.url()) || pathname.startsWith(`${picturesPath}/`)
    if (response.ok() && /\.\w+$/.test(pathname) && !isOperators) files.add(pathname.slice(1))
  })
  // A player's page fetches what it follows news with when it has nothing else to do.
  const socket = isPlayers ? page.waitForEvent("websocket") : undefined
  await page.goto(url)
  await page.locator(control).first().waitFor()
  await socket
  await page.waitForLoadState("networkidle")
  await context.close()
  return [...files].toSorted()
}
