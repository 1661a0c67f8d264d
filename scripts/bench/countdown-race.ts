import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, CDPSession, Page } from "playwright"
import { build } from "vite"
import settings from "../../vite.config.ts"
import { median } from "../commands/median.ts"
import { root } from "../commands/run.ts"
import { onPage, pictureOf, runInside, slowedDown } from "./pages.ts"
import { reportRival } from "./rival.ts"

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

/** A page that is raced, and the session that slows it down. */
type Runner = { readonly page: Page; readonly session: CDPSession }

/** Seconds that the main thread has worked. */
const busy = async ({ session }: Runner): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics")
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0
}

const runnerOn = async (page: Page): Promise<Runner> => {
  const session = await slowedDown(page)
  await session.send("Performance.enable")
  return { page, session }
}

/** How long the main thread works while the countdowns move on by some seconds, in milliseconds a second. */
const workOf = async (runner: Runner): Promise<number> => {
  const { page } = runner
  await page.bringToFront()
  const readShown = async () => Number(await page.evaluate(firstTimer))
  await page.waitForFunction(`Number(${firstTimer}) !== ${await readShown()}`)
  const [busyBefore, second] = [await busy(runner), await readShown()]
  await page.waitForFunction(`Number(${firstTimer}) === ${(second - seconds + 60) % 60}`)
  return (((await busy(runner)) - busyBefore) * 1_000) / seconds
}

export type CountdownRace = { readonly ours: number; readonly plain: number }

/** All countdowns of a day run on the site's part and, on its picture, written by one timer by hand, in turn. */
export const raceCountdowns = (browser: Browser): Promise<CountdownRace> =>
  onPage(browser, "phone", (page) => withCountdowns(page, () => raceOn(page)))

const raceOn = async (page: Page): Promise<CountdownRace> => {
  await page.goto(`${origin}/gallery/countdowns.html`)
  await page.locator("[role=timer]").nth(351).waitFor()
  const picture = await pictureOf(page)
  await runInside(picture, "baseline-countdowns.ts")
  const runners = await Promise.all(
    [page, picture].map(async (one) => ({ runner: await runnerOn(one), works: new Array<number>() })),
  )
  for (let round = 0; round <= rounds; round++)
    for (const { runner, works } of runners) {
      const work = await workOf(runner)
      // The first round only warms up.
      if (round > 0) works.push(work)
    }
  const [ours = 0, plain = 0] = runners.map(({ works }) => median(works))
  return { ours, plain }
}

const bar = 1.5

export const reportCountdowns = ({ ours, plain }: CountdownRace) =>
  reportRival([
    {
      title: "352 countdowns, main thread a second",
      missed: "352 countdowns take",
      own: ours,
      rival: plain,
      bar,
    },
  ])
