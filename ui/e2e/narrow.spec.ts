import { sticksOut, withLetters } from "./accessibility.ts"
import { expect, somchai, test } from "./fixtures.ts"
import { frontDoor } from "./pages/front-door.ts"

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
