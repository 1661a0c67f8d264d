import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"
import { ownPoys } from "./own-poys.ts"
import { poyTicket } from "./poy-ticket.ts"

const everyDigit = Array.from("0123456789", (number) => ({ option: "teng_bon_1", number, price: 10, multiply: 3.2 }))
const untilSettled = 200

/** As long as the ticket waits before it asks again by itself. */
const untilItAsksAgain = 5_000

const atHome = async (page: Page, player: { readonly userName: string; readonly pin: string } = somchai) => {
  await comeLoggedIn(page, player)
  return ownPoys(page)
}

test("every line says what became of it once the round is drawn, as the operator's books have it", {
  tag: "@books",
}, async ({ page, site }) => {
  const poys = await atHome(page)
  const { id, secondsToClose } = await poys.place("yeekee", everyDigit)
  await poys.open("yeekee", id)
  await expect(poys.lines("10 เลข")).toHaveCount(1)
  expect(await complaintsOf(page)).toEqual([])

  await site.passTime(secondsToClose + untilSettled)
  await page.reload()
  await expect(poys.lines("ไม่ถูกรางวัล").first()).toBeVisible()
  await expect(poys.lines("10 เลข")).toHaveCount(0)
  const { poy, won } = await poys.detail(id)
  const winners = poy.filter((line) => line.won === 32).length
  expect(winners).toBeGreaterThan(0)
  expect(won).toBe(winners * 32)
  await expect(poys.lines("+32.00")).toHaveCount(winners)
  await expect(poys.lines(`${10 - winners} เลข`)).toHaveCount(1)
  await expect(page.getByRole("article")).toContainText(`${winners * 32}.00`)
  await expect(page.getByRole("article")).toContainText("ผลที่ออก")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
})

test("a slip is cancelled after a review, and the whole stake is back", { tag: "@books" }, async ({ page, site }) => {
  await page.clock.install()
  const poys = await atHome(page)
  const { id } = await poys.place("yeekee", everyDigit)
  await poys.open("yeekee", id)
  await page.getByRole("button", { name: "ยกเลิกโพยนี้" }).click()
  await expect(page.getByRole("dialog")).toContainText("100.00")
  expect(await complaintsOf(page)).toEqual([])
  await page.keyboard.press("Escape")
  await page.route(
    "**/poy-api/poys.abort",
    (route) => route.fulfill({ status: 422, json: { message: "โพยนี้ต้องแจ้งเจ้าหน้าที่" } }),
    { times: 1 },
  )
  await poys.cancel()
  await expect(page.getByText("โพยนี้ต้องแจ้งเจ้าหน้าที่")).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  await site.goWrong({ path: "/poy-api/poys.abort", kind: "afterwards-cut" })
  await poys.cancel()
  await poyTicket(page).isBeingChecked()
  await page.clock.fastForward(untilItAsksAgain)
  await poyTicket(page).isCancelled()
  expect((await poys.detail(id)).status).toBe("CANCELLED")
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText("12,480.50")
})

test("the slips of today stand with their numbers and stakes, and the menu counts those that wait until the last is over", {
  tag: "@soak",
}, async ({ page, site, isMobile }) => {
  const poys = await atHome(page)
  const bets = [
    ...["482", "739"].map((number) => ({ option: "teng_bon_3", number, price: 10, multiply: 850 })),
    ...["47", "74", "11"].map((number) => ({ option: "teng_bon_2", number, price: 20, multiply: 92 })),
  ]
  const { secondsToClose } = await poys.place("yeekee", bets)
  await page.goto("/poy")
  const waiting = page.getByRole("link", { name: "รอผล 1 โพย" })
  await expect(waiting).toBeVisible()
  await expect(page.getByRole("button", { name: "รอผล 1" })).toBeVisible()
  // A wide list opens its first slip beside it.
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "วันนี้ ศุกร์ 20 พ.ย.",
    ...(isMobile ? [] : [/^ยี่กี รอบที่ \d+$/]),
  ])
  await expect(page.getByText("แทงรวม 80.00")).toBeVisible()
  const slip = page.getByRole("listitem").filter({ hasText: "แทง 80.00" })
  for (const said of ["482", "739", "47", "74", "และอีก 1 เลข"]) await expect(slip).toContainText(said)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await page.getByRole("link", { name: "เลขชุด", exact: true }).click()
  await expect(page).toHaveURL("/number-set")
  await site.passTime(secondsToClose + untilSettled)
  await expect(waiting).toHaveCount(0)
})

test("the same lines are bet again on the next round, and the ticket becomes a picture", { tag: "@desktop" }, async ({
  page,
}) => {
  const poys = await atHome(page)
  const { id } = await poys.place("yeekee", [{ option: "teng_bon_2", number: "47", price: 50, multiply: 92 }])
  await poys.open("yeekee", id)
  const saved = page.waitForEvent("download")
  await page.getByRole("button", { name: "แชร์เป็นภาพ" }).click()
  const picture = await saved
  expect(picture.suggestedFilename()).toBe(`${id}.png`)
  const bytes = await readFile(await picture.path())
  expect(bytes.subarray(1, 4).toString()).toBe("PNG")
  expect(bytes.readUInt32BE(16)).toBe(1_080)
  await page.getByRole("button", { name: "แทงซ้ำ" }).click()
  await expect(page.getByText("เพิ่ม 1", { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText("1 รายการ").first()).toBeVisible()
})

test("while the rounds cannot be read betting again says so, and works as soon as they can", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const poys = await atHome(page)
  const { id } = await poys.place("yeekee", [{ option: "teng_bon_2", number: "47", price: 50, multiply: 92 }])
  await site.goWrong({ path: "/poy-api/bet-lists.latest", kind: "status", status: 503, count: 100 })
  await poys.open("yeekee", id)
  const again = page.getByRole("button", { name: "แทงซ้ำ" })
  await again.click()
  await expect(page.getByText("โหลดรอบไม่สำเร็จ ระบบจะลองใหม่ให้อัตโนมัติ")).toBeVisible()
  await expect(page).toHaveURL(`/poy/yeekee/${id}`)
  await site.goRight()
  await again.click()
  await expect(page).toHaveURL(/^[^?]*\/lotto\/yeekee\/yeekee-/)
})

test("another player's slip is no page, and the page keeps one main part", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  const poys = await atHome(page)
  const { id } = await poys.place("yeekee", everyDigit)
  await context.clearCookies()
  await atHome(page, malee)
  await poys.open("yeekee", id)
  await expect(page.getByRole("heading", { name: "ไม่พบหน้านี้" })).toBeVisible()
  await expect(page.getByRole("main")).toHaveCount(1)
  expect(await complaintsOf(page)).toEqual([])
  await page.goto("/lotto/yeekee/no-such-round")
  await expect(page.getByRole("main")).toHaveCount(1)
})

test("slips are found by lottery, day and number, and the address finds them again", { tag: "@soak" }, async ({
  page,
}) => {
  const poys = await atHome(page)
  await page.goto("/poy")
  await expect(page.getByRole("heading", { name: "ยังไม่มีโพย" })).toBeVisible()
  await expect(page.getByRole("link", { name: "ดูหวยทั้งหมด" })).toBeVisible()
  const { id } = await poys.place("yeekee", everyDigit)
  await poys.place("pingpong", everyDigit)
  await page.goto("/poy")
  const slips = page.getByRole("main").getByRole("link", { name: /แทง 100\.00/ })
  await expect(slips).toHaveCount(2)
  await page.getByText("ค้นหาโพย").click()
  await page.getByLabel("หวย", { exact: true }).selectOption("yeekee")
  await expect(page).toHaveURL("/poy/yeekee")
  await expect(slips).toHaveCount(1)
  await page.getByLabel("วันที่แทง").fill("2026-11-19")
  await expect(page.getByText("ไม่มีโพยที่ตรงกับที่ค้นหา")).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL("/poy/yeekee?day=2026-11-19")
  await page.getByRole("link", { name: "ดูทั้งหมด" }).click()
  await expect(slips).toHaveCount(2)
  await page.getByText("ค้นหาโพย").click()
  await page.getByLabel("เลขที่โพย").fill(id.slice(2, 9).toLowerCase())
  await expect(slips).toHaveCount(1)
  await expect(slips).toContainText(id)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
})
