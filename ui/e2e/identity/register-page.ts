import { expect, type Page } from "@playwright/test"

export const dao = { userName: "dao2570a", pin: "Fah2570*new", phone: "089-999-0001" } as const

/** The registration as a newcomer fills it in, in Thai unless another language is set. */
export const registerPage = (page: Page) => {
  const field = (name: string) => page.locator(`form [name="${name}"]:visible, form input.vh[name="${name}"]`)
  const goOn = () => page.locator("form button[type=submit]").click()
  const fillAccount = async ({ userName, pin }: { readonly userName: string; readonly pin: string } = dao) => {
    await field("username").fill(userName)
    await field("pin").fill(pin)
    await field("confirmation").fill(pin)
  }
  return {
    field,
    goOn,
    fillAccount,
    open: async (address = "/register") => {
      await page.goto(address)
      await expect(field("username")).toBeVisible()
    },
    enterAccount: async (account: { readonly userName: string; readonly pin: string } = dao) => {
      await fillAccount(account)
      await goOn()
      await expect(field("phone")).toBeVisible()
    },
    fillDetails: async (phone: string = dao.phone) => {
      await field("phone").fill(phone)
      await page.getByText("ฉันอายุ 20 ปีขึ้นไป").click()
      await page.getByText("ยินยอมให้เก็บข้อมูล").click()
    },
    checkAgain: page.getByRole("button", { name: "ตรวจอีกครั้ง" }),
    /** The device has done what the operator asks of it. */
    isChecked: () => expect(page.getByRole("status").filter({ hasText: "ตรวจแล้ว สมัครได้" })).toBeVisible(),
    /** What is said of a field, tied to it. */
    saysOf: (name: string, sentence: string) =>
      expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${sentence.replaceAll(/[.#!()*+?]/g, "\\$&")}`)),
  }
}
