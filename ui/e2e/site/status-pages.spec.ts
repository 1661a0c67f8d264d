import { comeHome } from "../identity/login-page.ts"
import { scriptAddresses } from "../loading/scripts-of.ts"
import { expect, playersOfStatus, test } from "../testing/fixtures.ts"

/** Where it is met, or as what a page fails; what it is called and says; what leads on from it. */
const pages = [
  { at: "/nothing", heading: "This page could not be found", links: [["Back to Home", "/"]], buttons: [] },
  { at: "/credit/deposit", heading: "Sorry, access denied", links: [["Go Home", "/main"]], buttons: [] },
  {
    at: "/maintenance",
    heading: "Under Maintenance",
    says: "Normal service will resume shortly",
    links: [["More Information", /^https:\/\//]],
    buttons: ["Go back"],
  },
  {
    fails: "NobodyKnows",
    heading: "Something went wrong",
    says: "Internal Server Error",
    links: [["Back to Home", "/"]],
    buttons: ["Back", "Refresh"],
  },
  { fails: "Unreachable", heading: "Server error", links: [["Back to Home", "/"]], buttons: ["Refresh"] },
  { fails: "Unauthorized", title: "Unauthorized", heading: "Please log in first", links: [], buttons: ["Log in"] },
] as const

test("each page of a failure says what the product says of it, and leads on", async ({ page, context, site }) => {
  await context.addCookies([{ name: "locale", value: "en", url: site.origin }])
  await comeHome(page, playersOfStatus[2])
  for (const shown of pages) {
    if ("fails" in shown) {
      const throwing = `throw Object.assign(new Error("planted"), { _tag: "${shown.fails}" })`
      await page.route(scriptAddresses("page-of-address"), (route) =>
        route.fulfill({ contentType: "text/javascript", body: `export const PageOfAddress = () => { ${throwing} }` }),
      )
    }
    await page.goto("at" in shown ? shown.at : "/games")
    await expect(page).toHaveTitle(`${"title" in shown ? shown.title : shown.heading} - ฟ้าค่ำ`)
    await expect(page.getByRole("heading", { name: shown.heading })).toBeVisible()
    if ("says" in shown) await expect(page.getByText(shown.says)).toBeVisible()
    for (const [name, href] of shown.links)
      await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href)
    for (const name of shown.buttons) await expect(page.getByRole("button", { name, exact: true })).toBeVisible()
  }
})
