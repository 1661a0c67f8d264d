import type { Page } from "@playwright/test"
import { ticket4dPage } from "../gov4d/ticket4d-page.ts"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

/** Lets time pass for the page until it stands there. */
const comesTo = (page: Page, address: string) =>
  expect(async () => {
    await page.clock.runFor(10_000)
    await expect(page).toHaveURL(address, { timeout: 1_000 })
  }).toPass()

const closed = (page: Page) => page.getByRole("heading", { name: "ปิดปรับปรุงชั่วคราว" })

test("a guest is told until when the site is closed, also after loading anew, and comes back to where they were", async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto("/promotions?from=friend")
  await hasCome(page)
  const until = Date.parse("2099-05-01T18:00:00+07:00") / 1_000
  await site.closeForMaintenance(until)
  await comesTo(page, "/maintenance")
  await expect(closed(page)).toBeVisible()
  await expect(page.getByRole("main")).toContainText("18:00 น. วันที่ 1 พ.ค. 2642")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await page.reload()
  await hasCome(page)
  await expect(page.getByRole("main")).toContainText("18:00 น.")
  await page.clock.runFor(20_000)
  await expect(page).toHaveURL("/maintenance")
  await site.endMaintenance()
  await comesTo(page, "/promotions?from=friend")
  await expect(page.getByRole("article")).toHaveCount(3)
})

test("a player's draft is there when the site is open again", { tag: "@soak" }, async ({ page, site }) => {
  await page.clock.install()
  await comeLoggedIn(page, somchai)
  const table = ticket4dPage(page)
  await table.open("hanoy")
  await table.key("4827")
  await expect(table.rows).toHaveCount(1)
  const address = page.url()
  await site.closeForMaintenance(null)
  await comesTo(page, "/maintenance")
  await expect(closed(page)).toBeVisible()
  await expect(page.getByRole("main")).toContainText("ในไม่ช้า")
  await site.endMaintenance()
  await comesTo(page, address)
  await expect(table.rows).toHaveCount(1)
})

test("a player hears at once that the site closes, on whichever screen, and that it is open again", {
  tag: "@soak",
}, async ({ page, site }) => {
  // Nobody answers a question: only the news that are pushed can tell.
  await page.route("**/api/maintenance.latest", (route) => route.fulfill({ status: 503, body: "" }))
  await page.clock.install()
  const socket = page.waitForEvent("websocket", (line) => line.url().includes("/ccu"))
  await comeLoggedIn(page, somchai)
  await page.goto("/lotto/yeekee")
  await hasCome(page)
  await (await socket).waitForEvent("framereceived")
  await site.closeForMaintenance(null)
  await comesTo(page, "/maintenance")
  await expect(closed(page)).toBeVisible()
  await site.endMaintenance()
  await comesTo(page, "/lotto/yeekee")
})

test("nobody is asked while the page is not looked at", { tag: "@soak" }, async ({ page }) => {
  await page.clock.install()
  let asked = 0
  await page.route("**/api/maintenance.latest", (route) => {
    asked += 1
    return route.continue()
  })
  await page.goto("/")
  await hasCome(page)
  await expect(async () => {
    await page.clock.runFor(10_000)
    expect(asked).toBe(1)
  }).toPass()
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" })
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await page.clock.runFor(600_000)
  expect(asked).toBe(1)
})
