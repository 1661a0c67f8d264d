import { betPage } from "../betting/bet-page.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, nipa, somchai, test } from "../testing/fixtures.ts"
import { fastDeposit } from "../wallet/fast-deposit.ts"
import { allowPush } from "./allow-push.ts"

test("a player sees what is unread, reads one message by opening it and then all, and the operator knows", async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, nipa)
  await page.goto("/main")
  await page.getByRole("link", { name: "แจ้งเตือน ยังไม่อ่าน 2 รายการ" }).click()
  await expect(page).toHaveURL("/profile/notifications")
  const main = page.getByRole("main")
  const unread = main.getByRole("link", { name: /^ยังไม่อ่าน:/ })
  await expect(unread).toHaveCount(2)
  await expect(unread.first()).toContainText("หวยรัฐบาล ออกผลแล้ว")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await unread.first().click()
  await expect(page).toHaveURL(/\/poy\/gov\/\w+$/)
  await page.goBack()
  await expect(unread).toHaveCount(1)
  await main.getByRole("button", { name: "ทำเป็นอ่านแล้วทั้งหมด" }).click()
  await expect(main.getByRole("status")).toHaveText("อ่านครบแล้ว")
  await expect.poll(() => callOperator(page, "GET", "/api/notifications.unread")).toEqual({ count: 0 })
  await expect(page.getByRole("link", { name: "แจ้งเตือน", exact: true })).toBeVisible()

  await site.sendNews("ปิดปรับปรุงคืนนี้", "02:00 ถึง 03:00 น.")
  await page.reload()
  await expect(page.getByRole("link", { name: "แจ้งเตือน ยังไม่อ่าน 1 รายการ" })).toBeVisible()
  await main.getByRole("button", { name: /ปิดปรับปรุงคืนนี้/ }).click()
  await expect.poll(() => callOperator(page, "GET", "/api/notifications.unread")).toEqual({ count: 0 })
})

test("a kind is switched off at once and stays off; when nobody answers, what counts is shown", {
  tag: ["@phone", "@soak"],
}, async ({ page, site }) => {
  await comeLoggedIn(page, nipa)
  await page.goto("/profile/notifications")
  await page.getByRole("button", { name: "เลือกเรื่องที่ต้องการแจ้งเตือน" }).click()
  const results = page.getByRole("switch", { name: "ผลหวย" })
  const closing = page.getByRole("switch", { name: "ใกล้ปิดรับ" })
  await results.click()
  await closing.click()
  await expect(results).not.toBeChecked()
  await expect(closing).toBeChecked()
  await expect
    .poll(() => callOperator(page, "GET", "/api/notifications.settings"))
    .toMatchObject({
      kinds: expect.arrayContaining([
        { kind: "results", isOn: false },
        { kind: "closing", isOn: true },
      ]),
    })
  await site.goWrong({ path: "/api/notifications.settings.save", kind: "afterwards-cut" })
  const news = page.getByRole("switch", { name: "ข่าว" })
  await news.click()
  await expect(page.getByRole("alert")).toContainText("ไม่ได้รับคำตอบ")
  await expect(news).toBeChecked()
  await page.reload()
  await page.getByRole("button", { name: "เลือกเรื่องที่ต้องการแจ้งเตือน" }).click()
  await expect(results).not.toBeChecked()
  await expect(closing).toBeChecked()
  await expect(news).toBeChecked()
  expect(await complaintsOf(page)).toEqual([])
})

test("a player who wants to know what closes soon is told a quarter of an hour before, and led to the round", {
  tag: ["@phone", "@soak"],
}, async ({ page, site }) => {
  await site.stopClock("2026-11-20T12:00:00.000+07:00")
  await comeLoggedIn(page, nipa)
  const poy = [{ option: "teng_bon_3", number: "123", price: 1, multiply: 850 }]
  await callOperator(page, "POST", "/poy-api/lotteries.stock.create", { betId: "thai-close-2026-11-20", poy })
  await page.goto("/profile/notifications")
  await page.getByRole("button", { name: "เลือกเรื่องที่ต้องการแจ้งเตือน" }).click()
  const closing = page.getByRole("switch", { name: "ใกล้ปิดรับ" })
  await expect(closing).not.toBeChecked()
  await closing.click()
  await expect(closing).toBeChecked()

  await site.stopClock("2026-11-23T16:10:00.000+07:00")
  // A session that stands still for a day has ended.
  await comeLoggedIn(page, nipa)
  await page.goto("/profile/notifications")
  const reminder = page.getByRole("main").getByRole("link", { name: /หุ้นไทยปิดเย็น \(ตัวอย่าง\) ใกล้ปิดรับ/ })
  await expect(reminder).toHaveAccessibleName(/^ยังไม่อ่าน:.*ปิดรับ 16:25 น\./)
  await reminder.click()
  await expect(page).toHaveURL("/lotto/stock/thai-close-2026-11-23")
})

test.describe("while the site is closed", () => {
  test.use({ serviceWorkers: "allow", askedForPush: true })

  test("a player who placed a slip is told why and says yes, and the result is sent to their browser", async ({
    page,
    context,
    site,
  }, { project }) => {
    const device = `${project.name}-${test.info().testId}-${test.info().retry}`
    const token = site.push.subscribe(device)
    await allowPush(context, token)
    await comeLoggedIn(page, nipa)
    const table = betPage(page)
    const { betId } = await table.openRound("yeekee")
    await table.hasBetBefore()
    await table.key("123")
    await table.hasAdded(1)
    await table.openSlip()
    await table.confirm()
    await table.stake("1.00")
    await table.placed()
    await page.getByRole("dialog").getByRole("button", { name: "เสร็จแล้ว" }).click()

    const why = page.getByRole("dialog", { name: "รับแจ้งเตือนเมื่อออกผลไหม" })
    await expect(why).toContainText("ไม่แสดงเลขบัญชีหรือยอดเงินบนหน้าจอล็อก")
    expect(await complaintsOf(page)).toEqual([])
    await why.getByRole("button", { name: "แจ้งเตือนเมื่อออกผล" }).click()
    await expect(page.getByRole("dialog", { name: "เปิดแจ้งเตือนบนเครื่องนี้แล้ว" })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem("FcmToken"))).toBe(token)

    await site.endRound(betId, "void")
    const [pushed] = await site.push.messages(1, device)
    expect(pushed?.vapid?.claims).toMatchObject({ aud: site.push.origin })
    expect(JSON.parse(pushed?.text ?? "")).toMatchObject({
      title: expect.stringMatching(/^คืนเงินโพย ยี่กี รอบที่ \d+$/),
      body: expect.stringMatching(/\+1\.00 บาท$/),
    })
  })

  test("a player who says no is left alone, and their browser is never asked", { tag: "@soak" }, async ({
    page,
    context,
    site,
  }) => {
    await allowPush(context, site.push.subscribe(`nobody-${test.info().testId}`))
    await comeLoggedIn(page, somchai)
    await fastDeposit(page).open()
    await page.getByRole("button", { name: "500", exact: true }).click()
    await fastDeposit(page).submit.click()
    const offer = page.getByRole("button", { name: "แจ้งเตือนเมื่อเงินเข้า" })
    await offer.click()
    await page.getByRole("dialog").getByRole("button", { name: "ไม่ต้องแจ้ง" }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole("button", { name: "คัดลอกยอด" })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem("fakham.pushDeclined"))).toMatch(/"v":1/)
    await expect(offer).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem("FcmToken"))).toBeNull()
  })
})
