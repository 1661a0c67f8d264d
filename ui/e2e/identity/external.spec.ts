import { expect, somchai, test } from "../testing/fixtures.ts"
import type { Site } from "../testing/site.ts"
import { loginPage } from "./login-page.ts"

test.beforeEach(({ site, known }) => {
  known.add(site.partner.origin)
})

const tokenOf = async (
  site: Site,
  { userName, pin: password }: { readonly userName: string; readonly pin: string },
) => {
  const answer = await fetch(`${site.operator}/api/users.login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userName, password }),
  })
  return answer.headers.get("x-access-token") ?? ""
}

/** A frame that may load the whole window for a tap alone, as browsers have it for strangers' frames. */
const allowed = "allow-scripts allow-same-origin allow-forms allow-top-navigation-by-user-activation"
const framing = (address: string, script = "") =>
  `<!doctype html><iframe src="${address}" sandbox="${allowed}" width="390" height="800"></iframe><script>${script}</script>`

/** Brings the token as soon as the frame says that it listens. */
const bringing = (token: string, origin: string) => `
  addEventListener("message", ({ data, source, origin }) => {
    if (data.type === "fakham.ready") source.postMessage({ type: "fakham.login", token: "${token}" }, "${origin}")
  })`

test("a player whom another site brings is looked up in its frame, and goes on in the whole window, by a tap where the browser wants one", async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, somchai)
  site.partner.shows(framing(`${site.origin}/external/login`, bringing(token, site.origin)))
  const addresses: Array<string> = []
  page.on("request", (request) => addresses.push(request.url()))
  await page.goto(site.partner.origin)
  const frame = page.frameLocator("iframe")
  // Now and then the browser lets the frame go on without a tap, which is as well.
  const goOn = frame.getByRole("button", { name: "เปิดในหน้าต่างเต็ม" })
  const isInWholeWindow = () => page.url() === `${site.origin}/main`
  await expect.poll(async () => isInWholeWindow() || (await goOn.isVisible())).toBe(true)
  if (!isInWholeWindow()) await Promise.race([goOn.click(), page.waitForURL(`${site.origin}/main`)])
  await expect(page).toHaveURL(`${site.origin}/main`)
  await expect(page.getByRole("main")).toContainText(/\d\.\d\d/)
  expect(addresses.filter((address) => address.includes(token) && !address.includes("/ccu"))).toEqual([])
})

test("a link of an allowed site may bring the token, which leaves the address at once; a stranger's brings nothing", async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, somchai)
  const link = `<a href="${site.origin}/external/login?token=${token}">ไปฟ้าค่ำ</a>`
  site.partner.shows(`<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">${link}`)
  await page.goto(site.partner.origin)
  await page.getByRole("link", { name: "ไปฟ้าค่ำ" }).click()
  await expect(page).toHaveURL(`${site.origin}/external/login`)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token")

  site.partner.shows(`<!doctype html><meta charset="utf-8">${link}`)
  await page.goto(site.partner.origin)
  await page.getByRole("link", { name: "ไปฟ้าค่ำ" }).click()
  await expect(page).toHaveURL(`${site.origin}/main`)
})

test("a token that the operator does not know is told, and the way to the login loads the whole window", {
  tag: "@soak",
}, async ({ page, site }) => {
  const unknown = ["e30", btoa(JSON.stringify({ uuid: "u-1", status: 0 })), "x"].join(".")
  site.partner.shows(framing(`${site.origin}/external/login`, bringing(unknown, site.origin)))
  await page.goto(site.partner.origin)
  const frame = page.frameLocator("iframe")
  await expect(frame.getByRole("alert")).toContainText("ใช้ไม่ได้ หรือหมดอายุแล้ว")
  await frame.getByRole("link", { name: "เข้าสู่ระบบด้วย PIN" }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await loginPage(page).asksForUsername()
})

test("no other page of the site can be framed, not even by an allowed site", { tag: "@soak" }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  for (const path of ["/", "/main", "/register", "/login/line/auth", "/forgot-pin"]) {
    site.partner.shows(framing(`${site.origin}${path}`))
    const framed = page.waitForResponse(`${site.origin}${path}`)
    await page.goto(site.partner.origin)
    const { "content-security-policy": policy, "x-frame-options": options } = (await framed).headers()
    expect([path, options]).toEqual([path, "DENY"])
    expect(policy).toContain("frame-ancestors 'none'")
    await expect(page.frameLocator("iframe").locator("#app")).toHaveCount(0)
  }
  await context.close()
})
