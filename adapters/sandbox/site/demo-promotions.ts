import type { Locale } from "@fakham/core/language"
import type { Encoded, promotionsAll } from "@fakham/operator/wire"
import { demoPictureAt } from "./demo-pictures.ts"

type Words = {
  readonly title: string
  readonly html: string
  readonly facts: ReadonlyArray<readonly [label: string, value: string]>
  readonly terms: ReadonlyArray<string>
  readonly action: string
}
type InAll = Readonly<Record<Locale, Words>>

const friends: InAll = {
  th: {
    title: "แนะนำเพื่อน รับ 0.8 % (ตัวอย่าง)",
    html: "<p>รับ <strong>0.8 %</strong> ของยอดแทงที่ออกผลแล้วของเพื่อนที่คุณแนะนำ</p>",
    facts: [
      ["ได้รับ", "0.8 %"],
      ["โยกขั้นต่ำ", "1 บาท"],
      ["เทิร์น", "ไม่มี"],
    ],
    terms: ["นับเมื่อโพยของเพื่อนออกผลแล้ว", "โพยที่ยกเลิกไม่นับ", "ชวนตัวเองไม่ได้"],
    action: "ดูลิงก์ของฉัน",
  },
  en: {
    title: "Invite friends, earn 0.8 % (example)",
    html: "<p>You earn <strong>0.8 %</strong> of what the friends you invited have staked, once it's settled</p>",
    facts: [
      ["You earn", "0.8 %"],
      ["Move from", "1 baht"],
      ["Turnover", "None"],
    ],
    terms: ["Counted once a friend's slip has its result", "Cancelled slips don't count", "You can't invite yourself"],
    action: "See my link",
  },
  kh: {
    title: "ណែនាំមិត្ត ទទួល 0.8 % (ឧទាហរណ៍)",
    html: "<p>ទទួល <strong>0.8 %</strong> នៃប្រាក់ភ្នាល់ដែលចេញលទ្ធផលរួច របស់មិត្តដែលអ្នកអញ្ជើញ</p>",
    facts: [
      ["ទទួលបាន", "0.8 %"],
      ["ផ្ទេរចាប់ពី", "1 បាត"],
      ["ទឹកប្រាក់ភ្នាល់សរុប", "គ្មាន"],
    ],
    terms: ["គិតពេលសន្លឹកភ្នាល់របស់មិត្តចេញលទ្ធផល", "សន្លឹកភ្នាល់ដែលបោះបង់មិនគិតទេ", "មិនអាចអញ្ជើញខ្លួនឯងបានទេ"],
    action: "មើលតំណរបស់ខ្ញុំ",
  },
  mm: {
    title: "မိတ်ဆွေဖိတ်၊ 0.8 % ရယူပါ (နမူနာ)",
    html: "<p>သင်ဖိတ်ထားသော မိတ်ဆွေ၏ ရလဒ်ထွက်ပြီး ထိုးငွေမှ <strong>0.8 %</strong> ရမည်</p>",
    facts: [
      ["ရမည်", "0.8 %"],
      ["အနည်းဆုံး ရွှေ့", "1 ဘတ်"],
      ["စုစုပေါင်းလောင်းငွေ", "မရှိ"],
    ],
    terms: ["မိတ်ဆွေ၏ ထိုးစာရွက် ရလဒ်ထွက်မှ ရေတွက်သည်", "ပယ်ဖျက်သော ထိုးစာရွက် မပါပါ", "ကိုယ့်ကိုယ်ကို မဖိတ်နိုင်ပါ"],
    action: "ကျွန်ုပ်၏ လင့်ခ်",
  },
}

const shots: InAll = {
  th: {
    title: "ยิงเลขอันดับ 1 และ 16 (ตัวอย่าง)",
    html: "<p>แทงรอบนั้นรวม 100 บาทขึ้นไป เงินเข้าอัตโนมัติหลังออกผล</p>",
    facts: [
      ["อันดับ 1", "100 บาท"],
      ["อันดับ 16", "200 บาท"],
      ["เทิร์น", "ไม่มี"],
    ],
    terms: ["เฉพาะยี่กี รอบละ 2 อันดับ", "รอบที่ถูกยกเลิกไม่จ่าย"],
    action: "ไปยี่กี",
  },
  en: {
    title: "Shots at rank 1 and 16 (example)",
    html: "<p>Stake 100 baht or more on that round. The prize is paid automatically after the result</p>",
    facts: [
      ["Rank 1", "100 baht"],
      ["Rank 16", "200 baht"],
      ["Turnover", "None"],
    ],
    terms: ["Yeekee only, two ranks a round", "Nothing is paid for a cancelled round"],
    action: "Go to yeekee",
  },
  kh: {
    title: "បាញ់លេខលំដាប់ 1 និង 16 (ឧទាហរណ៍)",
    html: "<p>ភ្នាល់ជុំនោះសរុប 100 បាតឡើងទៅ ប្រាក់ចូលដោយស្វ័យប្រវត្តិក្រោយចេញលទ្ធផល</p>",
    facts: [
      ["លំដាប់ 1", "100 បាត"],
      ["លំដាប់ 16", "200 បាត"],
      ["ទឹកប្រាក់ភ្នាល់សរុប", "គ្មាន"],
    ],
    terms: ["សម្រាប់យីគីប៉ុណ្ណោះ មួយជុំ 2 លំដាប់", "ជុំដែលបោះបង់មិនចេញប្រាក់ទេ"],
    action: "ទៅយីគី",
  },
  mm: {
    title: "ပစ်ဂဏန်း အဆင့် 1 နှင့် 16 (နမူနာ)",
    html: "<p>ထိုအကြိမ်တွင် 100 ဘတ်နှင့်အထက် ထိုးပါ။ ရလဒ်ထွက်ပြီးလျှင် ငွေ အလိုအလျောက် ဝင်မည်</p>",
    facts: [
      ["အဆင့် 1", "100 ဘတ်"],
      ["အဆင့် 16", "200 ဘတ်"],
      ["စုစုပေါင်းလောင်းငွေ", "မရှိ"],
    ],
    terms: ["ယီကီးသာ၊ တစ်ကြိမ်လျှင် အဆင့် 2 ခု", "ပယ်ဖျက်သော အကြိမ်အတွက် မပေးပါ"],
    action: "ယီကီးသို့",
  },
}

const points: InAll = {
  th: {
    title: "แต้มสะสม ทุก 100 บาท (ตัวอย่าง)",
    html: "<p>รับ 1 แต้ม ทุกยอดแทง 100 บาท</p>",
    facts: [
      ["ได้รับ", "1 แต้ม"],
      ["ทุก", "100 บาท"],
    ],
    terms: ["นับเมื่อโพยออกผลแล้ว", "เศษที่ไม่ถึง 100 บาทนับรวมครั้งต่อไป"],
    action: "ดูแต้มของฉัน",
  },
  en: {
    title: "Points for every 100 baht (example)",
    html: "<p>You get 1 point for every 100 baht you stake</p>",
    facts: [
      ["You get", "1 point"],
      ["For every", "100 baht"],
    ],
    terms: ["Counted once a slip has its result", "What is left below 100 baht counts the next time"],
    action: "See my points",
  },
  kh: {
    title: "ពិន្ទុ រៀងរាល់ 100 បាត (ឧទាហរណ៍)",
    html: "<p>ទទួល 1 ពិន្ទុ រៀងរាល់ការភ្នាល់ 100 បាត</p>",
    facts: [
      ["ទទួលបាន", "1 ពិន្ទុ"],
      ["រៀងរាល់", "100 បាត"],
    ],
    terms: ["គិតពេលសន្លឹកភ្នាល់ចេញលទ្ធផល", "សល់មិនដល់ 100 បាត គិតបន្តលើកក្រោយ"],
    action: "មើលពិន្ទុរបស់ខ្ញុំ",
  },
  mm: {
    title: "100 ဘတ်တိုင်း အမှတ် (နမူနာ)",
    html: "<p>ထိုးငွေ 100 ဘတ်တိုင်း 1 မှတ် ရမည်</p>",
    facts: [
      ["ရမည်", "1 မှတ်"],
      ["တိုင်း", "100 ဘတ်"],
    ],
    terms: ["ထိုးစာရွက် ရလဒ်ထွက်မှ ရေတွက်သည်", "100 ဘတ် မပြည့်သော လက်ကျန်ကို နောက်တစ်ကြိမ် ပေါင်းမည်"],
    action: "ကျွန်ုပ်၏ အမှတ်",
  },
}

const textIn = (of: InAll, locale: Locale) => {
  const { title, html, facts, terms, action } = of[locale]
  return { title, html, facts: facts.map(([label, value]) => ({ label, value })), terms: [...terms], action }
}

export const demoPromotions = (locale: Locale): Encoded<typeof promotionsAll> => [
  { id: "demo-promotion-1", ...textIn(friends, locale), imageUrl: demoPictureAt("friends"), url: "/profile/affiliate" },
  { id: "demo-promotion-2", ...textIn(points, locale), imageUrl: demoPictureAt("points"), url: "/profile" },
  {
    id: "demo-promotion-4",
    ...textIn(shots, locale),
    imageUrl: demoPictureAt("about"),
    url: "/lotto/yeekee",
    endsAt: "2027-12-31T23:59:59.000000+07:00",
  },
  {
    id: "demo-promotion-3",
    title: "โปรเปิดเว็บ จบไปแล้ว (ตัวอย่าง)",
    text: "โปรโมชันนี้หมดเวลาแล้ว",
    facts: [],
    terms: [],
    imageUrl: "",
    startsAt: "2026-01-01T00:00:00.000000+07:00",
    endsAt: "2026-01-31T23:59:59.000000+07:00",
  },
]
