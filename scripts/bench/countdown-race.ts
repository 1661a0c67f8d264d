import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, CDPSession, Page } from "playwright"
import { build } from "vite"
import settings from "../../vite.config.ts"
import { median } from "../commands/median.ts"
import { root } from "../commands/run.ts"
import { busy, pictureOf, runInside, slowedDown } from "./pages.ts"

const origin = "http://countdowns.test"
const seconds = 3
const rounds = 5

/** Builds the page of countdowns as the site is built, and serves it to one browser tab from memory. */
const withCountdowns = async <A>(page: Page, act: () => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-countdowns-"))
  try {
    await build({
      ...settings,
      configFile: false,
      logLevel: "warn",
      build: {
        ...settings.build,
        outDir: folder,
        rolldownOptions: { input: join(root, "ui/gallery/countdowns.html") },
      },
    })
    await page.context().route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const contentType = pathname.endsWith(".js")
        ? "text/javascript"
        : pathname.endsWith(".css")
          ? "text/css"
          : pathname.endsWith(".html")
            ? "text/html"
            : "font/woff2"
      await route.fulfill({ body: await readFile(join(folder, pathname)), contentType })
    })
    return await act()
  } finally {
    await rm(folder, { recursive: true })
  }
}

const firstTimer = 'document.querySelector("[role=timer]").textContent.slice(-2)'

/** How long the main thread works while the countdowns move on by some seconds, in milliseconds a second. */
const workOf = async (page: Page, session: CDPSession): Promise<number> => {
  await page.bringToFront()
  const shown = async () => Number(await page.evaluate(firstTimer))
  await page.waitForFunction(`Number(${firstTimer}) !== ${await shown()}`)
  const [busyBefore, second] = [await busy(session), await shown()]
  await page.waitForFunction(`Number(${firstTimer}) === ${(second - seconds + 60) % 60}`)
  return (((await busy(session)) - busyBefore) * 1_000) / seconds
}

export type CountdownRace = { readonly ours: number; readonly plain: number }

/** All countdowns of a day run on the site's part and, on its picture, written by one timer by hand, in turn. */
export const raceCountdowns = async (browser: Browser): Promise<CountdownRace> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  return withCountdowns(page, async () => {
    await page.goto(`${origin}/gallery/countdowns.html`)
    await page.locator("[role=timer]").nth(351).waitFor()
    const picture = await pictureOf(page)
    await runInside(picture, "plain-countdowns.ts")
    const runners = await Promise.all(
      [page, picture].map(async (one) => {
        const session = await slowedDown(one)
        await session.send("Performance.enable")
        return { one, session, works: new Array<number>() }
      }),
    )
    for (let round = 0; round <= rounds; round++)
      for (const { one, session, works } of runners) {
        const work = await workOf(one, session)
        // The first round only warms up.
        if (round > 0) works.push(work)
      }
    const [ours = 0, plain = 0] = runners.map(({ works }) => median(works))
    return { ours, plain }
  })
}

const bar = 1.5

export const reportCountdowns = ({ ours, plain }: CountdownRace) => {
  const ratio = ours / plain
  return {
    lines: [
      `352 countdowns, main thread a second: ${ours.toFixed(1)} ms, by hand ${plain.toFixed(1)} ms, ${ratio.toFixed(2)} x (bar ${bar})`,
    ],
    missed: ratio > bar ? [`352 countdowns take ${ratio.toFixed(2)} x the plain page's time, over ${bar}`] : [],
  }
}
