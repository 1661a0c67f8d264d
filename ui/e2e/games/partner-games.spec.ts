import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"

test.use({ locale: "th-TH" })

/** Opens a partner's game in place of the site. */
const sitDown = async (page: Page, choice: { readonly partner: string; readonly gameId?: string }) => {
  const { url } = await callOperator<{ readonly url: string }>(page, "POST", "/poy-api/partners.game.launch", choice)
  await page.goto(url)
  await expect(page.getByRole("status")).toHaveText("เลือกเดิมพัน แล้วเริ่มเมื่อพร้อม")
}

const entries = async (page: Page) => {
  const days = { startedDate: "2026-11-19T17:00:00.000000Z", endedDate: "2026-11-20T17:00:00.000000Z" }
  const all = await callOperator<ReadonlyArray<{ readonly transactionType: string; readonly amount: number }>>(
    page,
    "POST",
    "/poy-api/transactions.all",
    days,
  )
  return all.filter(({ transactionType }) => transactionType.endsWith("_GAME"))
}

const play = (page: Page) => page.getByRole("button", { name: /^(หมุน|เขย่า วางไว้|แจกไพ่ วาง|ยิง วางไว้) / })
const lastRound = (page: Page) => page.getByRole("button", { name: "✓ ตาที่แล้วตรง" })

test("slots, hi-lo, baccarat and penalties are played, and every round is checked on the device and stands in the books", {
  tag: ["@books", "@soak"],
}, async ({ page, site }) => {
  await comeLoggedIn(page, somchai)
  for (const [choice, spots, stake] of [
    [{ partner: "pg-soft2", gameId: "sea-treasure" }, [], 10],
    [{ partner: "joker", gameId: "hi-lo" }, ["ต่ำ 4 – 10 ×2", "สูง 11 – 17 ×2", "เต็ง 4 ×2"], 30],
    [{ partner: "soccer" }, ["มุมซ้าย ×1.45"], 10],
    [{ partner: "sa" }, ["ผู้เล่น ×2", "เสมอ ×9", "เจ้ามือ ×1.95"], 30],
  ] as const) {
    await sitDown(page, choice)
    for (const spot of spots) await page.getByRole("button", { name: spot }).click()
    await expect(play(page)).toContainText(`${stake}.00 บาท`)
    await play(page).click()
    await expect(lastRound(page)).toBeVisible()
    expect(await complaintsOf(page)).toEqual([])
    expect(await sticksOut(page)).toBe(false)

    await lastRound(page).click()
    const proof = page.getByRole("dialog", { name: "ตรวจผลด้วยตัวเอง" })
    const [, , locked = "", , computed] = await proof.getByRole("definition").allTextContents()
    expect(locked).toMatch(/^[0-9a-f]{64}$/)
    expect(computed).toBe(locked)
    await proof.getByRole("button", { name: "ปิด" }).click()
    await page.getByRole("button", { name: "ดูทั้งหมด" }).click()
    await expect(page.getByRole("dialog", { name: "กติกาและอัตราจ่าย" })).toContainText("คืนให้ผู้เล่นในระยะยาว")
    expect(await complaintsOf(page)).toEqual([])
  }
  const stakes = (await entries(page)).filter(({ transactionType }) => transactionType === "BET_GAME")
  expect(stakes.map(({ amount }) => amount).toReversed()).toEqual([-10, -30, -10, -30])
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a round whose answer is lost is asked for again by itself, and was played once", { tag: "@soak" }, async ({
  page,
}) => {
  await comeLoggedIn(page, somchai)
  await page.clock.install()
  await sitDown(page, { partner: "joker", gameId: "three-moons" })
  let lost = 0
  await page.route("**/rounds.play", async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await play(page).click()
  await expect(page.getByRole("status")).toHaveText("ยังไม่ทราบผลตานี้ กำลังถามใหม่")
  await page.clock.runFor(3_000)
  await expect(lastRound(page)).toBeVisible()
  const stakes = (await entries(page)).filter(({ transactionType }) => transactionType === "BET_GAME")
  expect(stakes.map(({ amount }) => amount)).toEqual([-10])
})

test("hi-lo is played with the keyboard alone, a chip is taken back, and a seat that was left says so", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await sitDown(page, { partner: "joker", gameId: "hi-lo" })
  await expect(page.getByRole("button", { name: "วางชิปก่อน" })).toBeDisabled()
  const keys = async (name: string, key: "Enter" | " ") => {
    const wanted = page.getByRole("button", { name, exact: true })
    while (!(await wanted.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab")
    await page.keyboard.press(key)
  }
  await keys("ตอง สามลูกเหมือน ×34", "Enter")
  await keys("ชิป 50 บาท", " ")
  await keys("สูง 11 – 17 ×2", "Enter")
  await expect(play(page)).toContainText("60.00 บาท")
  await keys("เลิกที่วางล่าสุด", "Enter")
  await keys("เขย่า วางไว้ 10.00 บาท", "Enter")
  await expect(lastRound(page)).toBeVisible()

  await callOperator(page, "POST", "/poy-api/partners.game.logout", {})
  await keys("เขย่า วางไว้ 10.00 บาท", "Enter")
  await expect(page.getByRole("status")).toHaveText("ที่นั่งนี้ปิดแล้ว เปิดเกมใหม่จากหน้าเว็บได้")
  await expect(play(page)).toBeDisabled()
  await expect(page.getByRole("link", { name: "ออกจากเกม" })).toHaveAttribute("href", /\/games$/)
})

test("who has too little for a stake is led to a deposit, or stakes what there is", { tag: "@soak" }, async ({
  page,
}) => {
  await comeLoggedIn(page, malee)
  await sitDown(page, { partner: "sa" })
  await page.getByRole("button", { name: "ชิป 100 บาท" }).click()
  for (let chips = 0; chips < 4; chips++) await page.getByRole("button", { name: "เจ้ามือ ×1.95" }).click()
  await expect(page.getByRole("status")).toHaveText("ยอดเงินไม่พอสำหรับเดิมพันนี้")
  await expect(play(page)).toBeDisabled()
  await page.getByRole("button", { name: "วางเท่าที่มี 350.00" }).click()
  await expect(play(page)).toHaveText("แจกไพ่ วาง 350.00 บาท")
  await expect(play(page)).toBeEnabled()
  await page.getByRole("button", { name: "เจ้ามือ ×1.95" }).click()
  await page.getByRole("button", { name: "ฝากเงิน" }).click()
  await expect(page).toHaveURL("/credit/deposit/fast")
})
