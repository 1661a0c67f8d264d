import type { Browser, CDPSession, Page } from "playwright"
import { atTheSite } from "../commands/at-the-site.ts"
import { median } from "../commands/median.ts"
import { comeIn } from "./come-in.ts"
import { busy, pictureOf, runInside, slowedDown } from "./pages.ts"

const rounds = 5
const noon = "2026-11-20T12:00:00+07:00"

/** Ten thousand entries of one day, of which one in four is of a game and the others are of slips. */
const entries = Array.from({ length: 10_000 }, (_, at) => ({
  id: `E${at}`,
  transactionType: at % 4 === 0 ? "BET_GAME" : "BET_YEEKEE",
  amount: -1.25,
  balance: 20_000 - at,
  refId: `P${at}`,
  detail: `ยี่กี รอบที่ ${at % 88}`,
  createdAt: "2026-11-19T11:02:40.000000Z",
}))

/** The same from an operator that tells pages of a statement, and from one that tells all of it at once. */
const operators = {
  paged: async (page: Page) => {
    await page.route("**/poy-api/transactions.page*", (route) => {
      const asked = new URL(route.request().url()).searchParams
      const [after, limit] = [asked.get("after"), Number(asked.get("limit") ?? 50)]
      const from = entries.findIndex(({ id }) => id === after) + 1
      const of = (type: string) => ({ day: "2026-11-19", transactionType: type, count: 1, moneyIn: 0, moneyOut: -1.25 })
      const some = entries.slice(from, from + limit)
      const data = {
        from: "2026-11-17",
        to: "2026-11-20",
        totals: after === null ? [of("BET_GAME"), of("BET_YEEKEE")] : [],
        entries: some,
        next: from + limit < entries.length ? some.at(-1)?.id : "",
      }
      return route.fulfill({ json: { data } })
    })
  },
  whole: async (page: Page) => {
    await page.route("**/poy-api/transactions.page*", (route) => route.fulfill({ status: 404, json: {} }))
    await page.route("**/poy-api/transactions.all", (route) => route.fulfill({ json: { data: entries } }))
  },
}
type OperatorName = keyof typeof operators

type Runner = { readonly page: Page; readonly session: CDPSession }

const answersOf = (page: Page): Promise<ReadonlyArray<number>> =>
  page.evaluate(() => Reflect.get(globalThis, "answers").slice())

/** Milliseconds from a tap on a filter to the picture of its rows. */
const narrowed = async ({ page }: Runner, at: number): Promise<number> => {
  await page.bringToFront()
  const { length } = await answersOf(page)
  await page.locator("main fieldset [aria-pressed]").nth(at).click()
  await page.waitForFunction((before) => Reflect.get(globalThis, "answers").length > before, length)
  return (await answersOf(page))[length] ?? Number.NaN
}

const scrolled = async ({ page, session }: Runner): Promise<number> => {
  await page.bringToFront()
  const before = await busy(session)
  await runInside(page, "fling.ts")
  return ((await busy(session)) - before) * 1_000
}

type Times = { readonly narrowed: Array<number>; readonly scrolled: Array<number> }
export type StatementRace = { readonly operator: OperatorName; readonly ours: Times; readonly plain: Times }

const raceWith = async (browser: Browser, address: string, operator: OperatorName): Promise<StatementRace> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true })
  const page = await context.newPage()
  await comeIn(page, address)
  await operators[operator](page)
  await page.goto(`${address}credit/statement`)
  await page.locator("main section li").nth(20).waitFor()
  const picture = await pictureOf(page)
  await picture.evaluate((known) => Object.assign(globalThis, { entries: known }), entries)
  await runInside(picture, "plain-statement.ts")
  const runnerOn = async (one: Page): Promise<Runner> => {
    await runInside(one, "answers.ts")
    const session = await slowedDown(one)
    await session.send("Performance.enable")
    return { page: one, session }
  }
  const [site, byHand] = [await runnerOn(page), await runnerOn(picture)]
  const [ours, plain]: [Times, Times] = [
    { narrowed: [], scrolled: [] },
    { narrowed: [], scrolled: [] },
  ]
  for (let round = 0; round <= rounds; round++)
    for (const [runner, times] of [
      [site, ours],
      [byHand, plain],
    ] as const) {
      const taps = operator === "whole" ? [await narrowed(runner, 4), await narrowed(runner, 0)] : []
      const took = await scrolled(runner)
      // The first round only warms up.
      if (round === 0) continue
      times.narrowed.push(...taps)
      times.scrolled.push(took)
    }
  await context.close()
  return { operator, ours, plain }
}

/** A statement of ten thousand entries is narrowed and scrolled on the site and on its picture, in turn. */
export const raceStatements = (browser: Browser): Promise<ReadonlyArray<StatementRace>> =>
  atTheSite(async (address) => [await raceWith(browser, address, "paged"), await raceWith(browser, address, "whole")], {
    SANDBOX_CLOCK: noon,
  })

/** Times the page by hand at most. */
const bar = 1.5
const titles = { narrowed: "a filter answered", scrolled: "40 screens scrolled" } as const
const names = { paged: "page by page", whole: "all at once" } as const

export const reportStatements = (races: ReadonlyArray<StatementRace>) => {
  const compared = races.flatMap(({ operator, ours, plain }) =>
    (["narrowed", "scrolled"] as const)
      .filter((measure) => ours[measure].length > 0)
      .map((measure) => ({
        title: `10,000 entries told ${names[operator]}, ${titles[measure]}`,
        own: median(ours[measure]),
        beside: median(plain[measure]),
      })),
  )
  return {
    lines: compared.map(
      ({ title, own, beside }) =>
        `${title}: ${own.toFixed(1)} ms, by hand ${beside.toFixed(1)} ms, ${(own / beside).toFixed(2)} x (bar ${bar})`,
    ),
    missed: compared.flatMap(({ title, own, beside }) =>
      own / beside > bar ? [`${title}: ${(own / beside).toFixed(2)} x the plain page's time, over ${bar}`] : [],
    ),
  }
}
