import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { comeHome, hasCome } from "../identity/login-page.ts"
import { registerPage } from "../identity/register-page.ts"
import { test as base, expect, somchai } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"

const lucky = {
  name: "Lucky",
  languages: ["en", "th"],
  colours: {
    dark: { "sky-0": "#07130f", "sky-top": "#050d0a", "gold-fill": "#8fe0a8", "gold-fill-press": "#6fc48a" },
    light: { "gold-fill": "#7fd69b", "gold-fill-press": "#66bd82" },
  },
  logo: { paths: ["M14 3l11 11-11 11L3 14z"] },
  agent: { agentId: 2, refUid: 41 },
}

/** A second brand: the same built site and the same operator, behind a host of its own. */
const test = base.extend({
  baseURL: async ({ site }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "fakham-brand-"))
    const file = join(folder, "lucky.json")
    await writeFile(file, JSON.stringify(lucky))
    const host = await serve("adapters/host/main.ts", { PORT: "0", OPERATOR_ORIGIN: site.operator, BRAND_FILE: file })
    await use(host.origin.replace("127.0.0.1", "localhost"))
    await host.stop()
    await rm(folder, { recursive: true })
  },
})

test("a second brand has its own name, colours, mark and languages, before its scripts have come and after", async ({
  page,
}) => {
  const looksLucky = async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    await expect(page.getByRole("banner")).toContainText("Lucky")
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(7, 19, 15)")
    await expect(page.getByRole("button", { name: "Next", exact: true })).toHaveCSS(
      "background-color",
      "rgb(143, 224, 168)",
    )
    expect((await page.getByRole("banner").boundingBox())?.y).toBeLessThan(40)
    await expect(page.locator("#mark path")).toHaveAttribute("d", "M14 3l11 11-11 11L3 14z")
    await expect(page.getByRole("navigation").filter({ hasText: "ไทย" }).getByRole("button")).toHaveText([
      "ไทย",
      "English",
    ])
  }
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto("/")
  await expect(page.locator("#app[data-prerendered]")).toHaveCount(1)
  await looksLucky()
  await page.unrouteAll()
  await page.goto("/")
  await hasCome(page)
  await looksLucky()
  await expect(page).toHaveTitle("Log in - Lucky")
})

test("a player of a second brand chooses among its languages", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  await page.goto("/profile")
  const languages = page.getByRole("combobox", { name: "Language" })
  await expect(languages.getByRole("option")).toHaveText(["ไทย", "English"])
  await languages.selectOption("ไทย")
  await expect(page).toHaveTitle("บัญชีของฉัน - Lucky")
})

test("newcomers of a second brand are its agent's", { tag: "@soak" }, async ({ page, site }) => {
  // Cookies do not tell ports apart.
  await page.context().addCookies([{ name: "locale", value: "th", url: site.origin }])
  const form = registerPage(page)
  await form.open()
  await form.enterAccount()
  await form.fillDetails()
  const signup = page.waitForRequest(/users\.signup/)
  await page.getByRole("button", { name: "สมัครสมาชิก" }).click()
  expect((await signup).postDataJSON()).toMatchObject({ agentId: 2, refUid: 41 })
})
