import { betPage } from "../betting/bet-page.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { goBackFromSheet } from "../testing/go-back.ts"
import { scriptAddresses } from "./scripts-of.ts"

test("going back closes the first sheet of a visit, whose step of the history is fetched before it opens", {
  tag: "@phone",
}, async ({ page }) => {
  const steps = scriptAddresses("parts/sheets/router-sheets.lazy.ts")
  const fetched = page.waitForResponse(steps)
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  const { betId } = await table.openRound("yeekee")
  await table.hasBetBefore()
  await fetched
  await page.route(steps, (route) => route.abort())
  await table.tap("สองตัวบน")
  await table.key("47")
  await table.openSlip()
  await expect(page.getByRole("dialog")).toBeVisible()
  await goBackFromSheet(page)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page).toHaveURL(`/lotto/yeekee/${betId}`)
})
