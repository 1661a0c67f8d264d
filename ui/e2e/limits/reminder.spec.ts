import type { Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { betweenCalls, untilReminded } from "../testing/passing-time.ts"

const sheet = (page: Page) => page.getByRole("dialog", { name: /^เล่นมาแล้ว / })

test("a player is reminded of the time when they wanted to be, and finds the way to a rest", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  await callOperator(page, "POST", "/api/play-limits.update", { reminderMinutes: 15 })
  await page.clock.install()
  const passTime = betweenCalls(page, site)
  await page.goto("/poy")
  await hasCome(page)
  await untilReminded(page, passTime)
  await expect(sheet(page)).toContainText(/เล่นมาแล้ว 15:\d\d/)
  await expect(sheet(page)).toContainText("คุณตั้งให้เตือนทุก 15 นาที")
  await expect(sheet(page).getByRole("definition")).toHaveText(["0.00", "0.00", "0.00"])
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await sheet(page).getByRole("button", { name: "เล่นต่อ" }).click()
  await expect(sheet(page)).toHaveCount(0)

  await untilReminded(page, passTime)
  await expect(sheet(page)).toContainText(/เล่นมาแล้ว 30:\d\d/)
  await sheet(page).getByRole("button", { name: "พักสักครู่" }).click()
  await expect(page).toHaveURL("/profile/limits")
  await expect(sheet(page)).toHaveCount(0)
})
