import { betPage } from "../betting/bet-page.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai } from "../testing/fixtures.ts"
import { sweep } from "./look.ts"

sweep("the bet page and its sheets", [["kh", "light", "phone"]], async ({ page, locale, looksRight }) => {
  await comeLoggedIn(page, somchai)
  const table = betPage(page, locale)
  const { say } = table
  const sheet = async (opener: string) => {
    await table.tap(opener)
    await expect(page.getByRole("dialog")).toBeVisible()
    await looksRight(opener)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
  await table.openRound("gov")
  await table.key("123")
  await table.hasAdded(1)
  await table.key("123")
  await looksRight("the bet page")
  await sheet(say.pull)
  await sheet(say.rates)
  await sheet(say.win)
  await table.tap(say.paste)
  await table.paste("482=20x20\n45=10\n5 ม.ค.\nพี่เอาตัวเดิมนะ 20")
  await table.hasReadPasted(2)
  await looksRight("a slip that is pasted")
  await table.tap(say.done)
  await looksRight("a pasted slip")
  await page.keyboard.press("Escape")
  await table.openSlip()
  await looksRight("the slip")
  await table.confirm()
  await expect(page.getByRole("button", { name: say.accept })).toBeVisible()
  await looksRight("the rules")
  await table.acceptRules()
  await expect(page.getByRole("button", { name: say.stake("2.00") })).toBeVisible()
  await looksRight("the order")
  await table.stake("2.00")
  await table.placed()
  await looksRight("the receipt")
})
