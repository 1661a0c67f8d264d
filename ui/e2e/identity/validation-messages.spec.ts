import type { Page } from "@playwright/test"
import { holdWords } from "../../../scripts/site/hold-words.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { comeLoggedIn, hasCome, loginPage } from "./login-page.ts"

/** The rules of the specification that are not about registering: those stand in register-messages.spec.ts. */
const said = {
  th: {
    pin: "กรุณาใส่ PIN",
    nothing: "ไม่มีข้อมูลที่เปลี่ยน จึงไม่มีอะไรให้บันทึก",
    noEmail: "กรุณาใส่อีเมล",
    email: "อีเมลไม่ถูกต้อง เช่น somchai@example.com",
    name: "ชื่อและนามสกุลต้องยาวอย่างละ 2 ถึง 30 ตัวอักษร",
    currency: "รูปแบบจำนวนเงินไม่ถูกต้อง",
  },
  en: {
    pin: "Please enter your PIN.",
    nothing: "data is null",
    noEmail: "Email is required.",
    email: "Email is invalid.",
    name: "First and last name: 2 to 30 letters each.",
    currency: "currency is not a right format.",
  },
  kh: {
    pin: "សូមបញ្ចូល PIN",
    nothing: "គ្មានទិន្នន័យផ្លាស់ប្ដូរ ដូច្នេះគ្មានអ្វីត្រូវរក្សាទុកទេ",
    noEmail: "សូមបញ្ចូលអ៊ីមែល",
    email: "អ៊ីមែលមិនត្រឹមត្រូវ។ ឧទាហរណ៍ somchai@example.com",
    name: "នាមខ្លួន និងនាមត្រកូលត្រូវមាន 2 ដល់ 30 តួអក្សររៀងៗខ្លួន។",
    currency: "ទម្រង់ចំនួនប្រាក់មិនត្រឹមត្រូវ",
  },
  mm: {
    pin: "PIN ထည့်ပါ",
    nothing: "ပြောင်းလဲထားသော အချက်အလက် မရှိသဖြင့် သိမ်းစရာ မရှိပါ",
    noEmail: "အီးမေးလ် ထည့်ပါ",
    email: "အီးမေးလ် မမှန်ပါ။ ဥပမာ somchai@example.com",
    name: "အမည်နှင့် မျိုးရိုးအမည် တစ်ခုစီသည် စာလုံး 2 မှ 30 လုံး ရှိရမည်။",
    currency: "ငွေပမာဏ ပုံစံ မမှန်ပါ",
  },
} as const

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

/** What is typed into a field is sent; the sentence about it belongs to the field. */
const expectShown = async (page: Page, name: string, typed: string, sentence: string) => {
  await field(page, name).fill(typed)
  await field(page, name).press("Enter")
  await expect(page.getByRole("alert")).toHaveText(sentence)
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(".", "\\.")))
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true")
}

for (const locale of ["th", "en", "kh", "mm"] as const)
  test(`every message of the other rules stands at its field in ${locale}`, {
    tag: "@soak",
  }, async ({ page, context, site }) => {
    const say = (what: keyof (typeof said)["th"]) => holdWords(locale, said[locale][what])
    await context.addCookies([{ name: "locale", value: locale, url: site.origin }])
    const login = loginPage(page, locale)
    await login.open()
    await login.enterUsername(somchai.userName)
    await login.enterPin("")
    await expect(page.getByRole("alert")).toHaveText(say("pin"))
    await expect(login.pin).toHaveAccessibleDescription(say("pin"))

    await comeLoggedIn(page, somchai)
    await page.goto("/profile/edit")
    await hasCome(page)
    await field(page, "email").press("Enter")
    await expect(page.getByRole("alert")).toHaveText(say("nothing"))
    await expectShown(page, "email", "", say("noEmail"))
    await expectShown(page, "email", "somchai@example", say("email"))
    await field(page, "email").fill("somchai@player.example")
    await expectShown(page, "name", "ส", say("name"))
    await expectShown(page, "name", "สมชาย".repeat(7), say("name"))

    await page.goto("/credit/withdraw")
    // Until the account is known the form asks for it before it looks at the amount.
    await expect(page.getByText(/4710/)).toBeVisible()
    await expectShown(page, "amount", "100.001", say("currency"))
    await page.goto("/credit/deposit/fast")
    await expect(field(page, "amount")).toBeEnabled()
    await expectShown(page, "amount", "1,00", say("currency"))
  })
