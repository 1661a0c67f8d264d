import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, overlaps, sticksOut, withLetters } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { stopTime } from "../testing/passing-time.ts"
import { resultsPage } from "./results.ts"

const archive = "/poy-api/bet-list-results.history"

const hour = 3_600_000
const quarter = hour / 4

/** The lottery day at the operator, which begins at three in the morning in Thailand; or some days before it. */
const lotteryDay = (now: number, daysBefore = 0) =>
  new Date(now + 4 * hour - daysBefore * 24 * hour).toISOString().slice(0, 10)

test("a guest finds a day and a group again by going back, reloading, or from a link", async ({ page, site }) => {
  const results = resultsPage(page)
  const now = await site.now()
  const [today, yesterday, before] = [lotteryDay(now), lotteryDay(now, 1), lotteryDay(now, 2)]
  await results.open()
  await results.is("ผลหวย")
  await results.isOfDay(today)
  await results.goBackADay()
  await expect(page).toHaveURL(`/results?day=${yesterday}`)
  await results.chooseGroup("ยี่กี")
  await expect(page).toHaveURL(`/results?day=${yesterday}&group=yeekee`)
  await results.is("ผลยี่กี")
  await expect(results.row(/^รอบ \d/)).toHaveCount(88)
  await page.reload()
  await expect(results.row(/^รอบ 88 03:47 \d{3} \d{2}$/)).toBeVisible()
  await results.chooseDay(before)
  await expect(page).toHaveURL(`/results?group=yeekee&day=${before}`)
  await page.goBack()
  await results.isOfDay(yesterday)
  await results.goBack()
  await results.is("ผลหวย")
  await results.isOfDay(yesterday)
})

test("an address with a day or a group that cannot be is no page", { tag: "@soak" }, async ({ page }) => {
  for (const address of ["?day=2026-02-30", "?group=roulette", "?type=thai_close"]) {
    await page.goto(`/results${address}`)
    await expect(page.getByRole("heading", { name: "ไม่พบหน้านี้" })).toBeVisible()
  }
})

test("the round that is drawn now appears by itself, and its number leads to its proof", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const results = resultsPage(page)
  await comeLoggedIn(page, somchai)
  await results.open("?group=yeekee")
  await expect(results.row(/^รอบ \d/).first()).toBeVisible()
  const now = await site.now()
  const day = lotteryDay(now)
  const firstDrawn = Date.parse(`${day}T06:02:30+07:00`)
  const number = Math.floor((now - firstDrawn) / quarter) + 2
  const row = results.row(new RegExp(`^รอบ ${number} \\d\\d:\\d\\d \\d{3} \\d{2}$`))
  await expect(row).toHaveCount(0)
  await site.passTime((firstDrawn + (number - 1) * quarter - now) / 1_000 + 5)
  await expect(row).toBeVisible()
  await page.getByRole("link", { name: `รอบ ${number}` }).click()
  await expect(page).toHaveURL(`/lotto/yeekee/yeekee-${day}-${number}`)
  await expect(page.getByRole("heading", { name: "ผลยิงเลข" })).toBeVisible()
})

test("a round of ping-pong leads to its digits, drawn again on the device, and to the player's slips in it", async ({
  page,
}) => {
  const results = resultsPage(page)
  await comeLoggedIn(page, somchai)
  await results.open("?group=pingpong&day=2026-11-19")
  await page.getByRole("link", { name: "รอบ 3", exact: true }).click()
  await expect(page).toHaveURL("/lotto/pingpong/pingpong-2026-11-19-3")
  await expect(page.getByText("ตรงทุกข้อ เลขทั้งห้าหลักถูกล็อกไว้ก่อนเปิดแทง")).toBeVisible()
  await expect(page.getByText("ตรง", { exact: true })).toHaveCount(3)
  await expect(page.getByRole("heading", { name: "โพยของฉันในรอบนี้" })).toBeVisible()
  expect(await sticksOut(page)).toBe(false)
  expect(await complaintsOf(page)).toEqual([])
})

test("a draw of the government, of a market and of sets of four digits each leads to the page of its round", {
  tag: "@soak",
}, async ({ page, site }) => {
  const results = resultsPage(page)
  await comeLoggedIn(page, somchai)
  await results.open("?group=gov")
  await page.getByRole("link", { name: "โพยของฉันในงวดนี้" }).click()
  await expect(page).toHaveURL("/lotto/gov/gov-2026-11-16")
  await expect(page.getByRole("heading", { name: "โพยของฉันในรอบนี้" })).toBeVisible()
  const { betId } = await books(page).openRound("gov4d", "lao")
  await site.endRound(betId, "draw")
  for (const address of ["?group=stock&type=thai_noon", "?group=gov4d&type=lao"]) {
    await results.open(address)
    await page.getByRole("row").getByRole("link").first().click()
    await expect(page.getByRole("heading", { name: "โพยของฉันในรอบนี้" })).toBeVisible()
  }
  await expect(page).toHaveURL(`/lotto/gov4d/${betId}`)
})

test("tickets and bets are held against the government's draws by keyboard alone", { tag: "@keyboard" }, async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open("?group=gov")
  await results.is("ผลหวยรัฐบาล")
  await expect(results.checked).toBeVisible()
  while (!(await results.checked.evaluate((input) => input === document.activeElement)))
    await page.keyboard.press("Tab")
  await page.keyboard.type("418928")
  await results.saysOfNumber("418928", "ข้างเคียงรางวัลที่ 1 100,000")
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("927 729 27 43 111111")
  await results.saysOfNumber("927", "สามตัวบน, สามตัวโต๊ด")
  await results.saysOfNumber("729", "สามตัวโต๊ด")
  await results.saysOfNumber("27", "สองตัวบน")
  await results.saysOfNumber("43", "สองตัวล่าง")
  await results.saysOfNumber("111111", "ไม่ถูกรางวัล")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByText("รางวัลละ 40,000")).toBeVisible()
})

test("on a day without draws those of the nearest day are shown, with the way to it", {
  tag: "@soak",
}, async ({ page }) => {
  const results = resultsPage(page)
  await results.open("?group=stock&day=2026-11-15")
  await expect(page.getByText("วันที่เลือกไม่มีผลออก")).toBeVisible()
  await expect(page.getByRole("heading", { name: "ผลวันพฤหัสบดี 19 พ.ย. 2569" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(19)
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("link", { name: "ไปวันนั้น" }).click()
  await expect(page).toHaveURL("/results?day=2026-11-19&group=stock")
})

test("an operator that does not answer is said so, and read again on request", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const results = resultsPage(page)
  await page.clock.install()
  await results.open("?group=pingpong&day=2026-11-18")
  await expect(page.getByText("วันที่เลือกไม่มีผลออก")).toBeVisible()
  // The page would ask again by itself after a while.
  await stopTime(page)
  await site.goWrong({ path: archive, kind: "status", status: 503, count: 1 })
  await results.chooseDay("2026-11-19")
  await expect(results.cannotBeRead).toBeVisible()
  await page.getByRole("button", { name: "ลองใหม่" }).click()
  await expect(results.row(/^รอบ \d/)).toHaveCount(22)
  await expect(results.cannotBeRead).toHaveCount(0)
})

test("offline, what was read stays and says when that was", { tag: "@soak" }, async ({ page, context }) => {
  const results = resultsPage(page)
  await results.open("?group=pingpong&day=2026-11-19")
  await expect(results.row(/^รอบ \d/)).toHaveCount(22)
  await context.setOffline(true)
  await expect(page.getByText(/^ข้อมูลเมื่อ \d\d:\d\d น\.$/)).toBeVisible()
  await expect(results.row(/^รอบ \d/)).toHaveCount(22)
  await results.goBackADay()
  await expect(results.cannotBeRead).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("วันที่เลือกไม่มีผลออก")).toBeVisible()
})

test("with letters of double size names stay readable, and no number covers another", { tag: "@soak" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const view of ["?day=2026-11-19", "?group=yeekee&day=2026-11-19", "?group=stock&type=thai_noon"]) {
    await resultsPage(page).open(view)
    await expect(page.locator("main [aria-busy]")).toHaveCount(0)
    await withLetters(page, "200%")
    expect(await sticksOut(page)).toBe(false)
    expect(await overlaps(page.locator("main td > span")), view).toBe(false)
    for (const name of await page.locator("main li b").all())
      expect((await name.boundingBox())?.width, view).toBeGreaterThan(100)
  }
})

test("each part of the day that results are looked up for shows that it has the focus", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto("/results")
  const day = page.getByLabel("เลือกวันที่")
  await day.focus()
  const shown = page.locator("label", { has: day })
  while (await day.evaluate((input) => input === document.activeElement)) {
    await expect(shown).toHaveCSS("outline-style", "solid")
    await page.keyboard.press("Tab")
  }
})
