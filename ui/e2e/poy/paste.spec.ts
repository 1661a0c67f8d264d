import type { Page } from "@playwright/test"
import { betPage } from "../betting/bet-page.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { pasteSheet } from "./paste-sheet.ts"

const pasting = async (page: Page, text: string) => {
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  await table.openRound("yeekee")
  await table.hasBetBefore()
  await table.tap("วางโพย")
  const sheet = pasteSheet(page)
  await sheet.paste(text)
  return { table, sheet }
}

test("of a pasted text exactly what is plain, picked and mended comes into the slip", async ({ page }) => {
  const { table, sheet } = await pasting(
    page,
    "482=20*20\nบน 15 66 91 =5\n123 456 20\nพี่เอาตัวเดิมนะ 20\nตัวเก่านะ 5\nงวด 20/11/69",
  )
  await sheet.adds(5, "55.00")
  await sheet.says("ยังไม่เลือก 1 จุด จึงยังไม่นับ")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await sheet.pick("123 456 20", "123 และ 456 ตัวละ 20 บาท")
  await sheet.adds(7, "95.00")
  await sheet.mend("พี่เอาตัวเดิมนะ 20", "47 ล่าง 20")
  await sheet.says("สองตัวล่าง 20 บาท")
  await sheet.adds(7, "95.00")
  await sheet.takeMended()
  await sheet.adds(8, "115.00")
  await sheet.skip("ตัวเก่านะ 5")
  await sheet.bringBack("ตัวเก่านะ 5")
  await sheet.says("1 บรรทัดจะไม่ถูกเพิ่ม")
  await sheet.skip("ตัวเก่านะ 5")
  expect(await complaintsOf(page)).toEqual([])
  await sheet.add(8)

  await table.hasAdded(8)
  await table.openSlip()
  for (const [line, price] of [
    ["สามตัวบน 482", "20"],
    ["สามตัวโต๊ด 482", "20"],
    ["สองตัวบน 15", "5"],
    ["สองตัวบน 66", "5"],
    ["สองตัวบน 91", "5"],
    ["สามตัวบน 123", "20"],
    ["สามตัวบน 456", "20"],
    ["สองตัวล่าง 47", "20"],
  ] as const)
    await expect(table.price(line)).toHaveValue(price)
  await table.confirm()
  await table.stake("115.00")
  await table.placed()
})

test("what a second price is for is asked once, remembered, and changed with the rates and rules", {
  tag: "@soak",
}, async ({ page }) => {
  const { table, sheet } = await pasting(page, "45=50x20\nบน 67=30x30\n482=20x20")
  await sheet.adds(2, "40.00")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await sheet.pick("45=50x20", "ตัวหลังคือล่าง")
  await sheet.adds(6, "170.00")
  await sheet.add(6)
  await table.hasAdded(6)

  await page.reload()
  await table.hasBetBefore()
  await table.tap("วางโพย")
  await sheet.paste("45=50x20")
  await sheet.adds(2, "70.00")
  await page.keyboard.press("Escape")

  await table.tap("อัตราจ่าย")
  await page.getByRole("group", { name: "ราคาที่สองหมายถึง" }).getByText("ตัวหลังคือกลับเลข").click()
  await page.keyboard.press("Escape")
  await table.tap("วางโพย")
  await sheet.paste("บน 81=50x20")
  await sheet.add(2)
  await table.openSlip()
  await expect(table.price("สองตัวบน 81")).toHaveValue("50")
  await expect(table.price("สองตัวบน 18")).toHaveValue("20")
})

test("under a heading that is not known nothing is bet on before the player says which side", { tag: "@soak" }, async ({
  page,
}) => {
  const { table, sheet } = await pasting(page, "ชุดพี่แดง\n77 34 =10")
  await sheet.adds(0, "0.00")
  await sheet.pick("ชุดพี่แดง", "ล่าง 20")
  await sheet.adds(2, "20.00")
  await sheet.says("สองตัวล่าง 2 เลข")
  await sheet.change("ชุดพี่แดง")
  await sheet.adds(0, "0.00")
  await sheet.pick("ชุดพี่แดง", "บนล่าง 40")
  await sheet.add(4)
  await table.hasAdded(4)
})

test("a pick stays while another line is edited, and is asked again once its own line says something else", {
  tag: "@soak",
}, async ({ page }) => {
  const { table, sheet } = await pasting(page, "123 456 20")
  await sheet.pick("123 456 20", "123 และ 456 ตัวละ 20 บาท")
  await sheet.edit()
  const text = page.getByRole("textbox", { name: "ข้อความโพย" })
  await text.fill("482=20\n123 456 20")
  await sheet.adds(3, "60.00")
  await text.fill("482=20\n123 456 50")
  await sheet.adds(1, "20.00")
  await sheet.add(1)
  await table.hasAdded(1)
  await expect(page.getByText("ไม่ได้เพิ่ม 123 456 50").first()).toBeVisible()
})

test("what was copied comes with one tap, and where the browser refuses it says what to do instead", {
  tag: "@soak",
}, async ({ page, context }) => {
  const { sheet } = await pasting(page, "")
  await sheet.fromClipboard()
  await sheet.says("เบราว์เซอร์ไม่อนุญาตให้วาง แตะช่องด้านบนค้างไว้แล้วเลือก “วาง”")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.evaluate(() => navigator.clipboard.writeText(" "))
  await sheet.fromClipboard()
  await sheet.says("คลิปบอร์ดว่าง คัดลอกข้อความจากแชตก่อน")
  await page.evaluate(() => navigator.clipboard.writeText("482=20*20"))
  await sheet.fromClipboard()
  await sheet.adds(2, "40.00")
})

test("arrows lead through the interpretations and pick none, the space bar picks", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  const { sheet } = await pasting(page, "123 456 20\nชุดพี่แดง\n77 34 =10")
  const first = sheet.choice("123 456 20", "123 และ 456 ตัวละ 20 บาท")
  await first.focus()
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowDown")
  await expect(first).toBeFocused()
  await sheet.adds(0, "0.00")
  await page.keyboard.press("Space")
  await sheet.adds(2, "40.00")
  await expect(page.getByRole("region", { name: "ชุดพี่แดง" })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await sheet.adds(4, "60.00")
})
