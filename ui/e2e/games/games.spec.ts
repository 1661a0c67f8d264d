import type { Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { playedGame } from "./played-game.ts"

const open = async (page: Page, path: string) => {
  await comeLoggedIn(page, somchai)
  await page.goto(path)
  await hasCome(page)
}

const main = (page: Page) => page.getByRole("main")
const games = (page: Page) => main(page).getByRole("listitem")
const search = (page: Page) => page.getByRole("searchbox", { name: "ค้นหาชื่อเกม" })

test("a player finds a game without its tone marks, keeps it, and comes back to it", async ({ page }) => {
  await open(page, "/games")
  await search(page).fill("นำ คาง เชา")
  await expect(main(page).getByRole("status")).toHaveText("1 เกม")
  await expect(games(page)).toHaveText("น้ำค้างเช้าPegasus · สล็อต")
  await expect(games(page).getByRole("link")).toHaveAttribute("href", "/game/pegasus/morning-dew")
  await page.getByRole("button", { name: "เกมโปรด: น้ำค้างเช้า" }).click()
  await page.reload()
  await hasCome(page)
  const favourites = main(page).locator("section", { has: page.getByRole("heading", { name: "เกมโปรด" }) })
  await expect(favourites.getByRole("listitem")).toHaveText("น้ำค้างเช้าPegasus · สล็อต")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
})

test("games are narrowed down by kind and partner, until none is left", { tag: "@soak" }, async ({ page }) => {
  await open(page, "/games")
  await main(page).getByRole("button", { name: "กีฬา", exact: true }).click()
  await expect(games(page).getByText("จุดโทษเปิดสนาม")).toBeVisible()
  await expect(games(page).getByText("โคมลอย")).toHaveCount(0)
  await main(page).getByRole("button", { name: "Joker", exact: true }).click()
  await expect(main(page).getByRole("status")).toContainText("ไม่พบเกมที่ตรง")
  await main(page).getByRole("button", { name: "สล็อต", exact: true }).click()
  await search(page).fill("JOKER หิ่งห้อย")
  await expect(games(page)).toHaveText("หิ่งห้อยอัมพวาJoker · สล็อต")
})

test("of many games those near the screen are drawn, and a player comes back from one to where it stood", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await open(page, "/games")
  const slots = main(page).getByRole("button", { name: "สล็อต", exact: true })
  await slots.click()
  await expect(main(page).getByRole("status")).toHaveText("29 เกม")
  expect(await games(page).count()).toBeLessThanOrEqual(24)
  const pearl = games(page).getByRole("link", { name: "ไข่มุก" })
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    await expect(pearl).toBeVisible({ timeout: 500 })
  }).toPass()
  await pearl.click()
  const game = playedGame(page)
  await game.isOpen()
  await game.askToLeave()
  await game.leave()
  await expect(page).toHaveURL("/games")
  await expect(slots).toHaveAttribute("aria-pressed", "true")
  await expect(pearl).toBeInViewport()
  await pearl.click()
  await game.isOpen()
  await page.goBack()
  await expect(slots).toHaveAttribute("aria-pressed", "true")
  await expect(pearl).toBeInViewport()
})

test("a table that the main page points out is opened itself", { tag: "@soak" }, async ({ page }) => {
  const table = { partner: "sa", gameId: "table-3", name: "บาคาร่า โต๊ะ 3", active: true, order: 0, imageUrl: "" }
  await page.route("**/poy-api/game-highlight-configs", (route) =>
    route.fulfill({ json: { data: [{ ...table, kind: "recommended" }] } }),
  )
  await open(page, "/main")
  await main(page).getByRole("link", { name: "บาคาร่า โต๊ะ 3" }).click()
  await expect(page).toHaveURL("/game/sa#table-3")
  await expect(playedGame(page).inside.getByRole("button", { name: "วางชิปก่อน" })).toBeVisible()
  await expect(main(page).getByRole("heading", { name: "บาคาร่า โต๊ะ 3" })).toBeVisible()
})

test("a partner under maintenance says until when, among partners and on its own page", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await site.startAnewAtNoon()
  await site.closePartner("pegasus", 3_600)
  await open(page, "/game")
  const row = main(page).getByRole("link", { name: "Pegasus" })
  await expect(row).toContainText("ปิดปรับปรุงถึง 13:00 น.")
  await row.click()
  await expect(page).toHaveURL("/game/pegasus")
  await expect(games(page).filter({ hasText: "ปิดปรับปรุงถึง 13:00 น." })).toHaveCount(5)
  expect(await complaintsOf(page)).toEqual([])
})

test("the lists of a partner lead to each other, and each holds its own games", { tag: "@soak" }, async ({ page }) => {
  await open(page, "/game/gpx")
  await main(page).getByRole("link", { name: "GPX สล็อต" }).click()
  await expect(page).toHaveURL("/game/gpx/slot")
  await expect(games(page).getByRole("link")).toHaveText(["อำพันGPX · สล็อต", "เมืองเก่าGPX · สล็อต", "น้ำขึ้นGPX · สล็อต"])
  await expect(games(page).getByRole("link").first()).toHaveAttribute("href", "/game/gpx/slot/amber")
  expect(await sticksOut(page)).toBe(false)
})

test("every page that lists games lists those of its partner", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  for (const [path, count] of [
    ["/game/ezg", "5 เกม"],
    ["/game/joker", "8 เกม"],
    ["/game/pg-soft2", "8 เกม"],
    ["/game/gpx/pgSport", "3 เกม"],
    ["/game/wl/slot", "3 เกม"],
  ] as const) {
    await page.goto(path)
    await expect(main(page).getByRole("status"), path).toHaveText(count)
  }
})

test("live tables are of live partners alone, say what they take, and stand side by side for one of them", {
  tag: "@soak",
}, async ({ page }) => {
  await open(page, "/live/casino")
  await expect(games(page).getByText("SA Gaming", { exact: true }).first()).toBeVisible()
  await expect(games(page).getByText("PG Soft")).toHaveCount(0)
  await main(page).getByRole("button", { name: "WL", exact: true }).click()
  await expect(games(page)).toHaveText(["บาคาร่าสด WLWLโต๊ะ 20 – 2,000 บาท", "บาคาร่าสด WL โต๊ะ 2WLโต๊ะ 50 – 5,000 บาท"])
  await expect(games(page).getByRole("link").first()).toHaveAttribute("href", "/game/wl/live/baccarat")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
})

test("games that cannot be read are asked for again by the player", { tag: "@soak" }, async ({ page, site }) => {
  await site.goWrong({ path: "/poy-api/partners.game.list.config", kind: "cut", count: 100 })
  await open(page, "/games")
  await expect(main(page)).toContainText("โหลดข้อมูลไม่สำเร็จ")
  await site.goRight()
  await page.getByRole("button", { name: "ลองใหม่" }).click()
  await expect(games(page).getByText("สล็อตคืนเดือนเพ็ญ")).toBeVisible()
})
