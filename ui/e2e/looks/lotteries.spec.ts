import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai } from "../testing/fixtures.ts"
import { sweep } from "./look.ts"

sweep("the lobbies and the results", [["kh", "dark", "phone"]], async ({ page, looksRight, visits }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/lotto/yeekee")
  await expect(page.getByRole("timer").first()).toBeVisible()
  await looksRight("a lobby")
  await page.goto("/lotto/yeekee5min?view=day")
  await expect(page.locator("section[id] a").first()).toBeVisible()
  await looksRight("a whole day")
  await visits("/lotto", "/lotto/gov", "/lotto/stock", "/results")
  for (const view of ["gov", "gov4d", "stock&type=thai_noon"]) await visits(`/results?group=${view}`)
})
