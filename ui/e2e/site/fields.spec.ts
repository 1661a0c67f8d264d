import type { Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

const guests = {
  "/": { username: "username" },
  "/register": { username: "username", pin: "new-password", confirmation: "new-password" },
  "/forgot-pin": { username: "username", phoneNumber: "tel-national" },
} as const

const players = {
  "/profile/edit": { name: "name", email: "email", lineId: "off" },
  "/profile/change-pin": { oldPin: "current-password", pin: "new-password", confirmation: "new-password" },
  "/bank/add": { accountNumber: "off" },
  "/credit/deposit/fast": { amount: "transaction-amount" },
  "/credit/withdraw": { amount: "off" },
} as const

/** What every field that can be typed into tells the browser it is for, and whether it takes what is pasted. */
const fieldsOf = async (page: Page, address: string) => {
  await page.goto(address)
  await hasCome(page)
  const fields = page.locator("form input:visible:not([type=radio], [type=checkbox], [type=file], [readonly])")
  await expect(fields.first()).toBeEnabled()
  const found: Record<string, string> = {}
  for (const field of await fields.all()) {
    const name = (await field.getAttribute("name")) ?? ""
    found[name] = (await field.getAttribute("autocomplete")) ?? ""
    await field.fill("")
    await field.focus()
    await page.keyboard.press("ControlOrMeta+V")
    await expect(field, `${name} of ${address}`).toHaveValue(/^1,?234$/)
  }
  return found
}

test("every field says what it is for, and takes what is pasted", { tag: "@soak" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/promotions")
  await page.evaluate(() => navigator.clipboard.writeText("1234"))
  for (const [address, fields] of Object.entries(guests)) expect(await fieldsOf(page, address), address).toEqual(fields)
  await comeLoggedIn(page, somchai)
  for (const [address, fields] of Object.entries(players))
    expect(await fieldsOf(page, address), address).toEqual(fields)
})
