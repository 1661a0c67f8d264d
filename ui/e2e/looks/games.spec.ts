import { playedGame } from "../games/played-game.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai } from "../testing/fixtures.ts"
import { sweep } from "./look.ts"

sweep("where games are found", [["th", "light", "desktop"]], async ({ page, looksRight, visits }) => {
  await comeLoggedIn(page, somchai)
  for (const path of ["/games", "/game", "/game/gpx", "/live/casino"]) {
    await page.goto(path)
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
    await looksRight(path)
  }
  await visits("/game/wm/list")
})

sweep("a game that is played", [["mm", "dark", "phone"]], async ({ page, looksRight }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/game/joker/full-moon")
  await expect(playedGame(page).play).toBeEnabled()
  await looksRight("/game/joker/full-moon")
  await page.getByRole("main").getByRole("button").first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await looksRight("the sheet before it is left")
})
