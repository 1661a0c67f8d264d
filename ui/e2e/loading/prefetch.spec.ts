import type { Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { books } from "../testing/books.ts"
import { expect, nipa, somchai, test } from "../testing/fixtures.ts"
import { holdWordsBack } from "./hold-back.ts"

test("the balance stands before the scripts of the page have come, and stays where it is when they have", {
  tag: "@phone",
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const letThrough = await holdWordsBack(page)
  await page.goto("/main", { waitUntil: "commit" })
  const prerendered = page.locator("#app[data-prerendered]")
  const amount = page.locator("main p").filter({ hasText: "12,480.50" })
  await expect(prerendered.locator("header").getByText("12,480.50", { exact: true })).toBeVisible()
  await expect(prerendered.locator("main p").filter({ hasText: "12,480.50" })).toBeVisible()
  const early = await amount.boundingBox()
  letThrough()
  await expect(prerendered).toHaveCount(0)
  expect(await amount.boundingBox()).toEqual(early)
})

/** Nothing of a page is painted before its styles are there; answers which scripts it asks for, and how to let them through. */
const holdStylesBack = async (page: Page) => {
  const through = Promise.withResolvers<void>()
  const scripts: Array<string> = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname)
  })
  await page.route("**/assets/*.css", async (route) => {
    await through.promise
    await route.continue()
  })
  return { scripts, letThrough: through.resolve }
}

test("the scripts of a page are asked for once something of it is seen", { tag: ["@phone", "@soak"] }, async ({
  page,
}) => {
  await comeLoggedIn(page, somchai)
  const { scripts, letThrough } = await holdStylesBack(page)
  const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/api/users-infos"))
  await page.goto("/main", { waitUntil: "commit" })
  await answered
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/prefetch-player-/)])
  letThrough()
  await hasCome(page)
})

test("a page that hears of no paint, as in a tab that nobody sees, starts once it has loaded", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto("/")
  await hasCome(page)
})

test("a page whose first scripts cannot be fetched says so", { tag: "@phone" }, async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort())
  await page.goto("/")
  await expect(page.getByRole("heading", { name: "โหลดหน้าไม่สำเร็จ" })).toBeVisible()
})

test("a balance that is no amount of money is not shown before the scripts of the page have come", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await holdWordsBack(page)
  for (const cash of ["soon", null, "1e5"])
    await test.step(`${cash}`, async () => {
      await page.route("**/api/users-infos", (route) => route.fulfill({ json: { data: { cash } } }))
      const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/api/users-infos"))
      await page.goto("/main", { waitUntil: "commit" })
      await answered
      await expect(page.locator("#app[data-prerendered]").getByText("ยอดเงินคงเหลือ")).toBeVisible()
      // Both places of the balance are as they came.
      await expect(page.locator("#app[data-prerendered] template")).toHaveCount(2)
    })
})

test("which round a page is about and the time left to bet on it stand before its scripts have come, and stay where they are", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const round = await books(page).openRound("yeekee")
  const title = page.getByRole("heading", { level: 1, name: `ยี่กี รอบที่ ${round.betType.split("_")[1]}`, exact: true })
  const letThrough = await holdWordsBack(page)
  await page.goto(`/lotto/yeekee/${round.betId}`, { waitUntil: "commit" })
  const timer = page.locator("#app[data-prerendered] header [role=timer]")
  await expect(timer).toHaveText(/^(?:\d+:)?\d\d:\d\d$/)
  await expect(title).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const [early, first] = [await title.boundingBox(), await timer.textContent()]
  // It counts.
  await expect(timer).not.toHaveText(first ?? "")
  letThrough()
  await expect(page.getByRole("button", { name: "กดเลข" })).toBeVisible()
  expect(await title.boundingBox()).toEqual(early)
})

test("a lobby tells the time to its next close before its scripts have come", { tag: ["@phone", "@soak"] }, async ({
  page,
}) => {
  await comeLoggedIn(page, somchai)
  await holdWordsBack(page)
  const prerendered = page.locator("#app[data-prerendered]")
  await page.goto("/lotto/yeekee", { waitUntil: "commit" })
  await expect(prerendered.getByText(/^รอบที่ \d+ ปิดรับใน$/)).toBeVisible()
  await expect(prerendered.getByRole("timer")).toHaveText(/^(?:\d+:)?\d\d:\d\d$/)
})

test("a lobby of which a round is written in another way waits for the page to read it", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const letThrough = await holdWordsBack(page)
  const prerendered = page.locator("#app[data-prerendered]")
  const list = await page.request.get("/poy-api/bet-lists.latest", { headers: await books(page).headers() })
  const { data } = await list.json()
  const written = data.map((row: { readonly betGroup: string }, at: number) =>
    row.betGroup === "yeekee" ? { ...row, setResult: String(at) } : row,
  )
  await page.route("**/poy-api/bet-lists.latest", (route) => route.fulfill({ json: { data: written } }))
  const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/bet-lists.latest"))
  await page.goto("/lotto/yeekee", { waitUntil: "commit" })
  await answered
  await expect(prerendered.getByText("12,480.50")).toBeVisible()
  await expect(prerendered.getByRole("timer")).toHaveCount(0)
  letThrough()
  await expect(page.getByText(/^รอบที่ \d+ ปิดรับใน$/)).toBeVisible()
})

test("the newest slips stand under their days before the scripts of the page have come, and are whole when they have", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, nipa)
  const letThrough = await holdWordsBack(page)
  await page.goto("/poy", { waitUntil: "commit" })
  const main = page.getByRole("main")
  await expect(page.locator("#app[data-prerendered] h2")).toHaveText(["จันทร์ 16 พ.ย. 2569", "อาทิตย์ 1 พ.ย. 2569"])
  await expect(main.locator("b")).toHaveText([
    "หวยรัฐบาล งวด 16 พ.ย. 69",
    "หวยรัฐบาล งวด 16 พ.ย. 69",
    "หวยรัฐบาล งวด 1 พ.ย. 69",
    "หวยรัฐบาล งวด 1 พ.ย. 69",
  ])
  await expect(main.getByText("แทง 90.00")).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const oldest = main.locator("b").filter({ hasText: "หวยรัฐบาล" }).last()
  const early = await oldest.boundingBox()
  letThrough()
  await hasCome(page)
  await expect(main.getByRole("link", { name: "หวยรัฐบาล งวด 16 พ.ย. 69" })).toHaveCount(2)
  await expect(main.getByText("+1,960.00")).toBeVisible()
  expect(await oldest.boundingBox()).toEqual(early)
})
