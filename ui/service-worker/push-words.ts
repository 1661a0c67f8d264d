import type { Locale } from "@fakham/core/language"

/** What is shown for a message that this worker cannot read: browsers show something of their own where it shows nothing. */
export const neutralWords: Readonly<Record<Locale, { readonly title: string; readonly body: string }>> = {
  th: { title: "มีเรื่องใหม่", body: "เปิดดูในหน้าแจ้งเตือน" },
  en: { title: "Something is new", body: "See it under Notifications" },
  kh: { title: "មានសារថ្មី", body: "មើលក្នុងទំព័រការជូនដំណឹង" },
  mm: { title: "အကြောင်းသစ် ရှိသည်", body: "အကြောင်းကြားချက် စာမျက်နှာတွင် ကြည့်ပါ" },
}
