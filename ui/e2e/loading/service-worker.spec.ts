import { comeHome, comeLoggedIn, hasCome, loginPage } from "../identity/login-page.ts"
import { shell } from "../site/shell.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { cachedIn, comesUnderWorker, moveClockOfWorker } from "./under-worker.ts"

test.use({ serviceWorkers: "allow" })

const offline = "ออฟไลน์อยู่ ยังแทงและทำรายการไม่ได้"

test("a page that has stood for a while can be installed, and is kept by a worker under a policy of its own", {
  tag: "@soak",
}, async ({ page }) => {
  await page.clock.install()
  await page.goto("/")
  await hasCome(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await comesUnderWorker(page)
  const worker = await page.request.get("/service-worker.js")
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'",
  })
  await page.goto("/download")
  const manifest = await page.request.get((await page.locator("link[rel=manifest]").getAttribute("href")) ?? "")
  expect(await manifest.json()).toMatchObject({ name: "ฟ้าค่ำ", start_url: "/", scope: "/", display: "standalone" })
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated")
})

test("a player who comes offline sees the rounds they last saw, with their time, and nothing of money", async ({
  page,
  context,
}) => {
  await moveClockOfWorker(context)
  await page.clock.install()
  await comeLoggedIn(page, somchai)
  await page.goto("/lotto/yeekee")
  const rounds = page.locator("main a[href^='/lotto/yeekee/']")
  await expect(rounds.first()).toBeVisible()
  await comesUnderWorker(page)
  await page.reload()
  await expect(page.locator("header").first()).toContainText("12,480.50")
  await expect(rounds.first()).toBeVisible()
  await expect.poll(() => cachedIn(page, "answers")).toContain("/poy-api/bet-lists.latest")
  await context.setOffline(true)
  await page.reload()
  const note = page.getByText(offline).filter({ visible: true })
  await expect(note).toHaveCount(1)
  // With the day where midnight has passed by now.
  await expect(page.getByText(/^ข้อมูลเมื่อ (.+ )?\d\d:\d\d น\.$/)).toBeVisible()
  await expect(rounds.first()).toBeVisible()
  await expect(page.locator("body")).not.toContainText("12,480.50")
  const answers = await cachedIn(page, "answers")
  expect(
    answers.filter((path) => !/^\/poy-api\/(bet-list(s\.latest|-results\S*)|lotteries\.4d\.latest)$/.test(path)),
  ).toEqual([])
  await page.getByRole("button", { name: "ลองใหม่" }).first().click()
  await expect(page.getByText("ยังออฟไลน์อยู่")).toBeVisible()
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
  await expect(page.locator("header").first()).toContainText("12,480.50")
  await page.clock.runFor(10_000)
  await shell(page).logOut()
  await loginPage(page).asksForUsername()
  await expect.poll(() => cachedIn(page, "answers")).not.toContain("/poy-api/bet-lists.latest")
})

test("nothing of a player is kept after they have left, and whoever comes offline then is a guest", {
  tag: "@soak",
}, async ({ page, context }) => {
  await page.clock.install()
  await comeHome(page, somchai)
  await comesUnderWorker(page)
  await page.reload()
  await expect.poll(() => cachedIn(page, "answers")).toContain("/poy-api/bet-lists.latest")
  await page.clock.runFor(10_000)
  await shell(page).logOut()
  await loginPage(page).asksForUsername()
  await expect.poll(() => cachedIn(page, "answers")).not.toContain("/poy-api/bet-lists.latest")
  await context.setOffline(true)
  await page.goto("/main")
  await loginPage(page).asksForUsername()
  await expect(page.getByText(offline)).toBeVisible()
  await expect(page.locator("body")).not.toContainText("somchai")
})
