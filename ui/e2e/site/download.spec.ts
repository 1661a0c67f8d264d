import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, test } from "../testing/fixtures.ts"

test("a guest sees the steps of either phone", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/download")
  await page.getByText("iPhone", { exact: true }).click()
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "เปิดใน Safari",
    "แตะปุ่มแชร์",
    "เลือก “เพิ่มไปยังหน้าจอโฮม”",
  ])
  await page.getByText("Android", { exact: true }).click()
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("เปิดใน Chrome")
  await expect(page.getByRole("figure", { name: "คิวอาร์โค้ดของหน้านี้" })).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
})

test("a browser that can install the site is asked once", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/download")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ติดตั้งแอป")
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true })
    const prompt = async () => void dispatchEvent(new Event("appinstalled"))
    dispatchEvent(Object.assign(offer, { prompt }))
  })
  await page.getByRole("button", { name: "ติดตั้งเลย" }).click()
  await expect(page.getByText("ติดตั้งลงหน้าจอโฮมแล้ว")).toBeVisible()
})

test.describe("in LINE", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari Line/14.10.0",
  })
  test("the way into the phone's own browser comes first", { tag: "@soak" }, async ({ page }) => {
    await page.goto("/download")
    await expect(page.getByText("คุณกำลังเปิดใน LINE")).toBeVisible()
    await expect(page.getByRole("link", { name: "เปิดในเบราว์เซอร์" })).toHaveAttribute(
      "href",
      "/download?openExternalBrowser=1",
    )
  })
})
