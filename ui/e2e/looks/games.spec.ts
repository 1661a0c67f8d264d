import { expect, somchai } from "../fixtures.ts"
import { comeLoggedIn } from "../pages/login-page.ts"
import { pairs, sweep } from "./look.ts"

sweep("where games are found", pairs.otherWay, async ({ page, looksRight, visits }) => {
  await comeLoggedIn(page, somchai)
  for (const path of ["/games", "/game", "/game/gpx", "/live/casino"]) {
    await page.goto(path)
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
    await looksRight(path)
  }
  await visits("/game/wm/list")
})
