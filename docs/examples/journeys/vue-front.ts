import type { Locator, Page } from "playwright"
import { bahtIn, type Front, partOf, secondsIn } from "./front.ts"

const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? ""

/** The page in Vue, by what it shows. */
export const vueFront = (page: Page, origin: string): Front => {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
  const press = (name: string | RegExp) => button(name).click()
  const main = page.getByRole("main")
  const shows = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const dialog = page.getByRole("dialog")
  return {
    open: async () => void (await page.goto(origin)),
    logIn: async ({ userName, pin }) => {
      await page.getByLabel("ชื่อผู้ใช้").fill(userName)
      await press("ถัดไป")
      await page.getByLabel("PIN").fill(pin)
      await press("เข้าสู่ระบบ")
    },
    isIn: () => button("ออกจากระบบ").waitFor(),
    asksForName: () => page.getByLabel("ชื่อผู้ใช้").waitFor(),
    triesLeft: async () => {
      await shows(/เหลืออีก \d+ ครั้ง/)
      return Number(partOf(await textOf(main), /เหลืออีก (\d+) ครั้ง/))
    },
    balance: async () => {
      const [, baht] = /ยอดเงินคงเหลือ ([\d,.]+)/.exec(await textOf(page.getByRole("banner"))) ?? []
      return baht === undefined ? undefined : bahtIn(baht)
    },
    secondsLeft: async () => secondsIn(await textOf(page.getByRole("timer").first())),
    openRound: async () => {
      await page.getByRole("list", { name: "รอบที่เปิดรับ" }).getByRole("button").first().click()
      await button("สามตัวบน").waitFor()
    },
    key: async (digits) => {
      for (const digit of digits) await press(digit)
    },
    undo: () => press("เลิกทำ"),
    price: async (baht) => {
      await page.getByLabel("ราคาทุกรายการ").fill(baht)
      await press("ใส่ราคา")
    },
    totals: async () => {
      const text = await textOf(main)
      return {
        count: Number(partOf(text, /(\d+) รายการ [\d,.]+ บาท/)),
        stake: bahtIn(partOf(text, /\d+ รายการ ([\d,.]+) บาท/)),
      }
    },
    showsLeastPrice: () => shows(/^ปรับราคา 1 รายการ/),
    review: () => press("แทง"),
    confirm: () => button(/^ยืนยัน/).dblclick(),
    receipt: async () => {
      await shows(/เลขที่โพย \w{12}/)
      return partOf(await textOf(main), /เลขที่โพย (\w{12})/)
    },
    showsDoubt: () => dialog.getByText("ยังไม่ทราบผลของโพย").waitFor(),
    lookInto: () => press("ตรวจผลโพย"),
    showsClose: async () => {
      await press("แทง")
      await shows(/^รอบนี้ปิดรับแล้ว/)
    },
    poys: async () => {
      await press("โพยของฉัน")
      const rows = page.getByRole("list", { name: "โพย", exact: true }).getByRole("listitem")
      await rows.first().waitFor()
      return (await rows.allTextContents()).map((text) => partOf(text, /^(\w{12}) /))
    },
    deposit: async (baht) => {
      await press("ฝากถอน")
      await page.getByLabel("จำนวนที่ฝาก").fill(baht)
      await button("สร้าง QR").dblclick()
      await page.getByRole("img", { name: "คิวอาร์โค้ดพร้อมเพย์" }).waitFor()
      return bahtIn(partOf(await textOf(main), /ให้ตรงถึงเศษสตางค์ ([\d,.]+) บาท/))
    },
    showsCredit: () => shows("เงินเข้ากระเป๋าแล้ว"),
    withdraw: async (baht) => {
      await press("ฝากถอน")
      await page.getByLabel("จำนวนที่ถอน").fill(baht)
      await page.getByRole("button", { name: /xxx/ }).first().waitFor()
      await press("ตรวจก่อนถอน")
    },
    showsWithdrawal: () => shows(/กำลังโอนเข้าบัญชี เลขที่/),
    logOut: () => press("ออกจากระบบ"),
    stored: () => page.evaluate(() => JSON.stringify(Object.entries(localStorage))),
    close: () => page.context().close(),
  }
}
