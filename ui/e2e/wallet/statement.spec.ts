import { readFile } from "node:fs/promises"
import type { Page, Route } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"

const sums = (page: Page) => page.getByRole("main").locator("dl")
const rows = (page: Page) => page.getByRole("main").getByRole("listitem")

type Body = { readonly id: string; readonly transactionType: string }

/** An operator that tells a statement of one day page by page, each entry of 1.25 baht. */
const answeredByPages = (entries: ReadonlyArray<Body>, now: number) => (route: Route) => {
  const asked = new URL(route.request().url()).searchParams
  const [types, after, limit] = [asked.get("transactionTypes"), asked.get("after"), Number(asked.get("limit") ?? 50)]
  const later = entries.slice(entries.findIndex(({ id }) => id === after) + 1)
  const wanted = later.filter((one) => types?.split(",").includes(one.transactionType) ?? true)
  const sumsOfTypes = [...Map.groupBy(entries, (one) => one.transactionType)]
  return route.fulfill({
    headers: { date: new Date(now).toUTCString() },
    json: {
      data: {
        from: "2026-11-17",
        to: "2026-11-20",
        totals: sumsOfTypes.map(([transactionType, { length: count }]) => ({
          day: "2026-11-19",
          transactionType,
          count,
          moneyIn: 0,
          moneyOut: -1.25 * count,
        })),
        entries: wanted.slice(0, limit),
        next: wanted.length > limit ? wanted[limit - 1]?.id : "",
      },
    },
  })
}

const opening = async (page: Page) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/credit/statement")
  await expect(page.getByRole("button", { name: "ช่วงวันที่ 17/11/2026 – 20/11/2026" })).toBeVisible()
}

test("a statement tells three days, thirty or any, by group and day, to the satang, with the bank's part", async ({
  page,
}) => {
  await opening(page)
  await page.getByRole("button", { name: "ถอน", exact: true }).click()
  await expect(rows(page)).toHaveText([/^ถอนเงิน12:00:\d\d · DEMOWITHDR03−1,100\.42\d/])
  await expect(sums(page)).toHaveText("เข้า0.00ออก−1,100.42สุทธิ−1,100.42")
  await expect(page).toHaveURL("/credit/statement?filter=withdraw")
  await rows(page)
    .getByRole("link", { name: /^ถอนเงิน/ })
    .click()
  await expect(page).toHaveURL("/credit/withdraw?id=DEMOWITHDR03")
  await page.goBack()
  await expect(sums(page)).toHaveText("เข้า0.00ออก−1,100.42สุทธิ−1,100.42")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await page.getByRole("button", { name: /^ช่วงวันที่/ }).click()
  await page.getByRole("button", { name: "30 วันย้อนหลังถึงวันนี้" }).click()
  await expect(sums(page)).toHaveText("เข้า0.00ออก−3,600.42สุทธิ−3,600.42")
  await expect(page.getByRole("row", { name: /−2,000\.00 −2,000\.00$/ })).toHaveCount(1)
  expect(await complaintsOf(page)).toEqual([])

  await page.getByRole("button", { name: /^ช่วงวันที่/ }).click()
  await page.getByLabel("ตั้งแต่").fill("2026-11-20")
  await page.getByLabel("ถึง", { exact: true }).fill("2026-11-14")
  await page.getByRole("button", { name: "แสดงช่วงนี้" }).click()
  await expect(page.getByRole("alert")).toHaveText("วันเริ่มอยู่หลังวันสิ้นสุด")
  await page.getByLabel("ตั้งแต่").fill("2026-11-14")
  await page.getByRole("button", { name: "แสดงช่วงนี้" }).click()
  await expect(rows(page)).toHaveText([/^ถอนเงิน12:00:\d\d · DEMOWITHDR01−2,000\.00\d/])

  await page.getByText("ธนาคาร", { exact: true }).click()
  await expect(rows(page).filter({ hasText: "500.00" }).filter({ hasText: "ถูกปฏิเสธ" })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: "1,500.00" })).toContainText("กำลังตรวจสลิป")
  expect(await complaintsOf(page)).toEqual([])
})

test("ten thousand entries are drawn as they are reached, added up whole, and kept as a table without formulas", {
  tag: "@soak",
}, async ({ page, site }) => {
  const entries = Array.from({ length: 10_000 }, (_, at) => ({
    id: `E${at}`,
    transactionType: at === 0 ? "SOMETHING_NEW" : "BET_YEEKEE",
    amount: -1.25,
    balance: 20_000 - at,
    refId: `P${at}`,
    detail: at === 0 ? "=HYPERLINK(1)" : "ยี่กี รอบที่ 40",
    createdAt: "2026-11-19T11:02:40.000000Z",
  }))
  await page.route("**/poy-api/transactions.page*", answeredByPages(entries, await site.now()))
  await opening(page)
  await expect(sums(page)).toContainText("−12,500.00")
  await expect(page.getByRole("main").getByText("−12,500.00")).toHaveCount(3)
  await expect(rows(page).first()).toHaveText("อื่น ๆ11:02:40 · =HYPERLINK(1)−1.2520,000.00")
  expect(await rows(page).count()).toBeLessThan(1_000)
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded()
    expect(await rows(page).count()).toBeGreaterThan(250)
  }).toPass()
  await expect(rows(page).nth(250)).toContainText("19,750.00")
  expect(await rows(page).count()).toBeLessThan(1_000)
  const saved = page.waitForEvent("download")
  await page.getByRole("button", { name: "ดาวน์โหลดเป็น CSV" }).click()
  const file = await (await saved).path()
  const lines = (await readFile(file, "utf8")).split("\r\n")
  expect(lines).toHaveLength(10_002)
  expect(lines.slice(0, 3)).toEqual([
    "\uFEFFวันและเวลา,รายการ,รายละเอียด,อ้างอิง,จำนวนเงิน,คงเหลือ",
    `19/11/2026 11:02:40,อื่น ๆ,"'=HYPERLINK(1)",P0,-1.25,20000.00`,
    "19/11/2026 11:02:40,แทงยี่กี,ยี่กี รอบที่ 40,P1,-1.25,19999.00",
  ])
  await page.getByRole("button", { name: "อื่น ๆ" }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(sums(page)).toHaveText("เข้า0.00ออก−1.25สุทธิ−1.25")
})

test("turnover tells how much is missing, and nothing where nothing is held back", { tag: "@soak" }, async ({
  page,
}) => {
  await comeLoggedIn(page, malee)
  await page.goto("/credit/turnover")
  await expect(page.getByRole("progressbar", { name: "ยอดฝาก" })).toHaveJSProperty("max", 35_025)
  await expect(page.getByText("ยังถอนไม่ได้")).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await page.context().clearCookies({ name: "token" })
  await comeLoggedIn(page, somchai)
  await page.goto("/credit/turnover")
  await expect(page.getByText("ไม่มียอดติดเทิร์น ถอนได้ทั้งหมดในกระเป๋า")).toBeVisible()
})

test("what is under way is told with how far it has come, and again when the money comes back", {
  tag: "@soak",
}, async ({ page, site }) => {
  await comeLoggedIn(page, somchai)
  const order = { amount: 333.25, bankId: "account-1" }
  const { id } = await callOperator<{ readonly id: string }>(page, "POST", "/api/withdraws.create", order)
  await page.goto("/credit/status")
  const taken = rows(page).filter({ hasText: "333.25" })
  await expect(taken).toContainText("กำลังโอน")
  await expect(page.getByRole("banner").first()).toContainText("12,147.25")
  await expect(rows(page).filter({ hasText: "1,500.00" }).getByRole("link")).toHaveAttribute(
    "href",
    /^\/credit\/deposit\/normal\?id=/,
  )
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await site.endWithdrawal(id, "REJECTED")
  await expect(taken).toContainText("ถูกปฏิเสธ")
})
