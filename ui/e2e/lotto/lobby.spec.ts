import type { Page } from "@playwright/test"
import { comeHome, comeLoggedIn } from "../identity/login-page.ts"
import { pageLoad } from "../loading/page-load.ts"
import { expect, playersOfStatus, somchai, test } from "../testing/fixtures.ts"
import { passTime } from "../testing/passing-time.ts"
import type { Site } from "../testing/site.ts"
import { lobby } from "./lobby.ts"

const aMinute = 60
/** From noon of Friday 20 November to five in the morning. */
const untilSaturdayMorning = 17 * 60 * aMinute

const enter = async (page: Page) => {
  await comeLoggedIn(page, somchai)
  return lobby(page)
}

/** Lets time pass until the next round of a group has but a minute left. */
const comeToTheEnd = async (page: Page, site: Site, group: string) => {
  const rounds = lobby(page)
  await rounds.open(group)
  const now = await site.now()
  await site.passTime(((await rounds.closesAt(now)) - now) / 1_000 - aMinute)
}

test("a round that closes by the operator's clock changes where it stands, and moves no other", async ({
  page,
  site,
}) => {
  await page.clock.install()
  const rounds = await enter(page)
  await comeToTheEnd(page, site, "yeekee")
  await rounds.open("yeekee")
  const number = await rounds.next()
  await expect.poll(async () => (await rounds.rounds()).length).toBeGreaterThan(5)
  const before = await rounds.rounds()
  await passTime(page, site, aMinute)
  await expect.poll(rounds.next).toBe(number + 1)
  expect((await rounds.rounds()).slice(0, 6)).toEqual(before.slice(0, 6))
  await rounds.openDay("yeekee")
  await expect(page.getByText("ปิดรับแล้ว รอผล").first()).toBeAttached()
  await page.locator("nav [aria-current=true]").click()
  await expect(rounds.cell(number)).toHaveCount(0)
  await expect(rounds.cell(number + 1)).toBeVisible()
})

test("the lotteries keep their ground while they come, on a morning when nothing but numbered rounds closes for hours", {
  tag: "@soak",
}, async ({ page, site }) => {
  await comeLoggedIn(page, somchai)
  await site.passTime(untilSaturdayMorning)
  const { shifted } = await pageLoad(page, "/lotto", page.getByRole("heading", { level: 1 }))
  expect(shifted).toBeLessThanOrEqual(0.02)
  await expect(page.locator("main svg").first()).toBeVisible()
})

test("the whole day stands by time of day, and the arc jumps to each part", { tag: "@soak" }, async ({ page }) => {
  test.slow()
  const rounds = await enter(page)
  for (const [group, count] of [
    ["yeekee", 88],
    ["yeekee5min", 264],
  ] as const) {
    await rounds.openDay(group)
    await expect(rounds.day).toHaveCount(count)
  }
  await page.getByRole("link", { name: /^ดึก/ }).click()
  await expect(page.getByRole("heading", { name: /^ดึก/ })).toBeInViewport()
})

test("a phone whose clock is an hour off counts down by the operator's", { tag: "@soak" }, async ({ page, site }) => {
  await page.addInitScript(() => {
    const real = Date.now
    Date.now = () => real() + 3_600_000
  })
  const rounds = await enter(page)
  await rounds.open("yeekee")
  const before = await site.now()
  const closesAt = await rounds.closesAt(before)
  const left = await rounds.secondsLeft()
  expect(left).toBeLessThan((closesAt - before) / 1_000 + 3)
  expect(left).toBeGreaterThan((closesAt - (await site.now())) / 1_000 - 3)
})

test("while live news are cut off the lobby says so, as of when it is, and asks again and again", {
  tag: "@soak",
}, async ({ page }) => {
  let asked = 0
  page.on("request", (request) => {
    if (request.url().includes("/bet-lists.latest")) asked += 1
  })
  await page.routeWebSocket(/\/ccu/, (socket) => socket.close())
  await page.clock.install()
  const rounds = await enter(page)
  await rounds.open("yeekee")
  await expect(rounds.lost).toBeVisible()
  await expect(rounds.stamp).toBeVisible()
  const before = asked
  await page.clock.fastForward(15_000)
  await expect.poll(() => asked).toBeGreaterThan(before)
})

test("a lobby that was offline says as of when it is, and is live again when the network is back", {
  tag: "@soak",
}, async ({ page }) => {
  const rounds = await enter(page)
  await rounds.open("yeekee")
  await expect.poll(rounds.rounds).not.toEqual([])
  await page.context().setOffline(true)
  await expect(rounds.stamp).toBeVisible()
  await page.context().setOffline(false)
  await expect(rounds.stamp).toHaveCount(0)
})

test("the main page tells what closes next and how each lottery stands", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  await expect(page.getByRole("heading", { name: "ใกล้ปิดรับ" })).toBeVisible()
  await expect(page.getByRole("link", { name: /ยี่กี 5 นาที เปิดรับ \d+ รอบ/ })).toBeVisible()
})

test("a player who comes back to the main page finds it as far down as they left it, on the phone and in a wide window", {
  tag: "@soak",
}, async ({ page }) => {
  await comeHome(page, somchai)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const itsEnd = page.getByRole("heading", { name: "ติดต่อเรา" })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await expect(itsEnd).toBeAttached()
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(scrolled).toBe(300)
    await page.locator("main a[href='/lotto/yeekee']").last().dispatchEvent("click")
    await expect(page.getByRole("heading", { name: "ยี่กี", exact: true })).toBeVisible()
    await page.goBack()
    await expect(itsEnd).toBeAttached()
    // What is shown until the lotteries are known is a line or two higher or lower.
    expect(Math.abs((await scrolled()) - 300)).toBeLessThan(10)
  }
})

test("a player who may not play lotteries is told of none", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, playersOfStatus[4])
  await expect(page.getByText(/สำหรับผู้มีอายุ 20 ปี/)).toBeVisible()
  await expect(page.getByRole("heading", { name: "แทงหวย" })).toHaveCount(0)
})
