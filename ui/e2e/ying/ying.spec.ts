import { betPage } from "../betting/bet-page.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"
import { passTime } from "../testing/passing-time.ts"
import { ever } from "../testing/troubles.ts"
import { shootingRange } from "./shooting-range.ts"

const aMinute = 60

test("a player goes from the slip to the shooting, shoots, waits ten seconds and shoots again", async ({
  page,
  site,
}) => {
  const range = shootingRange(page, site)
  await range.logIn(somchai)
  const round = await range.comeAt(-80)
  await page.goto(round.path)
  await betPage(page).hasBetBefore()
  await page.getByRole("link", { name: "ยิงเลข" }).click()
  await expect(page).toHaveURL(`${round.path}?show=ying`)
  await expect(range.others().first()).toBeVisible()
  await page.keyboard.type("90719")
  await page.keyboard.press("Backspace")
  await page.keyboard.type("2")
  await expect(range.number).toHaveValue("90712")
  await page.keyboard.press("Enter")
  await expect(range.own("90712")).toHaveCount(1)
  await range.waits()
  await page.reload()
  await range.waits()
  expect(await sticksOut(page)).toBe(false)
  expect(await complaintsOf(page)).toEqual([])

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.evaluate(() => navigator.clipboard.writeText("1182"))
  await page.getByRole("button", { name: "วางเลข" }).click()
  await expect(page.getByText("วางไม่ได้ คัดลอกมาให้ครบ 5 หลักพอดี")).toBeVisible()
  await page.evaluate(() => navigator.clipboard.writeText("๑๑-๘๒๐"))
  await page.keyboard.press("ControlOrMeta+V")
  await expect(range.number).toHaveValue("11820")
  await page.getByRole("button", { name: "สุ่มเลข" }).click()
  await expect(range.number).toHaveValue(/^\d{5}$/)
  await range.passTime(10)
  await range.mayShoot()
  await range.shoot()
  await range.waits()
  await expect(page.getByText("คุณ", { exact: true })).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole("button", { name: "ดูโพย" }).or(page.getByText("โพยของคุณ")).first()).toBeVisible()
})

test("a lost answer is looked for, never sent again unasked, and counts once", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const range = shootingRange(page, site)
  await range.logIn(malee)
  const round = await range.comeAt(20)
  await page.goto(round.path)
  await range.key("54321")
  await site.goWrong({ path: "/poy-api/yings.create", kind: "afterwards-cut" })
  await range.shoot()
  await range.waits()
  await expect(range.own("54321")).toHaveCount(1)

  await range.passTime(10)
  await range.key("11111")
  await range.mayShoot()
  await site.goWrong({ path: "/poy-api/yings.create", kind: "cut" })
  await range.shoot()
  await expect(page.getByText("ยังไม่ได้รับคำตอบของ 11111")).toBeVisible()
  await expect(range.own("11111")).toHaveCount(0)
  await page.getByRole("button", { name: "ส่ง 11111 อีกครั้ง นับครั้งเดียว" }).click()
  await expect(range.own("11111")).toHaveCount(1)
})

test("a second tab waits as well, and a shot that comes too soon is refused with its reason", { tag: "@soak" }, async ({
  page,
  context,
  site,
}) => {
  const range = shootingRange(page, site)
  await range.logIn(somchai)
  const round = await range.comeAt(20)
  await page.goto(round.path)
  const other = await context.newPage()
  await other.goto(round.path)
  const second = shootingRange(other, site)
  await second.key("22222")
  await second.mayShoot()
  await site.goWrong({ path: "/poy-api/yings.summary", kind: "status", status: 503, count: ever })
  await page.bringToFront()
  await range.key("33333")
  await range.shoot()
  await range.waits()
  await other.bringToFront()
  await second.shoot()
  await expect(other.getByText("เว้น 10 วินาทีต่อครั้ง นับรวมทุกเครื่อง เลขนี้ไม่ได้ยิง")).toBeVisible()
  await second.waits()
  await expect(second.number).toHaveValue("22222")
  await site.goRight()
  await other.reload()
  await second.waits()
  await expect(second.own("33333")).toHaveCount(1)
})

test("a shot that somebody else fires comes over the live line and stands in the list, masked", {
  tag: "@soak",
}, async ({ page, browser, site }) => {
  const range = shootingRange(page, site)
  await range.logIn(somchai)
  const line = range.liveLine()
  const round = await range.comeAt(20)
  await page.goto(round.path)
  await expect(range.others().first()).toBeVisible()
  const announced = (await line).waitForEvent("framereceived", ({ payload }) => String(payload).includes("ying.shot"))
  const elsewhere = await browser.newPage({ baseURL: site.origin })
  await comeLoggedIn(elsewhere, malee)
  await callOperator(elsewhere, "POST", "/poy-api/yings.create", { betId: round.betId, yingNumber: "54321" })
  await announced
  await expect(range.others().filter({ hasText: "543**" })).toBeVisible()
  await expect(page.getByText("54321")).toHaveCount(0)
  await elsewhere.close()
})

test("a page whose round closes goes on to the shooting, and tells of a slip that was not placed", {
  tag: "@soak",
}, async ({ page, site }) => {
  const range = shootingRange(page, site)
  await range.logIn(somchai)
  const round = await range.comeAt(-aMinute)
  await page.goto(round.path)
  const table = betPage(page)
  await table.hasBetBefore()
  await table.key("123")
  await table.hasAdded(1)
  await passTime(page, site, aMinute)
  await expect(page.getByText("ปิดรับก่อนโพยไปถึง โพยนี้ไม่ได้แทง และไม่ตัดเงิน")).toBeVisible()
  expect(await table.placedPoys()).toBe(0)
  await page.getByRole("button", { name: "ทิ้งโพย" }).click()
  await range.type("90457")
  await expect(range.own("90457")).toHaveCount(1)
})

test("after the shooting comes the result, laid out and proven in the browser", async ({ page, site }) => {
  const range = shootingRange(page, site, "en")
  await range.logIn(somchai)
  const round = await range.comeAt(20)
  await page.goto(round.path)
  await range.type("90457")
  await expect(range.own("90457")).toHaveCount(1)
  await round.clockToEnd(2)
  await expect(page.getByRole("heading", { name: "Shooting closed" })).toBeVisible()
  await expect(range.others()).toHaveCount(0)
  await round.clockToResult(2)
  await range.isProven()
  await expect(range.ownAfter("90457")).toHaveCount(1)
  const total = String((await range.formula()).reduce((sum, part) => sum + part, 0))
  expect(await range.result()).toMatchObject({ top3: total.slice(-3), bottom2: total.slice(-5, -3) })
  await expect(page.getByText(`3 top: ${total.slice(-3)}`)).toBeAttached()
  expect(await sticksOut(page)).toBe(false)
  expect(await complaintsOf(page)).toEqual([])
})

test("a round that is drawn early is proven by its published list, however many shots are seen after", {
  tag: "@soak",
}, async ({ page, site }) => {
  const range = shootingRange(page, site, "en")
  await range.logIn(somchai)
  const round = await range.comeAt(-80)
  await page.goto(`${round.path}?show=ying`)
  await range.type("90457")
  await expect(range.own("90457")).toHaveCount(1)
  await callOperator(page, "POST", "/poy-api/lotteries.yeekee.create", {
    betId: round.betId,
    poy: [{ option: "teng_bon_2", number: "47", price: 5, multiply: 92 }],
  })
  await site.endRound(round.betId, "draw")
  await range.isProven()
  const readSummary = async () => {
    await expect(page.getByText("25 shots")).toBeVisible()
    await expect(page.getByRole("heading", { name: "My slips in this round" })).toBeVisible()
    await expect(page.getByRole("main").getByText("Stake 5.00")).toBeVisible()
    return page.getByRole("list", { name: "Your numbers" }).getByRole("listitem").allTextContents()
  }
  const first = await readSummary()
  expect(first).toHaveLength(1)
  await range.passTime(60)
  await page.reload()
  await range.isProven()
  expect(await readSummary()).toEqual(first)
})

test("a proof that was tampered with is told as not matching, on a shared link too", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const range = shootingRange(page, site)
  await range.logIn(somchai)
  const round = await range.comeAt(20)
  await page.goto(`${round.path}?show=proof`)
  await expect(page.getByText("ยังไม่ออกผล")).toBeVisible()
  await page.route("**/poy-api/yings.proof*", async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: { ...data, revealed: { ...data.revealed, seed: "another" } } } })
  })
  await round.clockToResult(2)
  await range.isRefuted()
  await expect(page.getByText("ไม่ตรง", { exact: true })).not.toHaveCount(0)
  await page.goto(`${round.path}?show=nonsense`)
  await range.isRefuted()
  expect(await complaintsOf(page)).toEqual([])
})
