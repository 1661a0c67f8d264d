import type { Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { holdWordsBack } from "../loading/hold-back.ts"
import { expect, nipa, test } from "../testing/fixtures.ts"

const highlightCall = "**/poy-api/game-highlight-configs"
const prerendered = (page: Page) => page.locator("#app[data-prerendered]")
const feature = (page: Page) => page.getByRole("main").getByRole("link", { name: "สมบัติใต้ทะเล PG Soft · สล็อต เล่น" })
const allGames = (page: Page) => page.getByRole("heading", { name: "เกมทั้งหมด" })

const untilPictureIsThere = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole("main")
        .locator("img")
        .first()
        .evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBeGreaterThan(0)

test("the game that the operator recommends first stands before the scripts of the lobby have come, and stays where it is", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, nipa)
  const letThrough = await holdWordsBack(page)
  await page.goto("/games", { waitUntil: "commit" })
  await expect(feature(page)).toHaveAttribute("href", "/game/pg-soft2/sea-treasure")
  await untilPictureIsThere(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const early = await feature(page).boundingBox()
  letThrough()
  await expect(prerendered(page)).toHaveCount(0)
  await expect(allGames(page)).toBeVisible()
  expect(await feature(page).boundingBox()).toEqual(early)
})

test("a lobby of which something is written in another way waits for the page to read it", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, nipa)
  const letThrough = await holdWordsBack(page)
  await page.route(highlightCall, async (route) => {
    const { data } = await (await route.fetch()).json()
    const written = data.map((row: { readonly order: number }) => ({ ...row, order: String(row.order) }))
    await route.fulfill({ json: { data: written } })
  })
  const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/game-highlight-configs"))
  await page.goto("/games", { waitUntil: "commit" })
  await answered
  await expect(prerendered(page).getByText("3,180.00")).toBeVisible()
  await expect(feature(page)).toHaveCount(0)
  letThrough()
  await expect(feature(page)).toBeVisible()
})

test("what is typed before the scripts of the lobby have come is what its games are found by", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, nipa)
  const letThrough = await holdWordsBack(page)
  await page.goto("/games", { waitUntil: "commit" })
  const search = page.getByRole("searchbox", { name: "ค้นหาชื่อเกม" })
  await search.fill("น้ำค้างเช้า")
  letThrough()
  await hasCome(page)
  await expect(search).toBeFocused()
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText("น้ำค้างเช้าPegasus · สล็อต")
})

test("without what is pointed out the lobby shows all games, and nothing that comes late pushes them away", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, nipa)
  const late = Promise.withResolvers<void>()
  await page.route(highlightCall, async (route) => {
    await late.promise
    await route.continue().catch(() => {})
  })
  await page.goto("/games")
  await expect(allGames(page)).toBeVisible()
  const before = await allGames(page).boundingBox()
  late.resolve()
  await page.waitForLoadState("networkidle")
  await expect(feature(page)).toHaveCount(0)
  expect(await allGames(page).boundingBox()).toEqual(before)
  await page.unroute(highlightCall)
  await page.route(highlightCall, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(allGames(page)).toBeVisible()
  await expect(feature(page)).toHaveCount(0)
})

test("the first games of a partner stand before the scripts of its page have come, and stay where they are", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, nipa)
  const letThrough = await holdWordsBack(page)
  await page.goto("/game/pegasus", { waitUntil: "commit" })
  const names = page.getByRole("main").locator("b")
  await expect(prerendered(page).getByRole("heading", { level: 1, name: "Pegasus" })).toBeVisible()
  await expect(names).toHaveText(["เหนือเมฆ", "ลมเหนือ", "จันทร์เงิน", "กงล้อรุ่งอรุณ"])
  await untilPictureIsThere(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const early = await names.first().boundingBox()
  letThrough()
  await hasCome(page)
  await expect(page.getByRole("button", { name: "เกมโปรด: เหนือเมฆ" })).toBeVisible()
  expect(await names.first().boundingBox()).toEqual(early)
})
