import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "./accessibility.ts"
import { expect, somchai, test } from "./fixtures.ts"
import { call } from "./pages/call.ts"
import { comeLoggedIn, hasCome } from "./pages/login-page.ts"
import { passTime } from "./passing-time.ts"
import type { Site } from "./site.ts"

const sheet = (page: Page) => page.getByRole("dialog", { name: /^เล่นมาแล้ว / })

/** Lets a quarter of an hour pass until the player is reminded; a minute before, the page asks what they have set. */
const untilReminded = async (page: Page, site: Site) => {
  let isTold = false
  page.once("response", function hear(response) {
    if (response.url().endsWith("/api/play-limits")) isTold = true
    else page.once("response", hear)
  })
  for (let minutes = 0; minutes < 14; minutes++) await passTime(page, site, 60)
  await expect(async () => {
    await passTime(page, site, 1)
    expect(isTold).toBe(true)
  }).toPass()
  await expect(async () => {
    await passTime(page, site, 5)
    await expect(sheet(page)).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
}

test("a player is reminded of the time when they wanted to be, and finds the way to a rest", { tag: "@smoke" }, async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  await call(page, "POST", "/api/play-limits.update", { reminderMinutes: 15 })
  await page.clock.install()
  await page.goto("/poy")
  await hasCome(page)
  await untilReminded(page, site)
  await expect(sheet(page)).toContainText(/เล่นมาแล้ว 15:\d\d/)
  await expect(sheet(page)).toContainText("คุณตั้งให้เตือนทุก 15 นาที")
  await expect(sheet(page).getByRole("definition")).toHaveText(["0.00", "0.00", "0.00"])
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await sheet(page).getByRole("button", { name: "เล่นต่อ" }).click()
  await expect(sheet(page)).toHaveCount(0)

  await untilReminded(page, site)
  await expect(sheet(page)).toContainText(/เล่นมาแล้ว 30:\d\d/)
  await sheet(page).getByRole("button", { name: "พักก่อน" }).click()
  await expect(page).toHaveURL("/profile/limits")
  await expect(sheet(page)).toHaveCount(0)
})
