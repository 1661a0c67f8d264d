import { betPage } from "../betting/bet-page.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { ownPoys } from "../order/own-poys.ts"
import { books } from "../testing/books.ts"
import { expect, somchai } from "../testing/fixtures.ts"
import { sweep } from "./look.ts"

sweep("slips, sets and number sets", [["mm", "light", "phone"]], async ({ page, site, locale, looksRight, visits }) => {
  await comeLoggedIn(page, somchai)
  const poys = ownPoys(page)
  const { id } = await poys.place("gov", [{ option: "teng_bon_nha_3", number: "318", price: 20, multiply: 450 }])
  await visits("/poy", `/poy/gov/${id}`)
  await site.endRound("gov-2026-12-01", "draw")
  await visits(`/poy/gov/${id}`, "/poy/lottery/hanoy", "/number-set", "/number-set?edit=new")
  await page.goto("/lotto/4d")
  await betPage(page, locale).hasBetBefore()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.keyboard.type("4827")
  await looksRight("sets")
  const { betId } = await books(page).openRound("yeekee")
  for (const show of ["ying", "proof"]) await visits(`/lotto/yeekee/${betId}?show=${show}`)
})
