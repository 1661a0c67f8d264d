import { sticksOut, withLetters } from "./accessibility.ts"
import { books } from "./books.ts"
import { expect, somchai, test } from "./fixtures.ts"
import { betTable } from "./pages/bet-table.ts"
import { comeLoggedIn, frontDoor } from "./pages/front-door.ts"

test.use({ viewport: { width: 320, height: 640 } })

for (const locale of ["th", "en", "kh", "mm"] as const) {
  test(`nothing sticks out at 320 px, with usual letters and with double ones, in ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }])
    const fits = async (what: string) => {
      for (const size of ["100%", "200%"]) {
        await withLetters(page, size)
        expect(await sticksOut(page), `${what} at ${size}`).toBe(false)
      }
    }
    const door = frontDoor(page, locale)
    await door.open()
    await fits("the front door")
    await door.enterUsername(somchai.userName)
    await door.asksForPin()
    await fits("the PIN")
    await door.enterPin(somchai.pin)
    await expect(page.getByRole("main")).toContainText("12,480.50")
    await fits("the main page")
    for (const path of ["/credit/deposit", "/nothing", "/maintenance"]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await fits(path)
    }
  })
}

test("where bets are made nothing sticks out at 320 px, with usual letters and with double ones", async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const { openRound } = books(page)
  const yeekee = `/lotto/yeekee/${(await openRound("yeekee")).betId}`
  const gov = `/lotto/gov/${(await openRound("gov")).betId}`
  for (const path of [yeekee, `${yeekee}?show=ying`, gov, "/lotto/4d", "/number-set?edit=new"]) {
    await page.goto(path)
    const accept = page.getByRole("button", { name: "ยอมรับกติกา" })
    const keys = page.getByRole("region", { name: "กดเลข" })
    await expect(accept.or(keys).first()).toBeVisible()
    if (await accept.isVisible()) await accept.click()
    await expect(keys).toBeVisible()
    for (const size of ["100%", "200%"]) {
      await withLetters(page, size)
      expect(await sticksOut(page), `${path} at ${size}`).toBe(false)
    }
  }
})

test("on a phone that lies on its side, what is keyed and all the keys are seen at once", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await comeLoggedIn(page, somchai)
  const table = betTable(page)
  await table.openRound("yeekee")
  await table.acceptRules()
  await table.key("12")
  await page.getByRole("button", { name: "0", exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText("1", { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("region", { name: "กดเลข" })).toBeInViewport({ ratio: 1 })
})

test("in colours that the phone forces, keys have edges, and what is on is told apart by its edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await comeLoggedIn(page, somchai)
  const table = betTable(page)
  await table.openRound("yeekee")
  await table.acceptRules()
  const edge = (name: string) => page.getByRole("button", { name, exact: true }).first()
  await expect(edge("1")).toHaveCSS("outline", /solid 1px$/)
  await expect(edge("กดเลข")).toHaveCSS("outline", /solid 3px$/)
  await expect(edge("แผงเลข")).toHaveCSS("outline", /solid 1px$/)
})
