import type { Locator } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { playedGame } from "./played-game.ts"

/** Presses a button in the page itself: Playwright's own press waits for every frame, and this one never rests. */
const press = (target: Locator) => target.evaluate((button: HTMLElement) => button.click())

test("a game that means harm moves no page, opens nothing, learns nothing and is left like any other", async ({
  page,
  context,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  const balances: Array<string> = []
  page.on("request", (request) => {
    if (request.url().endsWith("/cashs") && request.frame() === page.mainFrame()) balances.push(request.url())
  })
  const said: Array<string> = []
  page.on("console", (message) => said.push(message.text()))
  await page.goto("/game/wl-game-test/hostile")
  const game = playedGame(page)
  await expect(page.getByRole("button", { name: "ออกจากเกม" })).toBeVisible()
  // From here on the frame answers nobody, so nothing may be asked of it.
  await expect.poll(() => said).toContain("works without end")
  expect(said).toEqual(
    expect.arrayContaining([
      "navigates the top window: SecurityError",
      "asks the operator as the player: TypeError",
      "reads the page around it: SecurityError",
    ]),
  )
  await expect(page.getByRole("main")).toContainText("12,480.50")
  await expect(game.sheet).toHaveCount(0)
  await press(page.getByRole("button", { name: "ออกจากเกม" }))
  await expect(game.sheet).toContainText("เดิมพันรวม0.00")
  expect(context.pages().length).toBe(1)
  expect(balances.length).toBeLessThan(5)
  await press(game.sheet.getByRole("button", { name: "ออกจากเกม" }))
  await expect(page).toHaveURL("/games")
  expect((await context.cookies()).some(({ name }) => name === "token")).toBe(true)
  expect(await site.wrongInTheBooks()).toEqual([])
})
