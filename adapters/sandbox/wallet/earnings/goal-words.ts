import type { Locale } from "@fakham/core/language"

type Words = Readonly<Record<Locale, readonly [name: string, description: string]>>

/** What the demo's goals are called, and what is to be done for them. */
export const goalWords = {
  "first-deposit": {
    th: ["ฝากเงินครั้งแรก", "ฝากเงินเข้าระบบสำเร็จ 1 ครั้ง"],
    en: ["First deposit", "Make one deposit"],
    kh: ["ដាក់ប្រាក់លើកដំបូង", "ដាក់ប្រាក់ចូលប្រព័ន្ធបានជោគជ័យ 1 ដង"],
    mm: ["ပထမဆုံး ငွေသွင်းခြင်း", "ငွေ 1 ကြိမ် သွင်းပါ"],
  },
  "ten-yeekee-rounds": {
    th: ["แทงยี่กีครบ 10 รอบ", "แทงยี่กีและผลออกแล้ว 10 รอบที่ต่างกัน"],
    en: ["10 rounds of yeekee", "Bet on 10 different rounds of yeekee that have their results"],
    kh: ["ភ្នាល់យីគីគ្រប់ 10 ជុំ", "ភ្នាល់យីគី 10 ជុំផ្សេងគ្នាដែលចេញលទ្ធផលរួច"],
    mm: ["ယီကီး 10 ကြိမ်", "ရလဒ်ထွက်ပြီး ယီကီး 10 ကြိမ် မတူဘဲ ထိုးပါ"],
  },
  "staked-ten-thousand": {
    th: ["ยอดแทงสะสม 10,000 บาท", "ยอดแทงที่ผลออกแล้วรวม 10,000 บาท"],
    en: ["10,000 baht staked", "Stake 10,000 baht altogether on slips that have their results"],
    kh: ["ភ្នាល់សរុប 10,000 បាត", "ប្រាក់ភ្នាល់ដែលចេញលទ្ធផលរួច សរុប 10,000 បាត"],
    mm: ["ထိုးငွေ စုစုပေါင်း 10,000 ဘတ်", "ရလဒ်ထွက်ပြီး ထိုးငွေ စုစုပေါင်း 10,000 ဘတ်"],
  },
  "first-win": {
    th: ["ถูกรางวัลครั้งแรก", "ถูกรางวัลจากโพยใดก็ได้"],
    en: ["First win", "Win with any slip"],
    kh: ["ឈ្នះលើកដំបូង", "ឈ្នះពីសន្លឹកភ្នាល់ណាមួយក៏បាន"],
    mm: ["ပထမဆုံး ပေါက်ခြင်း", "မည်သည့် ထိုးစာရွက်မဆို ပေါက်ပါ"],
  },
  "three-friends": {
    th: ["ชวนเพื่อนครบ 3 คน", "เพื่อนสมัครผ่านลิงก์ของคุณ 3 คน"],
    en: ["3 friends invited", "Three friends register by your link"],
    kh: ["ណែនាំមិត្តគ្រប់ 3 នាក់", "មិត្ត 3 នាក់ចុះឈ្មោះតាមតំណរបស់អ្នក"],
    mm: ["မိတ်ဆွေ 3 ယောက် ဖိတ်ခြင်း", "သင့်လင့်ခ်မှ မိတ်ဆွေ 3 ယောက် စာရင်းသွင်းပါ"],
  },
} as const satisfies Readonly<Record<string, Words>>
