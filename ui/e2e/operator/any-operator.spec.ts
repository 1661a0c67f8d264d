import { readFile } from "node:fs/promises"
import { ticket4dPage } from "../gov4d/ticket4d-page.ts"
import { loginPage } from "../identity/login-page.ts"
import { shell } from "../site/shell.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, logSomchaiIn, test } from "./literal-site.ts"

test("at an operator of given calls alone a player buys sets, shoots and reads results", async ({ page, operator }) => {
  await logSomchaiIn(page)
  const table = ticket4dPage(page)
  await table.open("hanoy")
  await table.hasBetBefore()
  let left = 1_000.5
  for (const [lottery, price] of [
    ["ฮานอย", 120],
    ["ลาว", 90],
    ["ลาวซูเปอร์", 120],
    ["มาเลย์", 120],
  ] as const) {
    await table.choose(lottery)
    await table.key("4827")
    await table.place(`${price}.00`)
    const taken = page.getByRole("dialog", { name: "รับโพยแล้ว" })
    await expect(taken).toContainText("ที่นี่ไม่ออกเลขที่โพยและใบโพย")
    left -= price
    await expect(taken).toContainText(left.toFixed(2))
    expect(await complaintsOf(page)).toEqual([])
    expect(await sticksOut(page)).toBe(false)
    await taken.getByRole("button", { name: "เสร็จแล้ว" }).click()
    await expect(table.rows).toHaveCount(0)
  }
  expect(operator.taken.map(({ lottery }) => lottery)).toEqual(["hanoy", "lao", "lao-super", "malay"])
  expect(new Set(operator.taken.map(({ key }) => key)).size).toBe(4)

  await page.goto("/lotto/yeekee/30?show=ying")
  await expect(page.getByRole("textbox")).toBeVisible()
  await page.keyboard.type("90712")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("list", { name: "เลขที่ยิงล่าสุด" })).toContainText("คุณ")
  expect(operator.shots).toHaveLength(1)

  await page.goto("/poy")
  await expect(page.getByRole("heading", { name: "ที่นี่ยังดูโพยย้อนหลังไม่ได้" })).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  await page
    .getByRole("main")
    .getByRole("link", { name: /^ผลหวย/ })
    .click()
  await expect(page).toHaveURL(/\/results/)
  await expect(page.getByRole("main").getByText("482").first()).toBeVisible()
})

test("a call that the operator does not have is asked once in a page, whoever logs in and out there", {
  tag: "@soak",
}, async ({ page, operator }) => {
  const login = loginPage(page)
  await logSomchaiIn(page)
  await expect.poll(() => operator.unknown).toContain("GET /api/news.latest")
  await expect.poll(() => operator.unknown).toContain("GET /api/notifications.unread")
  await shell(page).logOut()
  await login.asksForUsername()
  await login.enterUsername("somchai88")
  await login.enterPin("Duean69#x")
  await expect(page.getByRole("main")).toContainText("1,000.50")
  await page.getByRole("link", { name: "โพย", exact: true }).click()
  await expect(page.getByRole("heading", { name: "ที่นี่ยังดูโพยย้อนหลังไม่ได้" })).toBeVisible()
  expect(operator.unknown.filter((call) => call.includes("api/")).toSorted()).toEqual([
    "GET /api/news.latest",
    "GET /api/notifications.unread",
    "GET /api/server-time",
    "GET /poy-api/bet-list-results.latest",
    "GET /poy-api/poys.all",
    "POST /api/line.start",
  ])
})

test("a lost answer that nobody can look up is the player's to judge by the balance", { tag: "@soak" }, async ({
  page,
  operator,
}) => {
  await page.clock.install()
  await logSomchaiIn(page)
  const table = ticket4dPage(page)
  await table.open("hanoy")
  await table.hasBetBefore()
  operator.losesAnswers()
  await table.key("4827")
  await table.place("120.00")
  await table.isChecking()
  operator.losesAnswers(false)
  const unknown = page.getByRole("dialog", { name: "ยังไม่ทราบผลของโพย" })
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(unknown).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(unknown).toContainText("ยอดเงินลดเท่ากับโพยพอดี น่าจะแทงสำเร็จแล้ว")
  await expect(unknown).toContainText("880.50")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await unknown.getByRole("button", { name: "ไม่ส่งซ้ำ" }).click()
  await expect(unknown).toHaveCount(0)
  expect(operator.taken).toHaveLength(1)
  await page.goto("/poy")
  const draft = page.getByRole("main").getByRole("link", { name: /^ฮานอยชุด งวด/ })
  await expect(draft).toContainText("1 รายการ")
  expect(await complaintsOf(page)).toEqual([])
  await draft.click()
  await expect(table.rows).toHaveCount(1)

  await table.place("120.00")
  const taken = page.getByRole("dialog", { name: "รับโพยแล้ว" })
  await expect(taken).toContainText("760.50")
  const saved = page.waitForEvent("download")
  await taken.getByRole("button", { name: "เก็บเป็นภาพ" }).click()
  const bytes = await readFile(await (await saved).path())
  expect(bytes.subarray(1, 4).toString()).toBe("PNG")
  expect(bytes.readUInt32BE(16)).toBe(1_080)
  expect(new Set(operator.taken.map(({ key }) => key)).size).toBe(2)
})

test("what is not there is said once: no way in by LINE, no game that opens, a result without a proof", async ({
  page,
  operator,
}) => {
  await page.goto("/")
  await expect(page.getByRole("link", { name: "ลืม PIN" })).toBeVisible()
  await expect(page.getByRole("link", { name: /LINE/ })).toHaveCount(0)
  await logSomchaiIn(page)
  await page.goto("/game/joker/full-moon")
  await expect(page.getByRole("heading", { name: "ที่นี่ไม่มีเกมให้เปิดเล่น" })).toBeVisible()
  await expect(page.getByRole("button", { name: "ลองใหม่" })).toHaveCount(0)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await page.goto("/lotto/yeekee/20?show=proof")
  await expect(page.getByRole("main")).toContainText("ประกาศผลโดยไม่มีหลักฐานให้ตรวจ ผลเป็นไปตามที่ประกาศ")
  await expect(page.getByRole("main")).toContainText("482")
  expect(await complaintsOf(page)).toEqual([])
  const asked = ["POST /api/line.start", "POST /poy-api/partners.game.launch", "GET /poy-api/yings.proof"]
  expect(operator.unknown.filter((call) => asked.includes(call))).toEqual(asked)
})
