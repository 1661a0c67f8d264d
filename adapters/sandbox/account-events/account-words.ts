import type { Locale } from "@fakham/core/language"
import type { AccountEventsTable } from "../database/tables/notifications.ts"

type Said = { readonly title: string; readonly text: (detail: string) => string }
type Words = Readonly<Record<AccountEventsTable["type"], Said>> & { readonly ifNotYou: string }

const words: Readonly<Record<Locale, Words>> = {
  th: {
    phoneChanged: { title: "เปลี่ยนเบอร์โทรแล้ว", text: (phone) => `เบอร์ใหม่ ${phone}` },
    bankAdded: { title: "เพิ่มบัญชีธนาคารแล้ว", text: (account) => `บัญชี ${account}` },
    pinChanged: { title: "เปลี่ยน PIN แล้ว", text: () => "PIN เดิมใช้ไม่ได้แล้ว" },
    passkeyAdded: { title: "เพิ่มพาสคีย์แล้ว", text: () => "เข้าสู่ระบบด้วยพาสคีย์นี้ได้แล้ว" },
    loggedIn: { title: "เข้าสู่ระบบจากที่ใหม่", text: (place) => `จาก ${place}` },
    ifNotYou: "ถ้าไม่ใช่คุณ ให้เปลี่ยน PIN และติดต่อเราทันที",
  },
  en: {
    phoneChanged: { title: "Phone number changed", text: (phone) => `The new number is ${phone}.` },
    bankAdded: { title: "Bank account added", text: (account) => `Account: ${account}.` },
    pinChanged: { title: "PIN changed", text: () => "The old PIN no longer works." },
    passkeyAdded: { title: "Passkey added", text: () => "It now logs in to your account." },
    loggedIn: { title: "Login from a new place", text: (place) => `From ${place}.` },
    ifNotYou: "If this wasn't you, change your PIN and contact us right away.",
  },
  kh: {
    phoneChanged: { title: "បានប្តូរលេខទូរស័ព្ទ", text: (phone) => `លេខថ្មី ${phone}` },
    bankAdded: { title: "បានបន្ថែមគណនីធនាគារ", text: (account) => `គណនី ${account}` },
    pinChanged: { title: "បានប្តូរ PIN", text: () => "PIN ចាស់ប្រើលែងបានហើយ" },
    passkeyAdded: { title: "បានបន្ថែម Passkey", text: () => "អាចចូលគណនីដោយ Passkey នេះបានហើយ" },
    loggedIn: { title: "ចូលពីកន្លែងថ្មី", text: (place) => `ពី ${place}` },
    ifNotYou: "បើមិនមែនអ្នក សូមប្តូរ PIN ហើយទាក់ទងយើងភ្លាម",
  },
  mm: {
    phoneChanged: { title: "ဖုန်းနံပါတ် ပြောင်းပြီး", text: (phone) => `နံပါတ်အသစ် ${phone}` },
    bankAdded: { title: "ဘဏ်အကောင့် ထည့်ပြီး", text: (account) => `အကောင့် ${account}` },
    pinChanged: { title: "PIN ပြောင်းပြီး", text: () => "PIN အဟောင်းကို သုံး၍ မရတော့ပါ" },
    passkeyAdded: { title: "Passkey ထည့်ပြီး", text: () => "ဤ Passkey ဖြင့် အကောင့်ဝင်နိုင်ပါပြီ" },
    loggedIn: { title: "နေရာအသစ်မှ အကောင့်ဝင်ထားသည်", text: (place) => `${place} မှ` },
    ifNotYou: "သင်မဟုတ်ပါက PIN ပြောင်းပြီး ချက်ချင်း ဆက်သွယ်ပါ",
  },
}

/** What happened and what to do about it; `hint` alone is for a locked phone, as it names no number and no place. */
export const accountMessage = ({ type, detail }: Pick<AccountEventsTable, "type" | "detail">, locale: Locale) => {
  const { [type]: said, ifNotYou: hint } = words[locale]
  return { title: said.title, text: `${said.text(detail)} · ${hint}`, hint }
}
