import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "./accessibility.ts"
import { expect, malee, somchai, test } from "./fixtures.ts"
import { betTable } from "./pages/bet-table.ts"
import { comeLoggedIn } from "./pages/front-door.ts"
import { setTable } from "./pages/set-table.ts"

/** Longer than the page waits before it asks again what came of a slip. */
const untilItAsksAgain = 30_000

const seated = async (page: Page, variant = "hanoy") => {
  await comeLoggedIn(page, somchai)
  const table = setTable(page)
  await table.open(variant)
  await table.acceptRules()
  return table
}

const placedPoys = (page: Page) => betTable(page).placedPoys()
const hasLeft = async (page: Page, amount: string) => {
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText(amount)
}

/** Every last two digits, so that one of these numbers wins whatever comes out. */
const hundred = Array.from({ length: 100 }, (_, back) => 3_700 + back).join("\n")

test("sets of all four lotteries are bought, each at its own price", async ({ page }) => {
  const table = await seated(page)
  for (const [lottery, price, title] of [
    ["ฮานอย", "120.00", "ฮานอยชุด"],
    ["ลาว", "90.00", "ลาวชุด"],
    ["ลาวซูเปอร์", "120.00", "ลาวซูเปอร์ชุด"],
    ["มาเลย์", "120.00", "มาเลย์ชุด"],
  ] as const) {
    await table.choose(lottery)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await table.key("4827")
    await table.place(price)
    await table.placed()
    await table.button("เสร็จแล้ว").click()
    await expect(table.rows).toHaveCount(0)
  }
  expect(await placedPoys(page)).toBe(4)
  await hasLeft(page, "12,030.50")
})

test("many rows are pasted, placed and drawn, and every line tells the prize that it won", async ({ page, site }) => {
  test.slow()
  const table = await seated(page, "lao")
  await table.paste(`${hundred}\nพี่เอาเลขเดิม`)
  await table.comesTo("9,000.00")
  expect(await sticksOut(page)).toBe(false)
  await page.reload()
  await expect(table.rows).toHaveCount(100)
  await table.place("9,000.00")
  await table.placed()
  await table.openSlip()
  await expect(page.getByText("รอผล").first()).toBeVisible()

  await site.passTime(9 * 3_600)
  const slip = page.getByRole("article")
  await expect(async () => {
    await page.reload()
    await expect(slip.getByText(/^(สองตัวท้าย|สามตัวท้าย|สี่ตัว(ตรง|โต๊ด))/).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await expect(slip.getByText("ไม่ถูก").first()).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  await page.goto("/poy/lottery/lao")
  await expect(page.getByRole("main").getByText(/^\+/).first()).toBeVisible()
  await page.goto("/poy/lottery/hanoy")
  await expect(page.getByText("ยังไม่มีโพย")).toBeVisible()
})

test("numbers are counted, stand in every order, come back after clearing and stop at twenty", async ({ page }) => {
  const table = await seated(page)
  await table.type("4827")
  await table.more("4827")
  await table.comesTo("240.00")
  await table.button("สลับทุกแบบ").click()
  await page.getByRole("heading", { level: 1 }).click()
  await table.type("1123")
  await expect(table.rows).toHaveCount(13)
  await table.button("เลิกทำ").click()
  await expect(table.rows).toHaveCount(1)
  await table.paste("4827=19")
  await expect(page.getByText("ซื้อได้อีกแค่ 4827 (18)")).toBeVisible()
  await table.paste("4827=18")
  await expect(table.row("4827")).toContainText("เต็มแล้ว")
  await table.comesTo("2,400.00")
  expect(await complaintsOf(page)).toEqual([])
})

test("a question that is lost on its way is sent again with its key: one slip", async ({ page, site }) => {
  const table = await seated(page)
  await table.type("4827")
  await site.goWrong({ path: "/poy-api/lotteries.hanoy.create", kind: "cut" })
  await table.place("120.00")
  await table.placed()
  expect(await placedPoys(page)).toBe(1)
  await hasLeft(page, "12,360.50")
})

test("an answer that is lost is asked for, also after a reload, and ends in one slip", async ({ page, site }) => {
  await page.clock.install()
  const table = await seated(page)
  await table.type("4827")
  await site.goWrong({ path: "/poy-api/poys.by-key", kind: "status", status: 503, count: 2 })
  await site.goWrong({ path: "/poy-api/lotteries.hanoy.create", kind: "afterwards-cut" })
  await table.place("120.00")
  await table.isChecking()
  await page.goto("/lotto/4d")
  await table.isChecking()
  await page.clock.fastForward(untilItAsksAgain)
  await table.placed()
  await table.button("เสร็จแล้ว").click()
  await expect(table.rows).toHaveCount(0)
  expect(await placedPoys(page)).toBe(1)
  await hasLeft(page, "12,360.50")
})

test("a server that fails or is slow, and a tap too many, never make a second slip", async ({ page, site }) => {
  const table = await seated(page)
  await table.type("4827")
  await site.goWrong({ path: "/poy-api/lotteries.hanoy.create", kind: "status", status: 503 })
  await table.place("120.00")
  await table.placed()
  await table.button("แทงซ้ำ").click()
  await expect(table.row("4827")).toBeVisible()
  await site.goWrong({ path: "/poy-api/lotteries.hanoy.create", kind: "delay", delayMs: 1_500 })
  await table.confirm()
  await table.stake("120.00").dblclick()
  await table.placed()
  expect(await placedPoys(page)).toBe(2)
  await hasLeft(page, "12,240.50")
})

test("with too little money a deposit is offered, and the sets are kept", async ({ page }) => {
  const table = await seated(page)
  await table.paste("1111=20\n2222=20\n3333=20\n4444=20\n5555=20\n6666=20")
  await table.place("14,400.00")
  const no = table.dialog("ยังไม่ได้แทง")
  await expect(no.getByRole("link", { name: "ฝากเงิน" })).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  await no.getByRole("button", { name: "กลับไปแก้" }).click()
  await expect(table.rows).toHaveCount(6)
  expect(await placedPoys(page)).toBe(0)
})

test("a draw that closes meanwhile is said plainly, nothing is placed and the sets are kept", async ({
  page,
  site,
}) => {
  const table = await seated(page)
  await table.type("4827")
  await table.confirm()
  await site.passTime(6 * 3_600 + 900)
  await table.stake("120.00").click()
  await table.dialog("รอบนี้ปิดรับแล้ว").getByRole("button", { name: "กลับไปแก้" }).click()
  await expect(table.row("4827")).toBeVisible()
  await expect(table.button("ยืนยันแทง")).toBeDisabled()
  expect(await placedPoys(page)).toBe(0)
})

test("a slip is cancelled while that is allowed, and is nobody else's to see", async ({ page, browser, site }) => {
  const table = await seated(page)
  await table.type("4827", "0916")
  await table.place("240.00")
  await table.placed()
  await table.openSlip()
  await page.getByRole("button", { name: "ยกเลิกโพยนี้" }).click()
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("dialog").getByRole("button", { name: "ยกเลิกโพย", exact: true }).click()
  await expect(page.getByText("คืนเงิน").first()).toBeVisible()
  const slip = page.url()
  const stranger = await browser.newPage({ baseURL: site.origin })
  await comeLoggedIn(stranger, malee)
  await stranger.goto(slip)
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText("ไม่พบ")
  await stranger.goto("/poy/lottery/nowhere")
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText("ไม่พบ")
  await stranger.close()
  await hasLeft(page, "12,480.50")
})

test("in English, by keyboard alone, sets are bought and found again", async ({ page, site }) => {
  await page.context().addCookies([{ name: "locale", value: "en", url: site.origin }])
  await comeLoggedIn(page, somchai)
  await page.goto("/lotto/4d#hanoy")
  const press = async (name: string) => {
    const wanted = page.getByRole("button", { name })
    await expect(wanted).toBeVisible()
    for (let steps = 0; steps < 40 && !(await wanted.evaluate((one) => one === document.activeElement)); steps++)
      await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
  }
  await press("Accept the rules")
  await expect(page.getByRole("button", { name: "Accept the rules" })).toHaveCount(0)
  await page.keyboard.type("482709")
  await page.keyboard.press("Backspace")
  await page.keyboard.type("916")
  await expect(page.getByText("2 numbers 2 sets").first()).toBeVisible()
  await press("Place the bets")
  await press("Stake 240.00 baht")
  await expect(page.getByRole("dialog", { name: "Slip placed" })).toBeVisible()
  await press("Done")
  await page.goto("/poy/lottery/hanoy")
  await page
    .getByRole("main")
    .getByRole("link", { name: /Hanoi set/ })
    .click()
  await expect(page.getByRole("article")).toContainText("Hanoi set")
  expect(await complaintsOf(page)).toEqual([])
})
