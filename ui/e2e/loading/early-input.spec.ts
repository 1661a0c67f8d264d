import { hasCome, loginPage } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { holdWordsBack } from "./hold-back.ts"

test("what is typed into several fields before the scripts of the page have come is there and looked at when they have", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  const letThrough = await holdWordsBack(page)
  await page.goto("/register", { waitUntil: "commit" })
  const userName = page.getByRole("textbox", { name: "ชื่อผู้ใช้" })
  const pin = page.getByRole("textbox", { name: "PIN (ใช้เป็นรหัสผ่าน)" })
  await userName.fill("aaa2569")
  await pin.fill("Duean69#x")
  letThrough()
  await hasCome(page)
  await expect(userName).toHaveValue("aaa2569")
  await expect(pin).toHaveValue("Duean69#x")
  await expect(pin).toBeFocused()
  await expect(page.getByText("PIN ครบทุกเงื่อนไขแล้ว")).toBeVisible()
})

test("a button on which the mouse is held down while the page comes is pressed once", { tag: "@soak" }, async ({
  page,
}) => {
  const login = loginPage(page)
  const letThrough = await holdWordsBack(page)
  await page.goto("/", { waitUntil: "commit" })
  await login.username.fill(somchai.userName)
  await page.getByRole("button", { name: "ถัดไป", exact: true }).hover()
  await page.mouse.down()
  letThrough()
  await hasCome(page)
  await page.mouse.up()
  await login.asksForPin()
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("a link that has the focus when the page comes still has it", { tag: "@soak" }, async ({ page }) => {
  const letThrough = await holdWordsBack(page)
  await page.goto("/", { waitUntil: "commit" })
  const register = page.getByRole("link", { name: "สมัครสมาชิก" })
  await register.focus()
  letThrough()
  await hasCome(page)
  await expect(register).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/register")
})

test("Enter that is pressed before the scripts of the page have come submits what was typed", async ({ page }) => {
  const login = loginPage(page)
  const letThrough = await holdWordsBack(page)
  await page.goto("/", { waitUntil: "commit" })
  await login.username.fill(somchai.userName)
  await login.username.press("Enter")
  letThrough()
  await login.asksForPin()
})

test("what is submitted in the moment in which the page comes is not lost", { tag: "@soak" }, async ({ page }) => {
  const login = loginPage(page)
  await page.addInitScript(() => {
    const submitAtOnce = () => {
      const form = document.querySelector("#app:not([data-prerendered]) form")
      const field = form?.querySelector("input")
      if (!field) return
      coming.disconnect()
      field.value = "somchai88"
      form?.querySelector<HTMLButtonElement>("[type=submit]")?.click()
    }
    const coming = new MutationObserver(submitAtOnce)
    coming.observe(document, { childList: true, subtree: true })
  })
  await page.goto("/")
  await login.asksForPin()
})
