import type { Page, Route } from "@playwright/test"
import { books, type ToldRound } from "./books.ts"
import { expect, somchai, test } from "./fixtures.ts"
import { betTable } from "./pages/bet-table.ts"
import { comeLoggedIn } from "./pages/front-door.ts"
import type { Site } from "./site.ts"

const placing = "**/poy-api/lotteries.yeekee.create"
const hour = 3_600_000

const seated = async (page: Page, clock: { readonly time?: number } = {}) => {
  await page.clock.install(clock)
  await comeLoggedIn(page, somchai)
  const table = betTable(page)
  const round = await table.openRound("yeekee")
  await table.acceptRules()
  await table.key("123")
  await table.hasAdded(1)
  await table.openSlip()
  return { table, operator: books(page), round }
}

type Seat = Awaited<ReturnType<typeof seated>>

/** The round closes, for the operator and, unless it sleeps, for the phone. */
const close = async ({ operator, round }: Seat, page: Page, site: Site, phone: "awake" | "asleep" = "awake") => {
  const left = await untilClose(operator, round)
  await site.letPass(left + 1)
  if (phone === "awake") await page.clock.fastForward((left + 1) * 1_000)
}

const untilClose = async (operator: Seat["operator"], { unixTimeStamp }: ToldRound) =>
  Math.ceil(unixTimeStamp.realCloseTime - (await operator.now()) / 1_000)

const nothingHappened = async ({ operator }: Seat, site: Site) => {
  expect(await operator.poys()).toEqual([])
  expect(await operator.balance()).toBe(12_480.5)
  expect(await site.wrongInTheBooks()).toEqual([])
}

/** Keeps what is sent until the test lets it go on. */
const held = async (page: Page): Promise<() => Promise<Route>> => {
  const { promise, resolve } = Promise.withResolvers<Route>()
  await page.route(placing, resolve, { times: 1 })
  return () => promise
}

const closedForGood = async (page: Page) => {
  await expect(page.getByText("รอบนี้ปิดรับแล้ว ออกผล")).toBeVisible()
  await page.getByRole("link", { name: "ดูรอบอื่น" }).click()
  await expect(page).toHaveURL("/lotto/yeekee")
}

test("a round that closes while the slip sheet is open takes no slip, and the slip is kept", async ({ page, site }) => {
  const seat = await seated(page)
  await close(seat, page, site)
  await expect(page.getByRole("alert")).toContainText("รอบนี้ปิดรับแล้ว ยังไม่ได้แทง โพยยังเก็บอยู่")
  await seat.table.confirmInVain()
  await expect(seat.table.price("สามตัวบน 123")).toHaveValue("1")
  await nothingHappened(seat, site)
  await page.keyboard.press("Escape")
  await closedForGood(page)
})

test("a round that closes while the player looks at the order is said to be closed", async ({ page, site }) => {
  const seat = await seated(page)
  await seat.table.confirm()
  await close(seat, page, site)
  await seat.table.isClosed()
  await nothingHappened(seat, site)
  await seat.table.tap("กลับไปแก้")
  await expect(seat.table.price("สามตัวบน 123")).toHaveValue("1")
})

for (const phone of ["awake", "asleep"] as const)
  test(`a slip that arrives after the close is refused, the phone ${phone} meanwhile`, async ({ page, site }) => {
    const seat = await seated(page)
    await seat.table.confirm()
    const sent = await held(page)
    await seat.table.stake("1.00")
    const route = await sent()
    await close(seat, page, site, phone)
    await route.continue()
    await seat.table.isClosed()
    await nothingHappened(seat, site)
    await seat.table.tap("กลับไปแก้")
    await seat.table.confirmInVain()
    await page.keyboard.press("Escape")
    await closedForGood(page)
  })

test("a slip that arrives in time counts, though its answer comes after the close", async ({ page, site }) => {
  const seat = await seated(page)
  await seat.table.confirm()
  const sent = await held(page)
  await seat.table.stake("1.00")
  const route = await sent()
  const response = await route.fetch()
  await close(seat, page, site)
  await route.fulfill({ response })
  await seat.table.placed()
  expect(await seat.operator.statuses()).toEqual(["WAITING"])
  expect(await seat.operator.balance()).toBe(12_479.5)
  await seat.table.tap("เสร็จแล้ว")
  await closedForGood(page)
})

for (const [how, ahead] of [
  ["an hour ahead", hour],
  ["an hour behind", -hour],
] as const)
  test(`a phone whose clock is ${how} bets until the operator's clock closes the round`, async ({ page, site }) => {
    const now = await books(page).now()
    const seat = await seated(page, { time: now + ahead })
    await expect(page.getByRole("timer").first()).toHaveText(/^14:\d\d$/)
    await seat.table.confirm()
    await seat.table.stake("1.00")
    await seat.table.placed()
    expect(await seat.operator.statuses()).toEqual(["WAITING"])
    await seat.table.tap("เสร็จแล้ว")
    await seat.table.key("456")
    await seat.table.hasAdded(1)
    await seat.table.openSlip()
    await close(seat, page, site)
    await expect(page.getByRole("alert")).toContainText("รอบนี้ปิดรับแล้ว")
    expect(await seat.operator.statuses()).toEqual(["WAITING"])
    expect(await seat.operator.balance()).toBe(12_479.5)
  })
