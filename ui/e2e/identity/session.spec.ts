import { betPage } from "../betting/bet-page.ts"
import { shell } from "../site/shell.ts"
import { expect, malee, playersOfStatus, somchai, test } from "../testing/fixtures.ts"
import { comeHome, comeLoggedIn, loginPage } from "./login-page.ts"

test("a reload keeps the session", { tag: "@soak" }, async ({ page }) => {
  await loginPage(page).logIn(somchai)
  await page.reload()
  await expect(page).toHaveURL("/main")
  await expect(page.getByRole("main")).toContainText("12,480.50")
})

test("a restart of the operator keeps the session", { tag: "@soak" }, async ({ page, site }) => {
  await comeHome(page, somchai)
  await site.killOperator()
  await site.bringOperatorBack()
  await page.reload()
  await expect(page.getByRole("main")).toContainText("12,480.50")
})

test("the token is kept in a cookie for the site alone, for seven days", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  await loginPage(page).logIn(somchai)
  const token = (await context.cookies()).find(({ name }) => name === "token")
  expect(token).toMatchObject({ sameSite: "Lax", path: "/", domain: "localhost" })
  const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
})

test("a logout in one tab logs out the other, and a login in one logs in the other", async ({ page, context }) => {
  await comeHome(page, somchai)
  const second = await context.newPage()
  await second.goto("/main")
  await expect(second.getByRole("main")).toContainText("12,480.50")
  await page.goto("/game/logout")
  await expect(page).toHaveURL("/")
  await expect(second).toHaveURL("/")
  await loginPage(second).logIn(malee)
  await expect(second.getByRole("main")).toContainText("350.25")
  await expect(page).toHaveURL("/main")
  await expect(page.getByRole("main")).toContainText("350.25")
})

test("a logout that the operator does not answer still leads to the first page", { tag: "@soak" }, async ({
  page,
  site,
  context,
}) => {
  await comeHome(page, somchai)
  await site.goWrong({ path: "/api/users.logout", kind: "status", status: 500 })
  await shell(page).logOut()
  await expect(page).toHaveURL("/")
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("token")
})

test("a logout is over at once, however long the operator takes", { tag: "@soak" }, async ({ page, site, context }) => {
  await comeHome(page, somchai)
  await site.goWrong({ path: "/api/users.logout", kind: "delay", delayMs: 60_000 })
  await shell(page).logOut()
  await expect(page).toHaveURL("/")
  await loginPage(page).asksForUsername()
  const second = await context.newPage()
  await second.goto("/main")
  await expect(second).toHaveURL("/")
})

test("after a logout the back button shows nothing of the player", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  await page.goto("/profile")
  await shell(page).logOut()
  await loginPage(page).asksForUsername()
  await page.goBack()
  await expect(page).toHaveURL("/")
  await loginPage(page).asksForUsername()
})

test("visiting /game/logout logs out", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/game/logout")
  await expect(page).toHaveURL("/")
  await loginPage(page).asksForUsername()
})

test("a token that cannot be read leads to the first page", { tag: "@soak" }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "token", value: "%00%ff", url: baseURL ?? "" }])
  await page.goto("/main")
  await expect(page).toHaveURL("/")
  await loginPage(page).asksForUsername()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("token")
})

test("a readable token that the operator does not accept shows the 401 page, which leads to the login", {
  tag: "@soak",
}, async ({ page, context, baseURL }) => {
  const part = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString("base64url")
  const forged = `${part({ alg: "HS256" })}.${part({ uuid: "5a9d0000-0000-4000-8000-000000000001", status: 0 })}.AAAA`
  await context.addCookies([{ name: "token", value: forged, url: baseURL ?? "" }])
  await page.goto("/main")
  await expect(page.getByRole("heading", { name: "ต้องเข้าสู่ระบบก่อน" })).toBeVisible()
  await page.getByRole("button", { name: "เข้าสู่ระบบ" }).click()
  await expect(page).toHaveURL("/")
  await loginPage(page).asksForUsername()
})

test("what a tab is refused does not end the session that was opened elsewhere since", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await comeHome(page, malee)
  await comeLoggedIn(page, somchai)
  await site.goWrong({ path: "/poy-api/poys.all", kind: "status", status: 401, count: 1 })
  await site.goWrong({ path: "/api/users.auth", kind: "status", status: 401, count: 1 })
  await page.getByRole("link", { name: "โพย", exact: true }).click()
  await expect(page.getByRole("banner")).toContainText("12,480.50")
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText("12,480.50")
})

test("a session that the operator ends while the player looks on shows the 401 page", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await comeHome(page, somchai)
  await site.goWrong({ path: "/api/cashs", kind: "status", status: 401, count: 100 })
  const notice = page.getByRole("heading", { name: "ต้องเข้าสู่ระบบก่อน" })
  // The page may ask after the money by itself before the player goes anywhere.
  const poys = page.getByRole("link", { name: "โพย" }).first()
  await expect(async () => {
    if (await poys.isVisible()) await poys.click({ timeout: 10_000 })
    await expect(notice).toBeVisible({ timeout: 10_000 })
  }).toPass()
})

for (const status of [401, 403])
  test(`a ${status} to whatever a page asks shows the 401 page, and the slip is there again after the login`, {
    tag: status === 401 ? [] : "@soak",
  }, async ({ page, site }) => {
    await comeLoggedIn(page, somchai)
    const table = betPage(page)
    const counted = page.waitForResponse(
      (response) => response.url().includes("/poy-api/poys.all") && page.url().includes("/lotto/yeekee/"),
    )
    const { betId } = await table.openRound("yeekee")
    await table.hasBetBefore()
    // The page counts the slips that wait once it is drawn.
    await counted
    await site.goWrong({ path: "/poy-api/poys.all", kind: "status", status, count: 1 })
    if (status === 401) await site.goWrong({ path: "/api/users.auth", kind: "status", status, count: 1 })
    await table.key("123")
    await table.tap(table.say.pull)
    await expect(page.getByRole("heading", { name: "ต้องเข้าสู่ระบบก่อน" })).toBeVisible()
    await loginPage(page).logIn(somchai)
    await page.goto(`/lotto/yeekee/${betId}`)
    await table.openSlip()
    await expect(table.price("สามตัวบน 123")).toHaveValue("1")
  })

test("a guest is sent to the first page from a player's page, a player to /main from a guest's", async ({ page }) => {
  await page.goto("/credit/deposit")
  await expect(page).toHaveURL("/")
  await comeLoggedIn(page, somchai)
  const all = ["/", "/register/malee2569", "/login", "/register", "/index-backup"]
  for (const path of process.env["E2E_MATRIX"] === "full" ? all : all.slice(0, 2)) {
    await page.goto(path)
    await expect(page).toHaveURL("/main")
  }
})

test("status 1 is logged out on a guest's page", { tag: "@soak" }, async ({ page, context }) => {
  await comeLoggedIn(page, playersOfStatus[1])
  await page.goto("/register")
  await expect(page).toHaveURL("/")
  await loginPage(page).asksForUsername()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("token")
})

test("status 1 is not logged out by a link that is only pointed at", { tag: "@soak" }, async ({ page, context }) => {
  await comeLoggedIn(page, playersOfStatus[1])
  await page.goto("/nothing")
  const fetched = page.waitForResponse(/\/assets\//, { timeout: 2_000 }).catch(() => undefined)
  await page.getByRole("link", { name: "กลับหน้าแรก" }).hover()
  await fetched
  await expect(page).toHaveURL("/nothing")
  expect((await context.cookies()).map(({ name }) => name)).toContain("token")
})

test("a limited player is refused what the status closes, in capital letters too, and nothing else", {
  tag: "@soak",
}, async ({ page }) => {
  await comeLoggedIn(page, playersOfStatus[2])
  await page.goto("/credit/deposit")
  await expect(page.getByRole("heading", { name: "เข้าหน้านี้ไม่ได้" })).toBeVisible()
  await page.getByRole("link", { name: "กลับหน้าแรก" }).click()
  await expect(page).toHaveURL("/main")
  await page.goto("/Bank/add")
  await expect(page.getByRole("heading", { name: "ไม่พบหน้านี้" })).toBeVisible()
  await page.goto("/games")
  await expect(page.getByRole("heading", { name: "เกม", exact: true })).toBeVisible()
})

test("nothing in the address can send a login elsewhere", { tag: "@soak" }, async ({ page }) => {
  await page.goto(
    "/?redirect=https://evil.example&next=//evil.example&returnTo=javascript:alert(1)#https://evil.example",
  )
  const login = loginPage(page)
  await login.enterUsername(somchai.userName)
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
})
