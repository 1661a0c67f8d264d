import type { Locator, Page } from "playwright"
import { bahtIn, type Front, partOf, secondsIn } from "./front.ts"

/** What is written there, a line for each thing that stands by itself. */
const textOf = (place: Locator): Promise<string> => place.innerText()
const money = /(?:^|\s)([\d,]+\.\d\d)(?:\s|$)/

/** Whoever has bet here before is asked nothing but what a slip asks. */
const haveBetBefore = () => {
  localStorage.setItem("fakham.rulesAccepted", "1")
  localStorage.setItem("fakham.pushDeclined", '{"v":1,"at":1795150800000}')
}

/** The product's own pages, by what they show. */
export const reactFront = (page: Page, origin: string): Front => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const go = async (path: string) => {
    const address = origin + path
    if (page.url() !== address) await page.goto(address)
  }
  const dialog = (name: string) => page.getByRole("dialog", { name })
  const account = page.getByRole("button", { name: "บัญชีของฉัน" })
  const userName = page.getByRole("textbox", { name: "ชื่อผู้ใช้", exact: true })
  const slip = page.getByRole("complementary", { name: "โพยของคุณ" })
  const lobby = "/lotto/yeekee"
  const openRound = async () => {
    await go(lobby)
    await page.getByRole("link", { name: /^แทงรอบที่/ }).click()
    await page.getByRole("button", { name: /^สามตัวบน/ }).waitFor()
  }
  return {
    open: async () => {
      const seen = encodeURIComponent('{"v":1,"id":"demo-alert-1"}')
      await page.context().addCookies([{ name: "seeNewsAlert", value: seen, url: origin }])
      await page.addInitScript(haveBetBefore)
      await page.goto(origin)
    },
    logIn: async (player) => {
      await userName.fill(player.userName)
      await press("ถัดไป")
      await page.getByLabel("PIN", { exact: true }).fill(player.pin)
      await press("เข้าสู่ระบบ")
    },
    isIn: () => account.waitFor(),
    asksForName: () => userName.waitFor(),
    triesLeft: async () => {
      const alert = page.getByRole("alert").filter({ hasText: /เหลืออีก \d+ ครั้ง/ })
      return Number(partOf(await textOf(alert), /เหลืออีก (\d+) ครั้ง/))
    },
    balance: async () => {
      const [, baht] = money.exec(await textOf(page.getByRole("banner"))) ?? []
      return baht === undefined ? undefined : bahtIn(baht)
    },
    secondsLeft: async () => {
      await go(lobby)
      return secondsIn(await textOf(page.getByRole("timer").first()))
    },
    openRound,
    key: async (digits) => {
      const keypad = page.getByRole("region", { name: "กดเลข" })
      for (const digit of digits) await keypad.getByRole("button", { name: digit, exact: true }).click()
    },
    undo: () => press("เลิกทำ"),
    price: async (baht) => {
      for (const line of await slip.getByRole("textbox", { name: /^ราคา สาม/ }).all()) await line.fill(baht)
    },
    totals: async () => {
      const text = await textOf(slip)
      return {
        count: Number(partOf(text, /รวม\s*(\d+) รายการ/)),
        stake: bahtIn(partOf(text, /รวม\s*\d+ รายการ\s*([\d,.]+)/)),
      }
    },
    showsLeastPrice: () => page.getByText("ขั้นต่ำ 1 บาท").waitFor(),
    review: async () => {
      await press("ยืนยันแทง")
      await dialog("แทงตามนี้ไหม").waitFor()
    },
    confirm: () =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: /^(?:แทง [\d,.]+ บาท|ยืนยันถอน)$/ })
        .dblclick(),
    receipt: async () => partOf(await textOf(dialog("แทงสำเร็จ").getByRole("article")), /เลขที่โพย\s*(\w{12})/),
    showsDoubt: () => dialog("กำลังตรวจสอบโพยของคุณ").waitFor(),
    lookInto: openRound,
    showsClose: () => page.getByText(/^ปิดรับก่อนโพยไปถึง/).waitFor(),
    poys: async () => {
      await go("/poy")
      const links = page.getByRole("main").locator('a[href^="/poy/yeekee/"]')
      await links.first().waitFor()
      return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""))
    },
    deposit: async (baht) => {
      await go("/credit/deposit/qrcode")
      await page.getByLabel("จำนวนเงิน").fill(baht)
      await page.getByRole("button", { name: "สร้าง QR" }).dblclick()
      await page.getByRole("figure", { name: "คิวอาร์โค้ดพร้อมเพย์" }).waitFor()
      return bahtIn(partOf(await textOf(page.getByRole("article")), money))
    },
    showsCredit: () => page.getByRole("heading", { name: "เงินเข้ากระเป๋าแล้ว" }).waitFor(),
    withdraw: async (baht) => {
      await go("/credit/withdraw")
      await page.getByLabel("จำนวนที่ถอน (บาท)").fill(baht)
      await press("ตรวจก่อนถอน")
    },
    showsWithdrawal: () => page.getByRole("status").filter({ hasText: "กำลังโอนเข้าบัญชี" }).waitFor(),
    logOut: async () => {
      await account.click()
      await page.getByRole("menuitem", { name: "ออกจากระบบ" }).click()
    },
    stored: async () =>
      JSON.stringify(await page.context().cookies()) +
      (await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))),
    close: () => page.context().close(),
  }
}
