import { comeLoggedIn } from "../identity/login-page.ts"
import { beginnings, complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"
import { hasLeft, placedPoys, takeBuyersSeat } from "./set-buyer.ts"

/** Every last two digits, and two beginnings: whatever comes out, one of these numbers wins, and one does not. */
const hundred = Array.from({ length: 100 }, (_, back) => (back < 50 ? 3_700 : 4_800) + back).join("\n")

test("sets of all four lotteries are bought, each at its own price", { tag: "@books" }, async ({ page }) => {
  const table = await takeBuyersSeat(page)
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
  const { betId } = await books(page).openRound("gov4d", "malay")
  await page.goto(`/lotto/gov4d/${betId}`)
  await expect(page.getByRole("heading", { level: 1, name: "มาเลย์ชุด" })).toBeVisible()
  await expect(page).toHaveURL(`/lotto/4d#${betId}`)
  await hasLeft(page, "12,030.50")
})

test("many rows are pasted, placed and drawn, and every line tells the prize that it won", {
  tag: ["@books", "@soak"],
}, async ({ page, site }) => {
  test.slow()
  const table = await takeBuyersSeat(page, "lao")
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
    await expect(slip.getByText(/^(สองตัวท้าย|สามตัวท้าย|สี่ตัว(ตรง|โต๊ด))/).first()).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await expect(slip.getByText("ไม่ถูกรางวัล").first()).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  await page.goto("/poy/lottery/lao")
  await expect(page.getByRole("main").getByText(/^\+/).first()).toBeVisible()
  await page.goto("/poy/lottery/hanoy")
  await expect(page.getByText("ไม่มีโพยที่ตรงกับที่ค้นหา")).toBeVisible()
})

test("numbers are counted, stand in every order, come back after clearing and stop at twenty", {
  tag: "@soak",
}, async ({ page }) => {
  const table = await takeBuyersSeat(page)
  await table.type("4827")
  await table.more("4827")
  await table.comesTo("240.00")
  expect(await beginnings(table.rows.locator("> :first-child").or(table.typed.first()))).toHaveLength(1)
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

test("a slip is cancelled while that is allowed, and is nobody else's to see", { tag: ["@books", "@soak"] }, async ({
  page,
  browser,
  site,
}) => {
  const table = await takeBuyersSeat(page)
  await table.type("4827", "0916")
  await table.place("240.00")
  await table.placed()
  await table.openSlip()
  await page.getByRole("button", { name: "ยกเลิกโพยนี้" }).click()
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("dialog").getByRole("button", { name: "ยกเลิกโพย", exact: true }).click()
  await expect(page.getByText("คืนเงินแล้ว").first()).toBeVisible()
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

test("in English, by keyboard alone, sets are bought and found again", { tag: "@keyboard" }, async ({ page, site }) => {
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
  await expect(page.getByRole("button", { name: "Paste" })).toBeVisible()
  await page.keyboard.type("482709")
  await page.keyboard.press("Backspace")
  await page.keyboard.type("916")
  await expect(page.getByText("2 numbers 2 sets").first()).toBeVisible()
  await press("Confirm bet")
  await press("Accept the rules")
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

test("the address of a draw opens the lottery that draws it", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  for (const [variant, title] of [
    ["malay", "มาเลย์ชุด"],
    ["laoSuper", "ลาวซูเปอร์ชุด"],
  ] as const) {
    const { betId } = await books(page).openRound("gov4d", variant)
    await page.goto(`/lotto/gov4d/${betId}`)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(`/lotto/4d#${betId}`)
  }
})
