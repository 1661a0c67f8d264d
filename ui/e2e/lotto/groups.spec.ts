import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import type { Site } from "../testing/site.ts"
import { groupPage } from "./group-page.ts"
import { resultsPage } from "./results.ts"

/** Lets time pass until ten past four on the Friday that the demo begins with. */
const tenPastFour = async (site: Site) =>
  site.passTime((Date.parse("2026-11-20T16:10:00+07:00") - (await site.now())) / 1_000)

test("the government's page tells what the operator pays, the last draw, and leads to the bets", {
  tag: "@soak",
}, async ({ page }) => {
  const gov = groupPage(page)
  await comeLoggedIn(page, somchai)
  await gov.open("gov")
  await expect.poll(gov.rates).toEqual([
    ["สามตัวบน", "×900", "1 – 1,000"],
    ["สามตัวโต๊ด", "×150", "1 – 1,000"],
    ["สามตัวล่าง", "×450", "1 – 1,000"],
    ["สามตัวหน้า", "×450", "1 – 1,000"],
    ["สองตัวบน", "×90", "1 – 5,000"],
    ["สองตัวล่าง", "×90", "1 – 5,000"],
    ["วิ่งบน", "×3.2", "1 – 20,000"],
    ["วิ่งล่าง", "×4.2", "1 – 20,000"],
  ])
  await expect(gov.lastDraw.first()).toHaveText(/^418927/)
  await expect(page.getByRole("timer")).toHaveText(/^1[01] วัน \d\d:\d\d:\d\d$/)
  await gov.bet.click()
  await expect(page).toHaveURL("/lotto/gov/gov-2026-12-01")
})

test("rates that did not come are asked for again on request", { tag: "@soak" }, async ({ page, site }) => {
  const gov = groupPage(page)
  // What live news would make the page ask for again by itself.
  await page.routeWebSocket(/\/ccu/, () => {})
  await comeLoggedIn(page, somchai)
  await site.goWrong({ path: "/poy-api/bet-list-min-maxes.all", kind: "status", status: 503, count: 1 })
  await page.goto("/lotto/gov")
  await page.getByRole("button", { name: "ลองใหม่" }).click()
  await expect.poll(async () => (await gov.rates()).length).toBe(8)
})

test("a draw that comes out while the page is open is told there at once, and takes no more bets", {
  tag: "@soak",
}, async ({ page, site }) => {
  const gov = groupPage(page)
  await comeLoggedIn(page, somchai)
  await gov.open("gov")
  await expect(page.getByRole("heading", { name: "งวดที่แล้ว 16 พ.ย. 69" })).toBeVisible()
  await site.endRound("gov-2026-12-01", "draw")
  await expect(page.getByText("ออกผลแล้ว")).toBeVisible()
  await expect(page.getByRole("heading", { name: "งวดที่แล้ว 1 ธ.ค. 69" })).toBeVisible()
  await expect(gov.bet).toHaveCount(0)
})

test("markets are filtered by region, which the address keeps, and the next to close leads to its bets", async ({
  page,
  site,
}) => {
  const stock = groupPage(page)
  await tenPastFour(site)
  await comeLoggedIn(page, somchai)
  await stock.open("stock")
  await expect(page.getByText("เปิดรับ 7 จาก 19 ตลาด")).toBeVisible()
  const nextToClose = ["thai-close-2026-11-20", "india-2026-11-20", "egypt-2026-11-20"]
  await expect.poll(async () => (await stock.markets()).slice(0, 3)).toEqual(nextToClose)
  await stock.chooseThailand()
  await expect(page).toHaveURL("/lotto/stock?region=thailand")
  const thai = ["thai-close-2026-11-20", "thai_afternoon", "thai_noon", "thai_open"]
  await expect.poll(stock.markets).toEqual(thai)
  await page.reload()
  await expect.poll(stock.markets).toEqual(thai)
  await stock.market("thai-close-2026-11-20").click()
  await expect(page).toHaveURL("/lotto/stock/thai-close-2026-11-20")
  await expect(stock.chosenRegion).toBeHidden()
  await page.goBack()
  await expect(stock.chosenRegion).toHaveText(/^ไทย/)
  await expect.poll(stock.markets).toEqual(thai)
})

test("a market that closes keeps its place and says so, and its result appears there", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const stock = groupPage(page)
  await tenPastFour(site)
  await comeLoggedIn(page, somchai)
  await stock.open("stock")
  await expect(page.getByText("เปิดรับ 7 จาก 19 ตลาด")).toBeVisible()
  const before = (await stock.markets()).length
  await site.endRound("india-2026-11-20", "draw")
  await expect(stock.market("india-2026-11-20")).toHaveCount(0)
  const withResult = ["thai-close-2026-11-20", "india", "egypt-2026-11-20"]
  await expect.poll(async () => (await stock.markets()).slice(0, 3)).toEqual(withResult)
  expect(await stock.markets()).toHaveLength(before)
  await stock.chooseEvery()
  await expect(page.getByText("เปิดรับ 6 จาก 19 ตลาด")).toBeVisible()
})

test("the part of the day whose results are read stays in the address", { tag: "@soak" }, async ({ page }) => {
  const results = resultsPage(page)
  await results.open("?group=yeekee&day=2026-11-19")
  await page.getByRole("button", { name: /^เช้า/ }).click()
  await expect(page).toHaveURL("/results?day=2026-11-19&group=yeekee&part=morning")
  await expect(results.row(/^รอบ \d/)).toHaveCount(24)
  await page.reload()
  await expect(results.row(/^รอบ \d/)).toHaveCount(24)
  await results.goBackADay()
  await expect(page).toHaveURL("/results?group=yeekee&part=morning&day=2026-11-18")
  await page.goto("/results?group=stock&part=morning")
  await expect(page.getByRole("heading", { name: "ไม่พบหน้านี้" })).toBeVisible()
})
