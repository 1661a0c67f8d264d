import { betPage } from "../betting/bet-page.ts"
import { registerPage } from "../identity/register-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, logSomchaiIn, test } from "./literal-site.ts"

test("a newcomer and a bank account that an operator refuses in its own words are mended and taken", async ({
  page,
  operator,
}) => {
  const form = registerPage(page)
  operator.refusesOnce("POST /api/users.signup", "เบอร์นี้สมัครไว้แล้วที่สาขาอื่น")
  await form.open()
  await form.enterAccount({ userName: "dao2570a", pin: "Duean69#x" })
  await form.fillDetails()
  await page.getByRole("button", { name: "สมัครสมาชิก" }).click()
  await expect(page.getByText("เบอร์นี้สมัครไว้แล้วที่สาขาอื่น")).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await expect(form.field("phone")).toHaveValue("089-999-0001")
  await form.field("phone").fill("089-999-0002")
  await page.getByRole("button", { name: "สมัครสมาชิก" }).click()
  await expect(page).toHaveURL("/main")
  await expect(page.getByRole("main")).toContainText("1,000.50")
  await expect(page.getByRole("main")).toContainText("แต้มสะสม 12")
  await expect(page.getByRole("main")).toContainText("35.00")

  operator.refusesOnce("POST /api/users-banks.create", "เลขบัญชีซ้ำ")
  await page.goto("/bank/add")
  await page.getByText("KBANK", { exact: true }).click()
  await page.getByLabel("เลขบัญชี").fill("3330001112")
  await page.getByRole("button", { name: "บันทึกบัญชี" }).click()
  await expect(page.getByText("เลขบัญชีซ้ำ", { exact: true })).toBeVisible()
  await expect(page.getByLabel("เลขบัญชี")).toHaveValue("333-0-00111-2")
  await page.getByRole("button", { name: "บันทึกบัญชี" }).click()
  await expect(page.getByText("บันทึกบัญชีแล้ว")).toBeVisible()
})

test("a popup without news closes for good, an option without a maximum takes any price, and a round ends as it is told to", async ({
  page,
  operator,
}) => {
  const popup = { activePopup: 1, activeSupport: 1, phoneNumber: "020000000", urlPopup: "https://agent.example/popup" }
  operator.bends((path, data) => (path === "/api/agents-supports" ? popup : data))
  await logSomchaiIn(page)
  const notice = page.getByRole("dialog", { name: "ประกาศ" })
  await expect(notice.getByRole("link")).toHaveAttribute("href", "https://agent.example/popup")
  await page.keyboard.press("Escape")
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("main")).toContainText("35.00")
  await expect(notice).toHaveCount(0)

  const table = betPage(page)
  await page.goto("/lotto/yeekee/30")
  await table.hasBetBefore()
  await table.tap("สองตัวบน")
  await table.key("47")
  await table.hasAdded(1)
  await table.openSlip()
  await table.reprice("สองตัวบน 47", "900")
  operator.takesToo("yeekee")
  await table.confirm()
  await table.stake("900.00")
  const taken = page.getByRole("dialog", { name: "รับโพยแล้ว" })
  await expect(taken).toContainText("ที่นี่ไม่ออกเลขที่โพยและใบโพย")
  await expect(taken).toContainText("100.50")
  expect(operator.taken).toMatchObject([
    { lottery: "yeekee", poy: [{ option: "teng_bon_2", number: "47", price: 900, min: 1 }] },
  ])
  expect(operator.taken).not.toHaveProperty("0.poy.0.max")
  await taken.getByRole("button", { name: "เสร็จแล้ว" }).click()
  await table.key("48")
  await table.hasAdded(1)

  const isOff = (data: unknown) => ({ ...Object(data), betList: { active: 0 } })
  operator.bends((path, data) => (path === "/poy-api/bet-lists.one" ? isOff(data) : data))
  await page.goto("/lotto/yeekee/30?show=bet")
  await expect(page.getByRole("main")).toContainText("ปิดรับก่อนโพยไปถึง")
  await expect(page.getByRole("button", { name: /^ย้ายไปรอบที่/ })).toHaveCount(0)

  const drawn = { betId: 30, betGroup: "yeekee", betType: "yeekee_30", result: { top3: 615, bottom2: "08" } }
  operator.bends((path, data) =>
    path === "/poy-api/bet-lists.one"
      ? { ...Object(data), setResult: 1 }
      : path === "/poy-api/bet-list-results" || path === "/poy-api/ying-results.one"
        ? drawn
        : data,
  )
  await page.goto("/lotto/yeekee/30")
  await expect(page.getByRole("main")).toContainText("615")
})
