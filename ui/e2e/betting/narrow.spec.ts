import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { betPage } from "./bet-page.ts"

test.use({ viewport: { width: 320, height: 640 } })

test("on a phone that lies on its side, what is keyed and all the keys are seen at once", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  await table.openRound("yeekee")
  await table.hasBetBefore()
  await table.key("12")
  await page.getByRole("button", { name: "0", exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText("1", { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("region", { name: "กดเลข" })).toBeInViewport({ ratio: 1 })
})

test("while a phone is offline all keys stand above the dock, in languages of tall letters too", {
  tag: ["@phone", "@soak"],
}, async ({ page, context, site }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  await table.openRound("yeekee")
  for (const locale of ["th", "en", "kh", "mm"]) {
    await context.addCookies([{ name: "locale", value: locale, url: site.origin }])
    await page.reload()
    const zero = page.getByRole("button", { name: "0", exact: true })
    await expect(zero).toBeVisible()
    await context.setOffline(true)
    await expect(page.locator("output:visible").first()).toBeVisible()
    const below = await page.locator("main section").first().locator("> :last-child").boundingBox()
    const key = await zero.boundingBox()
    expect(below?.y ?? 0).toBeGreaterThan((key?.y ?? 0) + (key?.height ?? 0))
    await context.setOffline(false)
  }
})

test("in colours that the phone forces, keys have edges, and what is on is told apart by its edge", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  await table.openRound("yeekee")
  await table.hasBetBefore()
  const edge = (name: string) => page.getByRole("button", { name, exact: true }).first()
  await expect(edge("1")).toHaveCSS("outline", /solid 1px$/)
  await expect(edge("กดเลข")).toHaveCSS("outline", /solid 3px$/)
  await expect(edge("แผงเลข")).toHaveCSS("outline", /solid 1px$/)
})
