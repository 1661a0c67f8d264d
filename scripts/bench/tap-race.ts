import type { Browser, Page } from "playwright"
import { atTheSite } from "../commands/at-the-site.ts"
import { median } from "../commands/median.ts"
import { onPage, pictureOf, runInside, slowedDown } from "./pages.ts"
import { reportRival } from "./rival.ts"

const stakes = { bet: 900, extra: 100 }

/** A thousand lines, and none of them begins with a nine. */
const thousandLines = [
  "บน",
  ...Array.from({ length: stakes.bet }, (_, at) => `${String(at).padStart(3, "0")}=10`),
  ...Array.from({ length: stakes.extra }, (_, at) => `${String(at).padStart(2, "0")}=10`),
].join("\n")

const somchai = { userName: "somchai88", pin: "Duean69#x" }

/** Logs a demo player in, as a player does. */
const logDemoPlayerIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator("#app[data-prerendered]").waitFor({ state: "detached" })
  await page.locator("input").fill(somchai.userName)
  await page.keyboard.press("Enter")
  await page.locator("input[type=password]").fill(somchai.pin)
  await page.keyboard.press("Enter")
  await page.waitForURL("**/main")
}

const untilSeated = async (page: Page, address: string) => {
  await logDemoPlayerIn(page, address)
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? ""
  const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
  const { data } = await (await page.request.get(`${address}poy-api/bet-lists.latest`, { headers })).json()
  const { betId } = data.find(({ betGroup }: { readonly betGroup: string }) => betGroup === "gov")
  await page.goto(`${address}lotto/gov/${betId}`)
  await page.getByRole("button", { name: "วางโพย" }).first().click()
  await page.getByLabel("ข้อความโพย").fill(thousandLines)
  await page.getByRole("button", { name: "เพิ่ม 1,000 รายการ" }).click()
  await page.locator(".slip-lines-line").nth(999).waitFor({ state: "attached" })
}

/** Keys a number on the pad and waits after every digit until it is painted; the last digit also adds a line. */
const keyNumber = async (page: Page, number: string): Promise<ReadonlyArray<number>> => {
  await page.bringToFront()
  const before = await tapsOf(page)
  for (let at = 0; at < number.length; at++) {
    await page.locator(".keypad-key", { hasText: number.charAt(at) }).click()
    await page.waitForFunction((count) => Reflect.get(globalThis, "taps").length >= count, before.length + at + 1)
  }
  return (await tapsOf(page)).slice(before.length)
}

const tapsOf = (page: Page): Promise<ReadonlyArray<number>> =>
  page.evaluate(() => Reflect.get(globalThis, "taps").slice())

export type TapRace = { readonly ours: ReadonlyArray<number>; readonly plain: ReadonlyArray<number> }

const raceOn = async (page: Page, address: string): Promise<TapRace> => {
  await untilSeated(page, address)
  const picture = await pictureOf(page)
  await runInside(picture, "by-hand.ts", "baseline-bet-page.ts")
  for (const one of [page, picture]) {
    await runInside(one, "taps.ts")
    await slowedDown(one)
  }
  const [ours, plain]: [Array<number>, Array<number>] = [[], []]
  for (let count = 0; count <= 30; count++) {
    const number = String(900 + ((count * 37) % 100))
    const turns = [await keyNumber(page, number), await keyNumber(picture, number)]
    // The first number only warms up.
    if (count === 0) continue
    ours.push(...turns[0]!)
    plain.push(...turns[1]!)
  }
  return { ours, plain }
}

/** The same numbers are keyed on the bet page and on its picture in turn, each with a slip of a thousand lines. */
export const raceTaps = (browser: Browser): Promise<TapRace> =>
  atTheSite((address) => onPage(browser, "desktop", (page) => raceOn(page, address)))

const percentile = (times: ReadonlyArray<number>, share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0

const bar = 1.5

/** The usual tap and the slowest five of a hundred, each beside the same of the page by hand. */
export const reportTaps = ({ ours, plain }: TapRace) => {
  const shares = [
    { title: "a tap on a 1,000-line slip, to its picture", missed: "a tap takes", of: median },
    {
      title: "the slowest 5 of 100 taps begin at",
      missed: "the slowest taps take",
      of: (times: ReadonlyArray<number>) => percentile(times, 0.95),
    },
  ]
  return reportRival(shares.map(({ of, ...words }) => ({ ...words, own: of(ours), rival: of(plain), bar })))
}
