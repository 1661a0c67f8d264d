import { expect, type Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { ownPoys } from "../order/own-poys.ts"
import { sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { somchai, test } from "../testing/fixtures.ts"
import { mixedDirections, nameInHebrew } from "./directions.ts"
import { brokenLines } from "./lines.ts"
import { speakLongWords } from "./long-words.ts"

test.use({ viewport: { width: 360, height: 640 } })

const forGuests = "/ /register /forgot-pin /download /vdo /how-to /howto/lotto /maintenance".split(" ")

const forPlayers = `
  /main /promotions /lotto /lotto/gov /lotto/stock /lotto/yeekee /lotto/4d
  /results /results?group=gov /results?group=stock&type=thai_noon /poy /number-set
  /games /game /game/gpx /game/joker/full-moon /live/casino
  /profile /profile/edit /profile/change-pin /profile/limits /profile/achievement
  /profile/affiliate /profile/notifications /bank/add /bank/status
  /credit/deposit /credit/deposit/fast /credit/deposit/normal /credit/deposit/qrcode
  /credit/deposit/crypto /credit/deposit/truemoney /credit/withdraw /credit/statement
  /credit/turnover /credit/status
`
  .trim()
  .split(/\s+/)

/** Past every page in English, with a slip to look at. */
const walk = async (page: Page, look: (address: string) => Promise<void>) => {
  const visit = async (addresses: ReadonlyArray<string>) => {
    for (const address of addresses) {
      await page.goto(address)
      await hasCome(page)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
      await look(address)
    }
  }
  await page.context().addCookies([{ name: "locale", value: "en", url: page.url() }])
  await visit(forGuests)
  await comeLoggedIn(page, somchai)
  const { id } = await ownPoys(page).place("gov", [{ option: "teng_bon_3", number: "318", price: 20, multiply: 900 }])
  const { betId } = await books(page).openRound("gov")
  await visit([...forPlayers, `/poy/gov/${id}`, `/lotto/gov/${betId}`])
}

test("every page has room for words a third longer than the English ones, with marks over their letters", {
  tag: ["@phone", "@soak"],
}, async ({ page, context }) => {
  test.slow()
  await page.goto("/maintenance")
  await speakLongWords(context)
  await walk(page, async (address) => {
    await expect(page.locator("body"), address).toContainText(/[áéïöü]/)
    expect(await sticksOut(page), address).toBe(false)
  })
})

test("no page lets a name from the right draw the numbers beside it to its other side", {
  tag: ["@phone", "@soak"],
}, async ({ page, context }) => {
  test.slow()
  await page.goto("/maintenance")
  await nameInHebrew(context)
  await walk(page, async (address) => {
    expect(await mixedDirections(page), address).toEqual([])
  })
})

test("lines that break within a label, a word or a Burmese syllable are found, and codes may break anywhere", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await page.setContent(`<html lang="my"><body style="font-family: sans-serif; overflow-wrap: break-word">
    <button style="width: 60px">Go to the slip</button>
    <p style="width: 3em">abcdefghijklmnop</p>
    <p style="width: 3em; overflow-wrap: anywhere">0123456789abcdef</p>
    <p style="width: 0; overflow-wrap: normal">ဂိမ်း</p>
    <p style="width: 9em">ဂိမ်း</p>`)
  const found = await brokenLines(page)
  expect(found).toContain("two lines: Go to the slip")
  expect(found.some((one) => /^cut: a.+\|.*p?$/.test(one))).toBe(true)
  expect(found).toContain("cut: ဂိ|မ်း")
  expect(found.join()).not.toContain("0123")
})

test("a name from the right that stands in one sentence with numbers is found, and one that is held apart is not", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await page.setContent(`<p>SCB 4710 · אname 12ב</p><p>KBANK 3456 · <bdi>אname 12ב</bdi></p><p>אname 12ב</p>
    <p><b>20:00</b> <span>אname 12ב</span></p>`)
  expect(await mixedDirections(page)).toEqual(["SCB 4710 · אname 12ב", "20:00 אname 12ב"])
})
