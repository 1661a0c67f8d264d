import type { Page } from "@playwright/test"
import { holdWords } from "../../../scripts/site/hold-words.ts"
import { comeLoggedIn, hasCome, loginPage } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { shell } from "./shell.ts"

/** Opens the main page as a player whom nobody has told anything yet. */
const arrive = async (page: Page) => {
  await comeLoggedIn(page, somchai)
  await page.context().clearCookies({ name: "seeNewsAlert" })
  await page.goto("/main")
  await hasCome(page)
}
const sheet = (page: Page, name: string) => page.getByRole("dialog", { name })
const banners = (page: Page) => page.getByRole("list", { name: "ประกาศ" }).getByRole("link")
const seenCookies = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => name.startsWith("see"))
    .map(({ name, value }) => [name, JSON.parse(decodeURIComponent(value))])

test("a player reads the alert once, follows a banner once, and both are new after a logout", async ({ page }) => {
  await arrive(page)
  const alert = sheet(page, "ประกาศตัวอย่าง")
  await expect(alert.getByRole("strong")).toHaveText("ระบบสาธิต")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await alert.getByRole("button", { name: "รับทราบ" }).click()
  await expect(alert).toHaveCount(0)
  await expect(banners(page)).toHaveCount(2)
  await banners(page).first().click()
  await expect(page).toHaveURL("/lotto/yeekee")
  expect(await seenCookies(page)).toEqual([
    ["seeNewsAlert", { v: 1, id: "demo-alert-1" }],
    ["seeBannerClick", { v: 1, ids: ["demo-banner-1"] }],
  ])
  await page.goto("/main")
  await expect(banners(page)).toHaveCount(1)
  await expect(alert).toHaveCount(0)
  await shell(page).logOut()
  await loginPage(page).asksForUsername()
  expect(await seenCookies(page)).toEqual([])
})

/** Settings of the player's agent, in every answer that tells them. */
const supportSays = async (page: Page, settings: object) => {
  await page.route("**/api/agents-supports", async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: { ...data, ...settings } } })
  })
  await page.route("**/api/users-infos", async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: { ...data, supportData: { ...data.supportData, ...settings } } } })
  })
}

test("the agent's popup of an operator without news is shown while it is on, and closed for good by address", {
  tag: "@soak",
}, async ({ page }) => {
  await page.route("**/api/news.latest", (route) => route.fulfill({ status: 404, body: "" }))
  await supportSays(page, { activePopup: true, urlPopup: "https://agent.example/popup" })
  await arrive(page)
  const popup = sheet(page, "ประกาศ")
  await expect(popup.getByRole("link")).toHaveAttribute("href", "https://agent.example/popup")
  await page.keyboard.press("Escape")
  await expect(popup).toHaveCount(0)
  expect(await seenCookies(page)).toContainEqual(["seeNewsAlert", { v: 1, popup: "https://agent.example/popup" }])
  await page.reload()
  await expect(page.getByRole("link", { name: "โทรหาเรา" })).toBeVisible()
  await expect(popup).toHaveCount(0)
})

test("an agent's office, support and lucky numbers are offered; what the agent lacks is not", { tag: "@soak" }, async ({
  page,
}) => {
  await supportSays(page, { officePhoneNumber: "02 111 2222", urlBailek: "-" })
  await comeLoggedIn(page, somchai)
  await page.goto("/main")
  await expect(page.getByRole("link", { name: "โทรหาเรา" })).toHaveAttribute("href", "tel:021112222")
  await expect(page.getByRole("main").getByRole("link", { name: holdWords("th", "แชตกับทีมงาน") })).toHaveAttribute(
    "href",
    "https://support.operator.example/",
  )
  await expect(page.getByRole("link", { name: "เลขใบ้" })).toHaveCount(0)
})

test("the games that the operator points out lead to their pages", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/main")
  const game = page.getByRole("main").getByRole("link", { name: /^SA Gaming/ })
  await expect(game).toHaveAttribute("href", "/game/sa")
  await game.click()
  await expect(page.getByRole("heading", { name: "SA Gaming", exact: true })).toBeVisible()
})
