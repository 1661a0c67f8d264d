import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { goBackFromSheet } from "../testing/go-back.ts"
import { ever } from "../testing/troubles.ts"
import { betPage } from "./bet-page.ts"

/** Longer than the page waits before it asks again what came of a slip. */
const untilItAsksAgain = 30_000

const takeSeat = async (page: Page, group = "yeekee") => {
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  await table.openRound(group)
  await table.hasBetBefore()
  return table
}

/** On a phone that lies on its side, what is keyed and all the keys are seen at once. */
const isWholeOnItsSide = async (page: Page, keyed: string) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole("button", { name: "0", exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText(keyed, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("region", { name: "กดเลข" })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
}

test("a player keys numbers, undoes one, prices them, places the slip and has the receipt", {
  tag: "@books",
}, async ({ page, isMobile }) => {
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  await table.openRound("yeekee")
  await table.tap("สองตัวบน", "สองตัวล่าง")
  await table.key("47")
  await table.hasAdded(2)
  await table.key("5")
  if (isMobile) await isWholeOnItsSide(page, "5")
  await page.keyboard.type("8")
  await expect(page.getByText("4 รายการ").first()).toBeVisible()
  await table.tap("เลิกทำ", "แผงเลข")
  await page.getByRole("searchbox", { name: "หาเลข" }).fill("99")
  await page.getByRole("button", { name: "99", exact: true }).click()
  await expect(page.getByText("4 รายการ").first()).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await table.tap("เลิกทำ")
  await page.reload()
  await table.openSlip()
  if (isMobile) {
    await goBackFromSheet(page)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await table.openSlip()
  }
  await expect(table.price("สองตัวบน 47")).toHaveValue("1")
  await expect(table.price("สองตัวบน 58")).toHaveCount(0)
  await expect(page.getByRole("list", { name: "สองตัวล่าง 4" }).getByRole("listitem")).toHaveCount(1)

  await table.price("สองตัวล่าง 47").fill("0.5")
  await expect(page.getByText("ขั้นต่ำ 1 บาท")).toBeVisible()
  await table.confirmInVain()
  await expect(table.price("สองตัวล่าง 47")).toBeFocused()
  await table.price("สองตัวล่าง 47").fill("20")
  await expect(page.getByText("12,459.50")).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])

  await table.confirm()
  const rules = page.getByRole("dialog", { name: "ก่อนแทงครั้งแรก" })
  await expect(rules).toContainText("20 ปี")
  await rules.getByRole("button", { name: "ปิด" }).click()
  await table.confirm()
  await table.acceptRules()
  await table.stake("21.00")
  await table.placed()
  const receipt = page.getByRole("dialog", { name: "แทงสำเร็จ" })
  await expect(receipt).toContainText("×92 · ได้สูงสุด 1,840.00")
  await expect(receipt).toContainText(/21\.00\s*บาท\s*2 รายการ/)
  expect(await table.placedPoys()).toBe(1)
  await page.getByRole("button", { name: "เสร็จแล้ว" }).click()
  await expect(table.price("สองตัวบน 47")).toHaveCount(0)
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText("12,459.50")
})

test("a lost answer is said to be checked, and ends in exactly one slip", { tag: "@books" }, async ({ page, site }) => {
  await page.clock.install()
  const table = await takeSeat(page)
  await table.key("123")
  await table.hasAdded(1)
  await table.openSlip()
  await site.goWrong({ path: "/poy-api/poys.by-key", kind: "status", status: 503, count: ever })
  await site.goWrong({ path: "/poy-api/lotteries.yeekee.create", kind: "afterwards-cut" })
  await table.confirm()
  await table.stake("1.00")
  await table.isChecking()
  await page.reload()
  await table.isChecking()
  await site.goRight()
  await page.clock.fastForward(untilItAsksAgain)
  await table.placed()
  expect(await table.placedPoys()).toBe(1)
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText("12,479.50")
})

test("a slip is pasted and read before it is added, and numbers are tapped on the board", { tag: "@soak" }, async ({
  page,
}) => {
  const table = await takeSeat(page)
  await table.tap("วางโพย")
  await page.getByLabel("ข้อความโพย").fill("482=20x20\nพี่เอาตัวเดิมนะ 20")
  await expect(page.getByText("1 บรรทัดจะไม่ถูกเพิ่ม")).toBeVisible()
  await table.addPasted(2)
  await table.hasAdded(2)
  await table.tap("แผงเลข")
  await page.getByRole("searchbox", { name: "หาเลข" }).fill("99")
  await page.getByRole("button", { name: "993", exact: true }).click()
  expect(await sticksOut(page)).toBe(false)
  expect(await complaintsOf(page)).toEqual([])
  await table.openSlip()
  await expect(table.price("สามตัวบน 993")).toHaveValue("1")
  await expect(table.price("สามตัวบน 482")).toHaveValue("20")
})

test("two tabs share one slip, and each says what the other made of it", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  const table = await takeSeat(page)
  await table.key("123")
  await table.hasAdded(1)
  const other = await context.newPage()
  await other.goto(page.url())
  await betPage(other).hasAdded(1)
  await other.keyboard.type("456")
  await expect(page.getByText("อีกแท็บแก้โพยนี้ ตอนนี้มี 2 รายการ").first()).toBeVisible()
  await page.bringToFront()
  await table.openSlip()
  await expect(table.price("สามตัวบน 456")).toHaveValue("1")
})

test("the next round of a group begins with the last options and price, and going back closes the slip alone", {
  tag: "@soak",
}, async ({ page, isMobile }) => {
  const table = await takeSeat(page)
  await table.tap("สองตัวบน", "สองตัวล่าง")
  await table.key("47")
  await table.openSlip()
  await page.getByRole("button", { name: "20", exact: true }).click()
  await expect(table.price("สองตัวบน 47")).toHaveValue("20")
  const { pathname } = new URL(page.url())
  await expect(page.getByRole("dialog")).toHaveCount(isMobile ? 1 : 0)
  // Beside the keys the slip stands open, and there is nothing to close.
  if (isMobile) {
    await goBackFromSheet(page)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(pathname)
    await expect(page.getByText("2 รายการ", { exact: true })).toBeVisible()
  } else for (const line of ["สองตัวบน 47", "สองตัวล่าง 47"]) await expect(table.price(line)).toHaveValue("20")

  const [, number = ""] = /-(\d+)$/.exec(pathname) ?? []
  await page.goto(pathname.replace(/\d+$/, String(Number(number) + 1)))
  await table.hasBetBefore()
  await expect(page.getByText("กดเลข ตัวละ 20.00")).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset["taps"] = ""
    addEventListener("click", () => (document.documentElement.dataset["taps"] += "."), { capture: true })
  })
  await table.key("12")
  await table.openSlip()
  await table.confirm()
  await table.stake("40.00")
  await table.placed()
  // Two numbers, on a phone the way to the slip, and the player's yes twice.
  await expect(page.locator("html")).toHaveAttribute("data-taps", isMobile ? "....." : "....")
})
