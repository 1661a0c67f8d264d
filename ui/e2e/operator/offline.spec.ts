import { portProxy } from "@fakham/stand-in/testing"
import { comeHome, hasCome, loginPage } from "../identity/login-page.ts"
import { scriptsNeededBy } from "../loading/scripts-of.ts"
import { cachedIn, comesUnderWorker, setPageClock } from "../loading/under-worker.ts"
import { expect, test as onSite, somchai } from "../testing/fixtures.ts"

type Line = { readonly cut: () => void; readonly mend: () => void }

/** Between browser and site stands a line that can be cut while the browser has its network. */
const test = onSite.extend<{ readonly line: Line & { readonly origin: string } }>({
  line: async ({ site, known }, use) => {
    const proxy = await portProxy()
    const mend = () => proxy.leadTo(Number(new URL(site.origin).port))
    mend()
    const origin = proxy.origin.replace("127.0.0.1", "localhost")
    known.add(origin)
    await use({ origin, cut: proxy.cut, mend })
    await proxy.close()
  },
  baseURL: async ({ line }, use) => use(line.origin),
  serviceWorkers: "allow",
})

/** What the pages of the navigation are fetched with. */
const ways = [
  "screens/lotto/lotto-screen.lazy.tsx",
  "screens/order/poy-screens.lazy.tsx",
  "app/parts/order/slips.lazy.ts",
  "screens/games/page-of-address.lazy.tsx",
  "app/parts/games/games.lazy.ts",
  "app/parts/games/highlights.lazy.ts",
  "locales/games/th.po",
  "screens/wallet/overview/wallet-screen.lazy.tsx",
  "app/parts/wallet/money-in.lazy.ts",
  "app/parts/wallet/own-money.lazy.ts",
  "app/parts/limits/own-limits.lazy.ts",
  "locales/wallet/th.po",
]

const isOffline = "ออฟไลน์อยู่ ยังแทงและทำรายการไม่ได้"

test("pages of the navigation open without a line; one that was never visited comes by itself when the line is back", async ({
  page,
  context,
}) => {
  await setPageClock(page)
  await comeHome(page, somchai)
  await comesUnderWorker(page)
  // A count would tell little: as soon as the worker answers for the page, it keeps each file as it comes.
  await expect.poll(() => cachedIn(page, "files")).toEqual(expect.arrayContaining([...scriptsNeededBy(...ways)]))
  await context.setOffline(true)
  const main = page.getByRole("main")
  const navigation = page.getByRole("navigation").filter({ visible: true })
  for (const [way, title] of [
    ["หวย", "หวย"],
    ["โพย", "โพยของฉัน"],
    ["เกม", "เกม"],
    ["กระเป๋า", "กระเป๋า"],
  ] as const) {
    await navigation.getByRole("link", { name: way, exact: true }).click()
    await expect(main.getByRole("heading", { name: title, exact: true }).first()).toBeVisible()
  }
  await main.getByRole("link", { name: "รายได้แนะนำเพื่อน" }).click()
  await expect(main.getByRole("heading", { name: "หน้านี้ต้องใช้อินเทอร์เน็ต" })).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByText("184.00").first()).toBeVisible()
})

test("a line that is cut while the browser has its network is noticed, and balance and account come back with it", {
  tag: "@soak",
}, async ({ page, line }) => {
  await page.clock.install()
  await comeHome(page, somchai)
  await comesUnderWorker(page)
  line.cut()
  await page.reload()
  await expect(page.getByText(isOffline).filter({ visible: true })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(page.locator("header").first()).not.toContainText("12,480.50")
  line.mend()
  await page.clock.runFor(5_000)
  await expect(page.getByText(isOffline)).toHaveCount(0)
  await expect(page.locator("header").first()).toContainText("12,480.50")
  await expect(page.getByRole("main")).toContainText("12,480.50")
  await page.getByRole("button", { name: "บัญชีของฉัน" }).click()
  await expect(page.getByRole("menuitem", { name: "ออกจากระบบ" })).toBeVisible()
})

test("the second step of the login is there when the line goes before it", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  await page.clock.install()
  const login = loginPage(page)
  await login.open()
  await hasCome(page)
  await page.clock.runFor(10_000)
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await login.enterUsername(somchai.userName)
  await login.asksForPin()
  await context.setOffline(false)
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
})
