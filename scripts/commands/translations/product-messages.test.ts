import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

/** What a catalogue says for a sentence, as it stands there on one line. */
const said = (catalogue: string, locale: string, sentence: string) => {
  const text = readFileSync(new URL(`../../../ui/locales/${catalogue}/${locale}.po`, import.meta.url), "utf8")
  const [, after = ""] = text.split(`\nmsgid "${sentence}"\nmsgstr "`)
  return after.split('"\n')[0]
}

// What stands at fields is tried there in the browser, in Thai, and in every language in the soak.
test.each([
  ["player", "Please enter your PIN.", "กรุณาใส่ PIN", "សូមបញ្ចូល PIN", "PIN ထည့်ပါ"],
  ["identity", "Please enter your PIN.", "กรุณาใส่ PIN", "សូមបញ្ចូល PIN", "PIN ထည့်ပါ"],
  ["identity", "Email is required.", "กรุณาใส่อีเมล", "សូមបញ្ចូលអ៊ីមែល", "အီးမေးလ် ထည့်ပါ"],
  [
    "identity",
    "Email is invalid.",
    "อีเมลไม่ถูกต้อง เช่น somchai@example.com",
    "អ៊ីមែលមិនត្រឹមត្រូវ។ ឧទាហរណ៍ somchai@example.com",
    "အီးမေးလ် မမှန်ပါ။ ဥပမာ somchai@example.com",
  ],
  [
    "identity",
    "data is null",
    "ไม่มีข้อมูลที่เปลี่ยน จึงไม่มีอะไรให้บันทึก",
    "គ្មានទិន្នន័យផ្លាស់ប្ដូរ ដូច្នេះគ្មានអ្វីត្រូវរក្សាទុកទេ",
    "ပြောင်းလဲထားသော အချက်အလက် မရှိသဖြင့် သိမ်းစရာ မရှိပါ",
  ],
  ["wallet", "currency is not a right format.", "รูปแบบจำนวนเงินไม่ถูกต้อง", "ទម្រង់ចំនួនប្រាក់មិនត្រឹមត្រូវ", "ငွေပမာဏ ပုံစံ မမှန်ပါ"],
  ["guest", "Loading...", "กำลังโหลด...", "កំពុងផ្ទុក...", "ဖွင့်နေသည်..."],
  ["guest", "Username is required", "กรุณาใส่ชื่อผู้ใช้", "សូមបញ្ចូលឈ្មោះអ្នកប្រើ", "အသုံးပြုသူအမည် ထည့်ပါ"],
  [
    "identity",
    "Use only English Letters or number, and do not use 4 duplicate in ordered",
    "ใช้ได้เฉพาะตัวพิมพ์เล็กภาษาอังกฤษและตัวเลข และห้ามขึ้นต้นด้วยตัวเดียวกัน 4 ตัวติดกัน",
    "ប្រើតែអក្សរអង់គ្លេសតូច ឬលេខ ហើយកុំផ្ដើមដោយតួដូចគ្នា 4 តួ",
    "အင်္ဂလိပ်စာလုံးသေး သို့မဟုတ် ဂဏန်းသာ သုံးပါ။ ရှေ့ဆုံး 4 လုံး တူ၍မရပါ။",
  ],
  [
    "identity",
    "Password is required",
    "กรุณาใส่ PIN ที่จะใช้เป็นรหัสผ่าน",
    "សូមបញ្ចូល PIN ជាពាក្យសម្ងាត់",
    "စကားဝှက်အဖြစ် သုံးမည့် PIN ထည့်ပါ",
  ],
  [
    "identity",
    "Password must be at least 8 characters",
    "PIN ต้องมีอย่างน้อย 8 ตัว",
    "PIN ត្រូវមានយ៉ាងតិច 8 តួ",
    "PIN သည် အနည်းဆုံး 8 လုံး ရှိရမည်",
  ],
  ["identity", "Password is invalid", "PIN ไม่ถูกต้องตามเงื่อนไข", "PIN មិនត្រឹមត្រូវតាមលក្ខខណ្ឌ", "PIN သည် စည်းကမ်းနှင့် မကိုက်ညီပါ"],
  [
    "identity",
    "Password must not be greater than 30.",
    "PIN ต้องไม่เกิน 30 ตัว",
    "PIN មិនត្រូវលើស 30 តួទេ",
    "PIN သည် 30 လုံးထက် မပိုရပါ",
  ],
  [
    "identity",
    "At least 1 special character, 1 uppercase, 1 number, 8 to 30 characters",
    "อักขระพิเศษ ตัวพิมพ์ใหญ่ และตัวเลข อย่างน้อยอย่างละ 1 ตัว รวม 8 ถึง 30 ตัว",
    "សញ្ញាពិសេស អក្សរធំ និងលេខ យ៉ាងតិចមួយៗ 1 តួ សរុប 8 ដល់ 30 តួ",
    "အထူးသင်္ကေတ၊ စာလုံးကြီး၊ ဂဏန်း အနည်းဆုံး 1 လုံးစီ၊ စုစုပေါင်း 8 မှ 30 လုံး",
  ],
  ["identity", "Confirm password required", "กรุณายืนยัน PIN", "សូមបញ្ជាក់ PIN", "PIN ကို အတည်ပြုပါ"],
  ["identity", "Passwords do not match.", "PIN ทั้งสองช่องไม่ตรงกัน", "PIN ទាំងពីរមិនដូចគ្នាទេ", "PIN နှစ်ခု မတူပါ"],
  ["identity", "Your password is too weak.", "PIN นี้เดาง่ายเกินไป", "PIN នេះងាយទាយពេក", "ဤ PIN သည် ခန့်မှန်းရ လွယ်လွန်းသည်"],
  [
    "player",
    "Invalid username or password.",
    "ชื่อผู้ใช้หรือ PIN ไม่ถูกต้อง",
    "ឈ្មោះអ្នកប្រើ ឬ PIN មិនត្រឹមត្រូវ",
    "အသုံးပြုသူအမည် သို့မဟုတ် PIN မမှန်ပါ",
  ],
  [
    "player",
    "Login Attempt Count Reach Limit, Please contact call center.",
    "ใส่ผิดครบจำนวนครั้งแล้ว กรุณาติดต่อทีมงาน",
    "បញ្ចូលខុសគ្រប់ចំនួនដងហើយ។ សូមទាក់ទងក្រុមការងារ។",
    "မှားယွင်းသည့် အကြိမ်ရေ ပြည့်သွားပါပြီ။ ကျွန်ုပ်တို့အဖွဲ့ကို ဆက်သွယ်ပါ။",
  ],
  [
    "player",
    "Oops! Something went wrong. Please try again later.",
    "เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง",
    "មានបញ្ហាអ្វីមួយ។ សូមសាកម្ដងទៀតនៅពេលក្រោយ។",
    "တစ်ခုခု မှားယွင်းနေသည်။ နောက်မှ ထပ်စမ်းကြည့်ပါ။",
  ],
  [
    "identity",
    "cannot confirm reCaptcha with Google",
    "ยืนยัน reCaptcha กับ Google ไม่ได้",
    "មិនអាចបញ្ជាក់ reCaptcha ជាមួយ Google បានទេ",
    "reCaptcha ကို Google နှင့် အတည်မပြုနိုင်ပါ",
  ],
  [
    "wallet",
    "Internal system error. You weren't charged.",
    "ระบบขัดข้อง ยังไม่ได้ตัดเงิน",
    "ប្រព័ន្ធមានបញ្ហា មិនទាន់កាត់ប្រាក់ទេ",
    "စနစ်ချို့ယွင်းနေသည်၊ ငွေမဖြတ်ရသေးပါ",
  ],
  [
    "wallet",
    "The bank account does not match the system",
    "บัญชีธนาคารไม่ตรงกับในระบบ",
    "គណនីធនាគារមិនត្រូវនឹងប្រព័ន្ធ",
    "ဘဏ်အကောင့်သည် စနစ်ထဲရှိ အကောင့်နှင့် မကိုက်ညီပါ",
  ],
  [
    "wallet",
    "An earlier withdrawal is still in progress",
    "มีรายการถอนก่อนหน้าค้างอยู่",
    "មានការដកមុនមិនទាន់ចប់",
    "ယခင် ငွေထုတ်မှု မပြီးသေးပါ",
  ],
  ["wallet", "Over today's limit", "เกินวงเงินของวันนี้", "លើសកម្រិតសម្រាប់ថ្ងៃនេះ", "ယနေ့ ကန့်သတ်ချက်ထက် ကျော်သည်"],
  ["wallet", "Over the limit per withdrawal", "เกินวงเงินต่อครั้ง", "លើសកម្រិតក្នុងមួយដង", "တစ်ကြိမ် ကန့်သတ်ချက်ထက် ကျော်သည်"],
  [
    "wallet",
    "All {timesADay} withdrawals used today",
    "ครบ {timesADay} ครั้งวันนี้แล้ว",
    "ថ្ងៃនេះដកគ្រប់ {timesADay} ដងហើយ",
    "ယနေ့ {timesADay} ကြိမ် ပြည့်သွားပါပြီ",
  ],
  ["identity", "Administrator", "ผู้ดูแลระบบ", "អ្នកគ្រប់គ្រង", "စီမံခန့်ခွဲသူ"],
  ["identity", "Super Admin", "ผู้ดูแลระบบสูงสุด", "អ្នកគ្រប់គ្រងជាន់ខ្ពស់", "အကြီးတန်း စီမံခန့်ခွဲသူ"],
  ["identity", "Staff", "ทีมงาน", "បុគ្គលិក", "ဝန်ထမ်း"],
])("of %s, '%s' is said in four languages", (catalogue, sentence, th, kh, mm) => {
  const everyWay = ["en", "th", "kh", "mm"].map((locale) => said(catalogue, locale, sentence))
  expect(everyWay).toEqual([sentence, th, kh, mm])
})
