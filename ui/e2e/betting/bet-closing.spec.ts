import type { Page, Route } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { books } from "../testing/books.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { passTime, standStill } from "../testing/passing-time.ts"
import type { Site } from "../testing/site.ts"
import { betPage } from "./bet-page.ts"

const placing = "**/poy-api/lotteries.yeekee.create"
const hour = 3_600

type Clock = { readonly phoneAhead?: number; readonly group?: string }

/** A slip of one number, and the operator's clock to be put to the end of its round. */
const takeSeat = async (page: Page, site: Site, { phoneAhead = 0, group = "yeekee" }: Clock = {}) => {
  await standStill(page, site, phoneAhead)
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  const round = await table.openRound(group)
  await table.hasBetBefore()
  await table.key("123")
  await table.hasAdded(1)
  await table.openSlip()
  const secondsLeft = async () => round.unixTimeStamp.realCloseTime - (await site.now()) / 1_000
  const leave = async (seconds: number) => passTime(page, site, (await secondsLeft()) - seconds)
  return {
    table,
    operator: books(page),
    leave,
    /** Less is left than a lost answer is waited for, and more than any machine takes for one tap. */
    leaveLittle: () => leave(15),
    close: () => leave(-1),
  }
}

type Seat = Awaited<ReturnType<typeof takeSeat>>

const nothingHappened = async ({ operator }: Seat, site: Site) => {
  expect(await operator.poys()).toEqual([])
  expect(await operator.balance()).toBe(12_480.5)
  expect(await site.wrongInTheBooks()).toEqual([])
}

/** Keeps what is sent until the test lets it go on. */
const holdSending = async (page: Page): Promise<() => Promise<Route>> => {
  const { promise, resolve } = Promise.withResolvers<Route>()
  await page.route(placing, resolve, { times: 1 })
  return () => promise
}

test("a round of stock that closes while the slip sheet is open takes no slip", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
}) => {
  const seat = await takeSeat(page, site, { group: "stock" })
  await seat.leaveLittle()
  await seat.close()
  await expect(page.getByText("ปิดรับก่อนโพยไปถึง โพยนี้ไม่ได้แทง และไม่ตัดเงิน")).toBeVisible()
  await nothingHappened(seat, site)
})

test("a slip whose round of yeekee closes goes on to the next round with its price, and is placed there", {
  tag: "@books",
}, async ({ page, site }) => {
  const seat = await takeSeat(page, site)
  await seat.table.reprice("สามตัวบน 123", "20")
  await seat.leaveLittle()
  await seat.close()
  await expect(page.getByText("ปิดรับก่อนโพยไปถึง โพยนี้ไม่ได้แทง และไม่ตัดเงิน")).toBeVisible()
  await nothingHappened(seat, site)
  await seat.table.tap("ทิ้งโพย")
  await seat.table.tap("เลิกทำ")
  await page.goto("/poy")
  await expect(page.getByText("1 รายการ · ปิดรับก่อนได้แทง")).toBeVisible()
  await page.getByRole("button", { name: /^ย้ายไป/ }).click()
  await seat.table.openSlip()
  await seat.table.confirm()
  await seat.table.stake("20.00")
  await seat.table.placed()
  expect(await seat.operator.balance()).toBe(12_460.5)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a slip that arrives after the close is refused, and no money is taken", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
}) => {
  const seat = await takeSeat(page, site)
  await seat.table.confirm()
  const sent = await holdSending(page)
  await seat.leaveLittle()
  await seat.table.stake("1.00")
  const route = await sent()
  await seat.close()
  await route.continue()
  await seat.table.isClosed()
  await nothingHappened(seat, site)
  await page.getByRole("button", { name: /^ย้ายไป/ }).click()
  await seat.table.hasAdded(1)
  await nothingHappened(seat, site)
})

test("a slip that arrives in time counts, though its answer comes after the close", {
  tag: ["@books", "@soak"],
}, async ({ page, site }) => {
  const seat = await takeSeat(page, site)
  await seat.table.confirm()
  const sent = await holdSending(page)
  await seat.leaveLittle()
  await seat.table.stake("1.00")
  const route = await sent()
  const response = await route.fetch()
  await seat.close()
  await route.fulfill({ response })
  await seat.table.placed()
  expect(await seat.operator.statuses()).toEqual(["WAITING"])
  expect(await seat.operator.balance()).toBe(12_479.5)
  await seat.table.tap("เสร็จแล้ว")
  await expect(page.getByText("ปิดรับก่อนโพยไปถึง")).toHaveCount(0)
})

test("a phone whose clock is an hour ahead bets until the operator's clock closes the round", {
  tag: ["@books", "@soak"],
}, async ({ page, site }) => {
  const seat = await takeSeat(page, site, { phoneAhead: hour, group: "stock" })
  await seat.leave(55)
  await expect(page.getByRole("timer").first()).toHaveText(/^00:[0-5]\d$/)
  await seat.table.confirm()
  await seat.table.stake("1.00")
  await seat.table.placed()
  await seat.table.tap("เสร็จแล้ว")
  await seat.close()
  await expect(page.getByText("รอบนี้ปิดรับแล้ว ออกผล")).toBeVisible()
  expect(await seat.operator.statuses()).toEqual(["WAITING"])
  expect(await seat.operator.balance()).toBe(12_479.5)
})
