import type { Page } from "@playwright/test"
import { betPage } from "../betting/bet-page.ts"
import { shell } from "../site/shell.ts"
import { test as base, expect, somchai } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"
import { balanceOf } from "../wallet/balance-of.ts"
import { startHttpsFront } from "./https-front.ts"
import { loginPage } from "./login-page.ts"

/** The site by https, where the host keeps the token or the page does. */
const test = base.extend<{ readonly keeper: "host" | "page"; readonly secureSite: string }>({
  keeper: ["host", { option: true }],
  ignoreHTTPSErrors: true,
  secureSite: async ({ site, keeper }, use) => {
    const host = await serve("adapters/host/main.ts", {
      PORT: "0",
      OPERATOR_ORIGIN: site.operator,
      PARTNER_ORIGIN: site.operator,
      HTTPS: "on",
      SESSION: keeper,
    })
    const front = await startHttpsFront(host.port)
    await use(front.origin)
    front.stop()
    await host.stop()
  },
  baseURL: async ({ secureSite }, use) => use(secureSite),
})

/** Everything that a page can read of the answers it gets: headers, bodies and news. */
const readBy = (page: Page) => {
  const texts: Array<Promise<string>> = []
  page.on("response", (answer) => {
    const headers = answer.headersArray().then((lines) => lines.filter(({ name }) => !/^set-cookie$/i.test(name)))
    // A body that the page has left behind is gone, here too.
    for (const text of [headers.then(JSON.stringify), answer.text()]) texts.push(text.catch(() => ""))
  })
  page.on("websocket", (line) => {
    line.on("framereceived", ({ payload }) => texts.push(Promise.resolve(String(payload))))
  })
  return async () => (await Promise.all(texts)).join("\n")
}

const storedText = (page: Page) =>
  page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join("\n"))

/** Logs in, hears at once of money that comes, places a slip. */
const playOnce = async (page: Page, letArrive: (id: string) => Promise<unknown>) => {
  const line = balanceOf(page).line()
  await loginPage(page).logIn(somchai)
  await balanceOf(page).holds("12,480.50")
  await line
  const { id, prepareAmount } = await balanceOf(page).askToTransfer()
  await letArrive(id)
  await balanceOf(page).holds((12_480.5 + prepareAmount).toLocaleString("en", { minimumFractionDigits: 2 }))
  const table = betPage(page)
  await table.openRound("yeekee")
  await table.hasBetBefore()
  await table.key("482")
  await table.openSlip()
  await table.confirm()
  await table.stake("1.00")
  await table.placed()
}

test("by https a player logs in, hears of money, bets and logs out, and no page ever reads the token", {
  tag: "@books",
}, async ({ page, context, site }) => {
  const read = readBy(page)
  await playOnce(page, site.letTransferArrive)
  const cookies = await context.cookies()
  const bearer = cookies.find(({ name }) => name.startsWith("__Host-bearer-"))
  expect(bearer).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict", path: "/" })
  const [, claims = "", signature = ""] = bearer?.value.split(".") ?? []
  expect(claims.length * signature.length).toBeGreaterThan(1_000)
  expect(await storedText(page)).toContain("__Host-token=.")
  expect((await storedText(page)) + (await read())).not.toContain(signature)
  await page.goto("/main")
  const ended = page.waitForResponse("**/api/users.logout")
  await shell(page).logOut()
  await expect(page).toHaveURL("/")
  await ended
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith("__Host-")))
    .toEqual([])
})

test.describe("where the page keeps it", () => {
  test.use({ keeper: "page" })

  test("by https the token is in a cookie that only this host can have set, until the logout", {
    tag: ["@books", "@soak"],
  }, async ({ page, context, site }) => {
    await playOnce(page, site.letTransferArrive)
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === "__Host-token")).toMatchObject({ secure: true, path: "/" })
    expect(cookies.map(({ name }) => name)).not.toContain("token")
    await page.goto("/main")
    await shell(page).logOut()
    await expect(page).toHaveURL("/")
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("__Host-token")
  })
})
