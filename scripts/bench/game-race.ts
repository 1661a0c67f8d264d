import type { Browser, Page } from "playwright"
import { atTheSite } from "../commands/at-the-site.ts"
import { median } from "../commands/median.ts"
import { reportBeside } from "./beside.ts"
import { comeIn } from "./come-in.ts"
import { onPage, pictureOf, runInside } from "./pages.ts"
import { answered, type Runner as RunnerOfPage, scrolled, timedRunnerOn } from "./runner.ts"

/** How many games there are, of which a quarter is of the partner whose list is opened. */
const many = "5000"
const rounds = 5

/** A page of games, and what leads to it from the page of all partners. */
const pages = [
  { path: "games", partner: undefined, link: "main header a" },
  { path: "game/joker", partner: "joker", link: "main li a[href='/game/joker']" },
] as const

const words = ["จ", "จั", "ฝน", "เมฆ 7", "ไม่มี", "มรกต"]

/** A page of games, and what leads to them once more, all of them known already. */
type Runner = RunnerOfPage & { readonly open: () => Promise<void> }
type Times = { readonly opened: Array<number>; readonly found: Array<number>; readonly scrolled: Array<number> }

const noTimes = (): Times => ({ opened: [], found: [], scrolled: [] })

const once = async (runner: Runner): Promise<{ opened: number; found: ReadonlyArray<number>; scrolled: number }> => {
  const { page, open } = runner
  const opened = await answered(runner, open)
  const found: Array<number> = []
  const kinds = await page.locator("main fieldset:has(button)").first().getByRole("button").all()
  for (const kind of [...kinds.slice(1), ...kinds.slice(0, 1)]) found.push(await answered(runner, () => kind.click()))
  for (const word of words) found.push(await answered(runner, () => page.locator("main input").fill(word)))
  await answered(runner, () => page.locator("main input").fill(""))
  return { opened, found, scrolled: await scrolled(runner) }
}

type Offered = { readonly partner: string; readonly gameId: string | null }

const offeredTo = async (page: Page, address: string): Promise<ReadonlyArray<Offered>> => {
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? ""
  const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
  const answer = await page.request.post(`${address}poy-api/partners.game.list.config`, { headers, data: {} })
  const { data }: { readonly data: ReadonlyArray<Offered> } = await answer.json()
  return data
}

export type GameRace = {
  readonly path: string
  readonly count: number
  readonly ours: Times
  readonly plain: Times
}

const raceOn = async (page: Page, address: string, { path, partner, link }: (typeof pages)[number]) => {
  await comeIn(page, address)
  await page.goto(`${address}${path}`)
  await page.locator("main li").first().waitFor()
  const picture = await pictureOf(page)
  const offered = await offeredTo(page, address)
  const listings = offered.filter((one) => one.gameId !== null && (partner === undefined || one.partner === partner))
  await picture.evaluate((known) => Object.assign(globalThis, { listings: known }), listings)
  await runInside(picture, "by-hand.ts", "plain-games.ts")
  await page.goto(`${address}game`)
  await page.locator("main li").first().waitFor()
  const openedBy = async (one: Page, way: string): Promise<Runner> => ({
    ...(await timedRunnerOn(one)),
    open: () => one.locator(way).first().click(),
  })
  const [site, byHand] = [await openedBy(page, link), await openedBy(picture, "main header a")]
  const [ours, plain] = [noTimes(), noTimes()]
  for (let round = 0; round <= rounds; round++) {
    const turns = [
      [ours, await once(site)],
      [plain, await once(byHand)],
    ] as const
    await page.goBack()
    // The first round only warms up.
    if (round === 0) continue
    for (const [times, { opened, found, scrolled }] of turns) {
      times.opened.push(opened)
      times.found.push(...found)
      times.scrolled.push(scrolled)
    }
  }
  return { path, count: listings.length, ours, plain }
}

/** The same games are opened, looked through and scrolled on the site and on its picture, in turn. */
export const raceGames = (browser: Browser): Promise<ReadonlyArray<GameRace>> =>
  atTheSite(
    async (address) => {
      const raced: Array<GameRace> = []
      for (const one of pages) raced.push(await onPage(browser, "phone", (page) => raceOn(page, address, one)))
      return raced
    },
    { SANDBOX_GAMES: many },
  )

/** Times the page by hand at most; by hand opening is drawing alone, and no change of the page around it. */
const bars = { opened: 2.5, found: 1.5, scrolled: 1.5 } as const
const titles = { opened: "opened", found: "a filter answered", scrolled: "40 screens scrolled" } as const
const measures = ["opened", "found", "scrolled"] as const

export const reportGames = (races: ReadonlyArray<GameRace>) =>
  reportBeside(
    races.flatMap(({ path, count, ours, plain }) =>
      measures.map((measure) => ({
        title: `${count.toLocaleString("en")} games of /${path}, ${titles[measure]}`,
        own: median(ours[measure]),
        beside: median(plain[measure]),
        bar: bars[measure],
      })),
    ),
  )
