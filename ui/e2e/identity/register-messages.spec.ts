import { holdWords } from "../../../scripts/site/hold-words.ts"
import { expect, test } from "../testing/fixtures.ts"
import { registerPage } from "./register-page.ts"

const languages = ["th", "en", "kh", "mm"] as const

/** A field, what is typed there, and what is said of it in each language. */
type Row = readonly [field: string, typed: string, said: readonly [string, string, string, string]]

const ofAccount: ReadonlyArray<Row> = [
  ["username", "", ["กรุณาใส่ชื่อผู้ใช้", "Username is required", "សូមបញ្ចូលឈ្មោះអ្នកប្រើ", "အသုံးပြုသူအမည် ထည့်ပါ"]],
  [
    "username",
    "aaaa2569",
    [
      "ใช้ได้เฉพาะตัวพิมพ์เล็กภาษาอังกฤษและตัวเลข และห้ามขึ้นต้นด้วยตัวเดียวกัน 4 ตัวติดกัน",
      "Use only English Letters or number, and do not use 4 duplicate in ordered",
      "ប្រើតែអក្សរអង់គ្លេសតូច ឬលេខ ហើយកុំផ្ដើមដោយតួដូចគ្នា 4 តួ",
      "အင်္ဂလိပ်စာလုံးသေး သို့မဟုတ် ဂဏန်းသာ သုံးပါ။ ရှေ့ဆုံး 4 လုံး တူ၍မရပါ။",
    ],
  ],
  [
    "pin",
    "",
    ["กรุณาใส่ PIN ที่จะใช้เป็นรหัสผ่าน", "Password is required", "សូមបញ្ចូល PIN ជាពាក្យសម្ងាត់", "စကားဝှက်အဖြစ် သုံးမည့် PIN ထည့်ပါ"],
  ],
  [
    "pin",
    "Du#69",
    [
      "PIN ต้องมีอย่างน้อย 8 ตัว",
      "Password must be at least 8 characters",
      "PIN ត្រូវមានយ៉ាងតិច 8 តួ",
      "PIN သည် အနည်းဆုံး 8 လုံး ရှိရမည်",
    ],
  ],
  [
    "pin",
    "Duean69xx",
    ["PIN ไม่ถูกต้องตามเงื่อนไข", "Password is invalid", "PIN មិនត្រឹមត្រូវតាមលក្ខខណ្ឌ", "PIN သည် စည်းကမ်းနှင့် မကိုက်ညီပါ"],
  ],
  [
    "pin",
    "Duean#69xDuean#69xDuean#69xDuean",
    ["PIN ต้องไม่เกิน 30 ตัว", "Password must not be greater than 30.", "PIN មិនត្រូវលើស 30 តួទេ", "PIN သည် 30 လုံးထက် မပိုရပါ"],
  ],
  [
    "pin",
    "Aa1#Aa1#",
    ["PIN นี้เดาง่ายเกินไป", "Your password is too weak.", "PIN នេះងាយទាយពេក", "ဤ PIN သည် ခန့်မှန်းရ လွယ်လွန်းသည်"],
  ],
  ["confirmation", "", ["กรุณายืนยัน PIN", "Confirm password required", "សូមបញ្ជាក់ PIN", "PIN ကို အတည်ပြုပါ"]],
  [
    "confirmation",
    "Duean#96x",
    ["PIN ทั้งสองช่องไม่ตรงกัน", "Passwords do not match.", "PIN ទាំងពីរមិនដូចគ្នាទេ", "PIN နှစ်ခု မတူပါ"],
  ],
]

const ofDetails: ReadonlyArray<Row> = [
  ["phone", "", ["กรุณาใส่เบอร์โทร", "Phone number is required", "សូមបញ្ចូលលេខទូរស័ព្ទ", "ဖုန်းနံပါတ် ထည့်ပါ"]],
  [
    "phone",
    "021234567",
    [
      "เบอร์มือถือต้องมี 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09",
      "Mobile numbers have 10 digits and start with 06, 08 or 09",
      "លេខទូរស័ព្ទដៃមាន 10 ខ្ទង់ ផ្ដើមដោយ 06 08 ឬ 09",
      "မိုဘိုင်းနံပါတ်သည် ဂဏန်း 10 လုံးရှိပြီး 06၊ 08 သို့မဟုတ် 09 ဖြင့် စသည်",
    ],
  ],
  [
    "age",
    "",
    [
      "ต้องอายุ 20 ปีขึ้นไปจึงจะเล่นได้",
      "You must be 20 or older to play",
      "ត្រូវមានអាយុ 20 ឆ្នាំឡើងទៅ ទើបអាចលេងបាន",
      "အသက် 20 နှစ်နှင့် အထက်သာ ကစားနိုင်သည်",
    ],
  ],
  [
    "consent",
    "",
    [
      "ต้องยินยอมก่อนจึงจะสมัครได้",
      "Your consent is needed to sign up",
      "ត្រូវយល់ព្រមជាមុនសិន ទើបអាចចុះឈ្មោះបាន",
      "သဘောတူမှသာ အကောင့်ဖွင့်နိုင်သည်",
    ],
  ],
]

const ofPin = [
  "อักขระพิเศษ ตัวพิมพ์ใหญ่ และตัวเลข อย่างน้อยอย่างละ 1 ตัว รวม 8 ถึง 30 ตัว",
  "At least 1 special character, 1 uppercase, 1 number, 8 to 30 characters",
  "សញ្ញាពិសេស អក្សរធំ និងលេខ យ៉ាងតិចមួយៗ 1 តួ សរុប 8 ដល់ 30 តួ",
  "အထူးသင်္ကေတ၊ စာလုံးကြီး၊ ဂဏန်း အနည်းဆုံး 1 လုံးစီ၊ စုစုပေါင်း 8 မှ 30 လုံး",
] as const

for (const [index, locale] of languages.entries())
  test(`every message of the registration stands at its field in ${locale}`, {
    tag: locale === "th" ? [] : "@soak",
  }, async ({ page, context, site }) => {
    await context.addCookies([{ name: "locale", value: locale, url: site.origin }])
    const form = registerPage(page)
    await form.open()
    await form.saysOf("pin", holdWords(locale, ofPin[index] ?? ""))
    for (const [field, typed, said] of ofAccount) {
      await form.field(field).fill(typed)
      await form.goOn()
      await form.saysOf(field, holdWords(locale, said[index] ?? ""))
    }
    await form.enterAccount()
    for (const [field, typed, said] of ofDetails) {
      if (typed !== "") await form.field(field).fill(typed)
      await form.goOn()
      await form.saysOf(field, holdWords(locale, said[index] ?? ""))
    }
    await expect(page).toHaveURL("/register")
  })
