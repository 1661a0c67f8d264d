import { comeLoggedIn, hasCome, loginPage } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, playersOfStatus, somchai, test } from "../testing/fixtures.ts"
import { goWithin } from "../testing/go-within.ts"
import { betweenCalls, stopTime, untilReminded } from "../testing/passing-time.ts"
import { fastDeposit } from "../wallet/fast-deposit.ts"
import { playedGame } from "./played-game.ts"

test("a table is found, played with what wins and what loses, left, and each entry of it stands in the statement", {
  tag: "@books",
}, async ({ page, site }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/live/casino")
  await page.getByRole("link", { name: /^ไฮโล โต๊ะ 1 / }).click()
  const game = playedGame(page)
  // The chips begin with the least that this table takes.
  await expect(game.inside.locator("[data-chip]")).toHaveText(["20", "50", "100", "200", "500"])
  expect(new URL((await game.frame.getAttribute("src")) ?? "").hostname).not.toBe(new URL(site.origin).hostname)
  await expect(page.getByRole("main")).toContainText("12,480.50")
  // The game has the whole screen, and nothing of it is scrolled away, as the list was.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await game.inside.locator("[data-chip='20']").click()
  // Whatever three dice show, something of all six numbers wins, and something loses.
  for (const number of "123456") await game.inside.locator(`[data-spot='${number}']`).click()
  await game.play.click()
  await expect(game.inside.locator("#gain")).toHaveText(/^\+(?:120|100|80)\.00$/)
  const won = (await game.inside.locator("#gain").textContent()) ?? ""
  await game.isOpen()
  await game.askToLeave()
  await expect(game.inside.locator("#said")).toHaveText("พักอยู่")
  await expect(game.sheet).toContainText("เดิมพันรวม120.00")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await game.stay()
  await expect(game.inside.locator("#said")).not.toHaveText("พักอยู่")
  await game.askToLeave()
  const net = { "+120.00": "0.00", "+100.00": "−20.00", "+80.00": "−40.00" }[won] ?? ""
  await expect(game.sheet.getByRole("definition").nth(2)).toHaveText(net)
  const left = page.waitForResponse(/partners\.game\.logout/)
  await game.leave()
  expect((await left).ok()).toBe(true)
  await page.goto("/credit/statement")
  await page.getByRole("button", { name: "เกม", exact: true }).click()
  const entries = page.getByRole("main").getByRole("listitem")
  await expect(entries.filter({ hasText: "เดิมพันเกม" })).toHaveText([/ไฮโล โต๊ะ 1.*−120\.00/])
  await expect(entries.filter({ hasText: "ได้จากเกม" })).toContainText([won])
  await expect(entries).toHaveCount(2)
  await expect(page.getByRole("main").locator("dl")).toContainText(`ออก−120.00สุทธิ${net}`)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a game is found, opened and left by keyboard alone", { tag: ["@keyboard", "@soak"] }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/games")
  await hasCome(page)
  await page.getByRole("searchbox", { name: "ค้นหาชื่อเกม" }).focus()
  await page.keyboard.insertText("ไฮโลสามเต๋า")
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 เกม")
  await page.getByRole("main").getByRole("link", { name: "ไฮโลสามเต๋า" }).press("Enter")
  await expect(page).toHaveURL("/game/gpx/table/hi-lo")
  const game = playedGame(page)
  await expect(game.inside.locator("#stake")).toBeVisible()
  await page.getByRole("button", { name: "ออกจากเกม" }).press("Enter")
  await page.keyboard.press("Escape")
  await expect(game.sheet).toHaveCount(0)
  await page.getByRole("button", { name: "ออกจากเกม" }).press("Enter")
  await game.sheet.getByRole("button", { name: "ออกจากเกม" }).press("Enter")
  await expect(page).toHaveURL("/games")
})

test("a player on a break is told until when, and no partner is asked", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await callOperator(page, "POST", "/api/play-limits.break", { kind: "timeOut24h" })
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(request.url()))
  await page.goto("/game/sa")
  await playedGame(page).says("คุณกำลังพักการเล่น")
  await expect(page.getByRole("main")).toContainText("21 พ.ย. 2569")
  expect(asked.filter((url) => url.includes("partners.game.launch"))).toEqual([])
  expect(await complaintsOf(page)).toEqual([])
})

test("a game of a partner under maintenance says until when, and opens once that is over", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await site.closePartner("pegasus", 3_600)
  await page.clock.install({ time: await site.now() })
  await comeLoggedIn(page, somchai)
  const passBetweenCalls = betweenCalls(page, site)
  await page.goto("/game/pegasus/above-clouds")
  const game = playedGame(page)
  await game.says("ค่ายนี้ปิดปรับปรุง")
  await expect(page.getByRole("main")).toContainText(/กลับมาประมาณ 13:0\d น\./)
  const others = page.getByRole("main").getByRole("listitem")
  await expect(others).toHaveCount(6)
  await expect(others.filter({ hasText: "Pegasus" })).toHaveCount(0)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await stopTime(page)
  await page.getByRole("button", { name: "เตือนเมื่อเปิด" }).click()
  await expect(page.getByRole("button", { name: "จะเตือนเมื่อเปิด" })).toBeVisible()
  await site.closePartner("pegasus", null)
  await passBetweenCalls(30)
  await expect(page.getByText("Pegasus เปิดแล้ว")).toBeVisible()
  await page.clock.resume()
  await page.getByRole("button", { name: "ลองใหม่" }).click()
  await game.isOpen()
  await site.closePartner("pegasus", 3_600)
  await passBetweenCalls(60)
  await expect(page.getByText(/Pegasus ปิดปรับปรุงถึง 13:0\d น\. เล่นต่อที่นี่ได้/)).toBeVisible()
})

test("a game that the partner does not open says so, and opens at another try", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  await site.goWrong({ path: "/poy-api/partners.game.launch", kind: "cut", count: 1 })
  await page.goto("/game/pegasus/above-clouds")
  const game = playedGame(page)
  await game.says("เกมไม่ตอบสนอง")
  await page.route(
    "**/poy-api/partners.game.launch",
    (route) => route.fulfill({ status: 422, json: { message: "โต๊ะเต็มทุกที่นั่ง" } }),
    { times: 1 },
  )
  await page.getByRole("button", { name: "ลองใหม่" }).click()
  await expect(page.getByText("โต๊ะเต็มทุกที่นั่ง")).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("button", { name: "ลองใหม่" }).click()
  await game.isOpen()
})

test("a game whose leaving is not answered is left all the same, while the player goes on", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/game/joker/full-moon")
  const game = playedGame(page)
  await game.isOpen()
  await site.goWrong({ path: "/poy-api/partners.game.logout", kind: "cut", count: 1 })
  await game.askToLeave()
  const answered = page.waitForResponse((answer) => /partners\.game\.logout/.test(answer.url()) && answer.ok())
  await game.leave()
  await expect(page).toHaveURL("/games")
  await answered
})

test("whoever has no money deposits first, and is led back to the game once it is there", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  let money = 0
  await page.route("**/api/cashs", (route) => route.fulfill({ json: { data: { money } } }))
  await page.goto("/main")
  await expect(page.getByRole("banner")).toContainText("0.00")
  await goWithin(page, "/game/joker/full-moon")
  await playedGame(page).says("ยังไม่มีเครดิตสำหรับเล่น")
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("main").getByRole("link", { name: "ฝากเงิน" }).click()
  await expect(page).toHaveURL("/credit/deposit")
  const form = fastDeposit(page)
  await page
    .getByRole("main")
    .getByRole("link", { name: /^ฝากด่วน / })
    .click()
  await form.amount.fill("100")
  await form.amount.press("Enter")
  await form.isWaiting()
  const [ticket] = await form.waiting()
  money = 100
  await site.letTransferArrive(ticket?.id ?? "")
  await page.getByRole("link", { name: "กลับไปเล่น สล็อตคืนเดือนเพ็ญ" }).click()
  await expect(page).toHaveURL("/game/joker/full-moon")
  await playedGame(page).isOpen()
})

test("a game that wants the whole tab takes it, and coming back leaves its seat", { tag: "@soak" }, async ({
  page,
}) => {
  await comeLoggedIn(page, malee)
  await page.route(/partners\.game\.launch/, async (route) => {
    const answer = await route.fetch()
    const { data }: { readonly data: object } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, mode: "sameTab" } } })
  })
  await page.goto("/game/joker/full-moon")
  await expect(page.locator("#play")).toBeEnabled()
  expect(new URL(page.url()).pathname).toMatch(/^\/__partner\//)
  await page.goBack()
  await playedGame(page).says("ออกจากเกมแล้ว")
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("link", { name: "เกมทั้งหมด" }).click()
  await expect(page).toHaveURL("/games")
})

test("a game that was open when its page was loaded anew is left by the next page of games", { tag: "@soak" }, async ({
  page,
}) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/game/joker/full-moon")
  await playedGame(page).isOpen()
  const left = page.waitForResponse(/partners\.game\.logout/)
  await page.goto("/games")
  expect((await left).ok()).toBe(true)
})

test("visiting /game/logout tells the partners before the player is logged out", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const logout = page.waitForResponse(/partners\.game\.logout/)
  await page.goto("/game/logout")
  expect((await logout).ok()).toBe(true)
  await expect(page).toHaveURL("/")
  await loginPage(page).asksForUsername()
})

test("a game rests under the reminder of the time, whose two ways on weigh the same", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  await callOperator(page, "POST", "/api/play-limits.update", { reminderMinutes: 15 })
  await page.clock.install()
  const passTime = betweenCalls(page, site)
  await page.goto("/game/joker/full-moon")
  const game = playedGame(page)
  await game.isOpen()
  await untilReminded(page, passTime)
  const reminder = page.getByRole("dialog", { name: /^เล่นมาแล้ว / })
  await expect(game.inside.locator("#said")).toHaveText("พักอยู่")
  const [goOn, rest] = [
    reminder.getByRole("button", { name: "เล่นต่อ" }),
    reminder.getByRole("button", { name: "พักสักครู่" }),
  ]
  expect((await goOn.boundingBox())?.width).toBe((await rest.boundingBox())?.width)
  expect(await goOn.getAttribute("class")).toBe(await rest.getAttribute("class"))
  await goOn.click()
  await expect(game.inside.locator("#said")).not.toHaveText("พักอยู่")
  await game.isOpen()
})

test("the menu of a game rests it, and each of its ways leaves it", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/game/joker/full-moon")
  const game = playedGame(page)
  await game.isOpen()
  await page.getByRole("button", { name: "เมนูเกม" }).click()
  const menu = page.getByRole("dialog", { name: "เมนูเกม" })
  await expect(menu.getByRole("link")).toHaveText(["เกมทั้งหมด", "ฝากเงิน", "ดูรายการเดินบัญชี", "ดูขีดจำกัดของฉัน"])
  await expect(game.inside.locator("#said")).toHaveText("พักอยู่")
  expect(await complaintsOf(page)).toEqual([])
  const left = page.waitForResponse(/partners\.game\.logout/)
  await menu.getByRole("link", { name: "ดูรายการเดินบัญชี" }).click()
  await expect(page).toHaveURL("/credit/statement")
  expect((await left).ok()).toBe(true)
})

test("a game that says nothing can be opened once more", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.clock.install()
  await page.route(/\/__partner\//, (route) => route.fulfill({ contentType: "text/html", body: "<p>silent</p>" }))
  await page.goto("/game/joker/full-moon")
  const game = playedGame(page)
  await expect(game.inside.getByText("silent")).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByText("ถ้าไม่เห็นเกม ลองเปิดใหม่")).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
  await page.unroute(/\/__partner\//)
  await page.getByRole("button", { name: "เปิดใหม่" }).click()
  await game.isOpen()
})

test("a player whose status closes games takes no seat", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, playersOfStatus[3])
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(request.url()))
  await page.goto("/game/joker/full-moon")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("เข้าหน้านี้ไม่ได้")
  expect(asked.filter((url) => url.includes("partners.game.launch"))).toEqual([])
})
