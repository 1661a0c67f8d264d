import type { Browser, Page } from "playwright"
import { atTheSite } from "../commands/at-the-site.ts"
import { median } from "../commands/median.ts"
import { reportBeside } from "./beside.ts"
import { comeIn } from "./come-in.ts"
import { onPage, pictureOf, runInside } from "./pages.ts"
import { answered, type Runner, scrolled, timedRunnerOn } from "./runner.ts"

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

/** Milliseconds from a tap on a filter to the picture of its rows. */
const narrowed = (runner: Runner, at: number): Promise<number> =>
  answered(runner, () => runner.page.locator("main fieldset [aria-pressed]").nth(at).click())

type Times = { readonly narrowed: Array<number>; readonly scrolled: Array<number> }
export type StatementRace = { readonly operator: OperatorName; readonly ours: Times; readonly plain: Times }

const raceWith = async (page: Page, address: string, operator: OperatorName): Promise<StatementRace> => {
  await comeIn(page, address)
  await operators[operator](page)
  await page.goto(`${address}credit/statement`)
  await page.locator("main section li").nth(20).waitFor()
  const picture = await pictureOf(page)
  await picture.evaluate((known) => Object.assign(globalThis, { entries: known }), entries)
  await runInside(picture, "by-hand.ts", "plain-statement.ts")
  const [site, byHand] = [await timedRunnerOn(page), await timedRunnerOn(picture)]
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
  return { operator, ours, plain }
}

/** A statement of ten thousand entries is narrowed and scrolled on the site and on its picture, in turn. */
export const raceStatements = (browser: Browser): Promise<ReadonlyArray<StatementRace>> =>
  atTheSite(
    async (address) => {
      const raceAt = (operator: OperatorName) => onPage(browser, "phone", (page) => raceWith(page, address, operator))
      return [await raceAt("paged"), await raceAt("whole")]
    },
    { SANDBOX_CLOCK: noon },
  )

/** Times the page by hand at most. */
const bar = 1.5
const titles = { narrowed: "a filter answered", scrolled: "40 screens scrolled" } as const
const names = { paged: "page by page", whole: "all at once" } as const

export const reportStatements = (races: ReadonlyArray<StatementRace>) =>
  reportBeside(
    races.flatMap(({ operator, ours, plain }) =>
      (["narrowed", "scrolled"] as const)
        .filter((measure) => ours[measure].length > 0)
        .map((measure) => ({
          title: `10,000 entries told ${names[operator]}, ${titles[measure]}`,
          own: median(ours[measure]),
          beside: median(plain[measure]),
          bar,
        })),
    ),
  )
