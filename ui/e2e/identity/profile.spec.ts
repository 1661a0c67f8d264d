import { holdWords } from "../../../scripts/site/hold-words.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"
import { comeLoggedIn, hasCome } from "./login-page.ts"
import { ownerSheet } from "./owner-sheet.ts"

const infos = "/api/users-infos"

test("the page of a player tells who they are, keeps how they like the site, and leads to what is theirs", async ({
  page,
}) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/profile")
  await hasCome(page)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { name: "สมชาย ใจดี" })).toBeVisible()
  await expect(main).toContainText("081-xxx-5678")
  await expect(main).not.toContainText("0812345678")
  await expect(main.getByRole("link", { name: /^บัญชีธนาคาร/ })).toContainText("ลงท้าย 4710")
  await expect(main.getByRole("link", { name: /^ขีดจำกัดการเล่น/ })).toContainText(/ฝากได้อีก|ไม่ได้ตั้ง/)
  await expect(main.getByRole("link", { name: /^ความสำเร็จ/ })).toContainText(/\d+ จาก \d+ ดวง/)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await main.getByText("สว่าง").click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
  await main.getByText("เฉพาะที่ดีขึ้น").click()
  await main.getByLabel("ภาษา").selectOption("en")
  await expect(main.getByRole("heading", { name: "My account" })).toBeVisible()
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
  await expect(main.getByRole("radio", { name: "Better only" })).toBeChecked()
  await main.getByRole("link", { name: /^Play limits/ }).click()
  await expect(page).toHaveURL("/profile/limits")
})

test("the profile of one of the staff shows their role by its label", { tag: "@soak" }, async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "locale", value: "en", url: site.origin }])
  await comeLoggedIn(page, somchai)
  for (const [level, label] of [
    ["administrator", "Administrator"],
    ["superAdmin", "Super Admin"],
    ["staff", "Staff"],
  ]) {
    await page.route("**/api/users-infos", async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      await route.fulfill({ response: answer, json: { data: { ...data, level } } })
    })
    await page.goto("/profile")
    await expect(page.getByRole("main")).toContainText(`somchai88 · ${label}`)
  }
})

test("reloaded far down, it stays there, on the phone and in a wide window", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto("/profile")
    await hasCome(page)
    await expect(page.getByRole("radio", { name: "สว่าง" })).toBeVisible()
    await expect(page.getByRole("heading", { name: "สมชาย ใจดี" })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 350))
    await expect.poll(scrolled).toBe(350)
    await page.reload()
    await hasCome(page)
    await expect.poll(scrolled).toBe(350)
    await expect(page.getByRole("heading", { name: "สมชาย ใจดี" })).toBeAttached()
    expect(await scrolled()).toBe(350)
  }
})

test("what differs is saved once and known on every page; faults stand at their fields", { tag: "@keyboard" }, async ({
  page,
}) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/edit")
  const save = page.getByRole("button", { name: "บันทึก", exact: true })
  const email = page.getByLabel("อีเมล")
  await expect(email).toHaveAttribute("autocomplete", "email")
  await expect(page.getByLabel("ชื่อและนามสกุล")).toHaveAttribute("autocomplete", "name")
  await save.press("Enter")
  await expect(page.getByRole("alert")).toHaveText("ไม่มีข้อมูลที่เปลี่ยน จึงไม่มีอะไรให้บันทึก")
  await email.fill("somchai@example")
  await email.press("Enter")
  await expect(page.getByRole("alert")).toContainText("อีเมลไม่ถูกต้อง")
  await email.fill("")
  await email.press("Enter")
  await expect(page.getByRole("alert")).toHaveText("กรุณาใส่อีเมล")
  await email.fill("somchai@player.example")
  await page.getByLabel("ชื่อและนามสกุล").fill("ส")
  await page.getByLabel("ชื่อและนามสกุล").press("Enter")
  await expect(page.getByRole("alert")).toHaveText(holdWords("th", "ชื่อและนามสกุลต้องยาวอย่างละ 2 ถึง 30 ตัวอักษร"))
  expect(await complaintsOf(page)).toEqual([])

  await email.fill("somchai@player.example")
  await page.getByLabel("ชื่อและนามสกุล").fill("สมชาย ใจงาม")
  await page.getByLabel("LINE ID").fill("somchai.jd")
  await page.getByRole("main").locator("summary").press("Enter")
  await page.getByRole("radio", { name: "ดาวเต่า" }).press("Space")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await save.press("Enter")
  await expect(page.getByText("บันทึกแล้ว")).toBeVisible()
  expect(await callOperator(page, "GET", infos)).toMatchObject({
    name: "สมชาย ใจงาม",
    lineId: "somchai.jd",
    avatar: "constellation:turtle",
    email: "somchai@player.example",
    phoneNumber: "0812345678",
  })
  await page.getByRole("main").getByRole("link", { name: "ย้อนกลับ" }).press("Enter")
  await expect(page.getByRole("heading", { name: "สมชาย ใจงาม" })).toBeVisible()
  await expect(page.getByRole("main")).toContainText("somchai.jd")
})

test("a phone number is changed by the PIN and a code sent to it; nothing, and another's, is refused", async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, malee)
  const { phoneNumber: malees } = await callOperator<{ readonly phoneNumber: string }>(page, "GET", infos)
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/edit")
  await page.getByRole("button", { name: /^แก้: / }).click()
  const number = page.getByLabel("เบอร์โทรใหม่")
  await expect(number).toHaveAttribute("autocomplete", "tel-national")
  const put = async (text: string) => {
    await number.fill(text)
    await number.press("Enter")
  }
  await put("")
  await expect(page.getByRole("alert")).toHaveText("ไม่มีข้อมูลที่เปลี่ยน จึงไม่มีอะไรให้บันทึก")
  await put("021234567")
  await expect(page.getByRole("alert")).toContainText("06 08 หรือ 09")
  await put(malees)
  await expect(page.getByRole("alert")).toContainText("บันทึกไม่สำเร็จ")
  await put("+66 89 765 4321")
  const { ofCode, givePin, giveCode, codeSent } = ownerSheet(page)
  await givePin(somchai.pin)
  const code = await codeSent(site)
  await expect(ofCode).toContainText("089-xxx-4321")
  await giveCode(code === "000000" ? "111111" : "000000")
  await expect(ofCode.getByRole("alert")).toContainText("รหัสไม่ถูกต้อง")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await giveCode(code)
  await expect(page.locator("b", { hasText: "089-xxx-4321" })).toBeVisible()
  expect(await callOperator(page, "GET", infos)).toMatchObject({ phoneNumber: "0897654321" })
  await page.goto("/profile/notifications")
  await expect(page.getByRole("link", { name: /เปลี่ยนเบอร์โทรแล้ว.*089-xxx-4321/ })).toBeVisible()
})

test("when no answer comes, what was typed stays and can be saved again", { tag: "@soak" }, async ({ page, site }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/edit")
  await page.getByLabel("LINE ID").fill("somchai.jd")
  await site.goWrong({ path: "/api/users-infos.update", kind: "afterwards-cut" })
  const save = page.getByRole("button", { name: "บันทึก", exact: true })
  await save.click()
  await expect(page.getByRole("alert")).toContainText("ไม่ได้รับคำตอบ")
  await expect(page.getByLabel("LINE ID")).toHaveValue("somchai.jd")
  await save.click()
  await expect(page.getByText("บันทึกแล้ว")).toBeVisible()
})

test("the operator's own picture of a player is shown, and their letters where it is gone", { tag: "@soak" }, async ({
  page,
}) => {
  await comeLoggedIn(page, somchai)
  await callOperator(page, "POST", "/api/users-infos.update", { avatar: "/favicon.svg" })
  await page.goto("/profile")
  const picture = page.getByRole("main").locator("img")
  await expect(picture).toHaveAttribute("src", "/favicon.svg")
  await expect(picture).toHaveJSProperty("complete", true)
  await callOperator(page, "POST", "/api/users-infos.update", { avatar: "/gone.png" })
  await page.reload()
  await expect(page.getByRole("main").getByText("สม", { exact: true })).toBeVisible()
  await expect(picture).toHaveCount(0)
})
