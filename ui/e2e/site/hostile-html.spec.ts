import type { Page } from "@playwright/test"
import { test as base, expect } from "../testing/fixtures.ts"
import { hostileHtml } from "./hostile-html.ts"

/** The browser tells of each handler and style that the content policy stopped while html was still taken apart. */
const test = base.extend({
  fresh: async ({ site }, use) => {
    await site.startAnew()
    await use(undefined)
  },
})

const offered = hostileHtml.map(({ is, html }) => ({ id: is, title: is, html, imageUrl: "" }))

/** All samples at once, each as a promotion of the operator's; what is left of each, and whom the browser asked for something. */
const showSamples = async (page: Page) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(request.url()))
  await page.route("**/api/promotions.all", (route) => route.fulfill({ json: { data: offered } }))
  await page.goto("/promotions")
  await expect(page.getByRole("article").locator("> div")).toHaveCount(offered.length)
  await page.waitForLoadState("networkidle")
  const left = await page
    .getByRole("article")
    .evaluateAll((articles) =>
      articles.map((article) => [
        article.querySelector("h2")?.textContent,
        article.querySelector(":scope > div")?.innerHTML,
      ]),
    )
  return { left: Object.fromEntries(left), asked }
}

for (const [way, prepare] of [
  ["the browser's own cleaner", async () => {}],
  [
    "the library, where the browser has none",
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTML")),
  ],
] as const)
  test(`hostile html does nothing once it is cleaned by ${way}`, async ({ page, site }) => {
    await prepare(page)
    const { left, asked } = await showSamples(page)
    expect(left).toEqual(Object.fromEntries(hostileHtml.map(({ is, leaves }) => [is, leaves])))
    expect(asked.filter((address) => new URL(address).origin !== site.origin)).toEqual([])
    expect(await page.evaluate(() => Reflect.get(globalThis, "ran"))).toBe(undefined)
    await expect(page).toHaveURL("/promotions")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(
      await page.evaluate(() => document.querySelectorAll("link[rel=stylesheet]").length),
    )
  })

test("a link of the operator's opens aside, and tells nobody where it was followed from", { tag: "@soak" }, async ({
  page,
  context,
  known,
}) => {
  known.add("https://evil.example")
  const html = '<p><a href="https://evil.example/there">ไปดู</a></p>'
  await context.route("https://evil.example/there", (route) =>
    route.fulfill({ contentType: "text/html", body: "there" }),
  )
  await page.route("**/api/promotions.all", (route) =>
    route.fulfill({ json: { data: [{ id: "p1", title: "โปร", html, imageUrl: "" }] } }),
  )
  await page.goto("/promotions")
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "ไปดู" }).click()
  const there = await opened
  await there.waitForLoadState()
  expect(await there.evaluate(() => [String(window.opener), document.referrer])).toEqual(["null", ""])
})
