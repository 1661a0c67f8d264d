import type { Page } from "@playwright/test"
import { comeLoggedIn, loginPage } from "../identity/login-page.ts"
import { ownPoys } from "../order/own-poys.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

const name = "บ้านเลขที่"

/** As long as the editor waits before it asks again by itself. */
const untilItAsksAgain = 5_000

/** In the editor of a new set that has a name and two numbers, all by keyboard. */
const writing = async (page: Page) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/number-set")
  await page.getByRole("link", { name: "ชุดใหม่" }).press("Enter")
  await page.getByLabel("ชื่อชุด").fill(name)
  await page.getByLabel("ชื่อชุด").blur()
  await page.keyboard.type("482739")
  await expect(page.getByRole("button", { name: "ลบ 739" })).toBeVisible()
}
const save = (page: Page) => page.getByRole("button", { name: "บันทึกเลขชุด" })
const rows = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) })

test("a set is written by keyboard, and kept once by a double tap", { tag: "@soak" }, async ({ page }) => {
  await writing(page)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await save(page).dblclick()
  await expect(rows(page)).toHaveCount(1)
  expect(await complaintsOf(page)).toEqual([])
})

test("a set is changed, used in a bet and deleted", async ({ page }) => {
  await writing(page)
  await save(page).click()
  await page.getByRole("link", { name: `แก้ ${name}` }).click()
  await page.getByRole("button", { name: "ลบ 739" }).click()
  await save(page).click()
  await expect(rows(page)).toContainText("1 เลข")

  await page.getByRole("button", { name: `ใช้แทง ${name}` }).click()
  await page.getByRole("dialog").getByRole("button").filter({ hasText: "ปิงปอง" }).click()
  await expect(page.getByText("เพิ่ม 1", { exact: true })).toBeVisible()

  await page.goto("/number-set")
  await page.getByRole("link", { name: `แก้ ${name}` }).click()
  await page.getByRole("button", { name: "ลบเลขชุด" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "ลบเลขชุด" }).click()
  await expect(page.getByText("ยังไม่มีเลขชุด")).toBeVisible()
})

test("a set whose answer is lost as it is saved is kept once in the end", { tag: "@soak" }, async ({ page, site }) => {
  await page.clock.install()
  await writing(page)
  await site.goWrong({ path: "/poy-api/number-sets.create", kind: "afterwards-cut" })
  await save(page).click()
  await expect(page.getByText("ยังไม่ได้รับคำตอบ")).toBeVisible()
  await page.clock.fastForward(untilItAsksAgain)
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test("what was written of a set is there again after a 401 and the login", { tag: "@soak" }, async ({ page, site }) => {
  await writing(page)
  await site.goWrong({ path: "/poy-api/number-sets.create", kind: "status", status: 401, count: 1 })
  await site.goWrong({ path: "/api/users.auth", kind: "status", status: 401, count: 1 })
  await save(page).click()
  await expect(page.getByRole("heading", { name: "ต้องเข้าสู่ระบบก่อน" })).toBeVisible()
  await loginPage(page).logIn(somchai)
  await page.goto("/number-set?edit=new")
  await expect(page.getByLabel("ชื่อชุด")).toHaveValue(name)
  await save(page).click()
  await expect(rows(page)).toContainText("2 เลข")
})

test("a set without a name or numbers says what is missing", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/number-set?edit=new")
  await save(page).click()
  await expect(page.getByText("ใส่ชื่อชุด")).toBeVisible()
  await page.getByLabel("ชื่อชุด").fill(name)
  await save(page).click()
  await expect(page.getByText("กดเลขอย่างน้อย 1 เลข")).toBeVisible()
})

test("a slip's numbers are kept as a set", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const poys = ownPoys(page)
  const { id } = await poys.place("yeekee", [{ option: "teng_bon_2", number: "47", price: 50, multiply: 92 }])
  await poys.open("yeekee", id)
  await page.getByRole("link", { name: "เก็บเป็นเลขชุด" }).click()
  await page.getByLabel("ชื่อชุด").fill(name)
  await save(page).click()
  await expect(rows(page)).toHaveCount(1)
})
