import type { Locale } from "@fakham/core/language"
import type { Encoded, newsLatest, vdosAll } from "@fakham/operator/wire"
import { demoPictureAt } from "./demo-pictures.ts"

type Words = {
  readonly alert: string
  readonly html: string
  readonly provable: string
  readonly limits: string
  readonly bet: string
  readonly check: string
  readonly us: string
}

const words: Readonly<Record<Locale, Words>> = {
  th: {
    alert: "ประกาศตัวอย่าง",
    html: "<p>นี่คือ<strong>ระบบสาธิต</strong> ใช้เครดิตทดลองเท่านั้น ไม่มีเงินจริง</p><ul><li>ผลหวยหุ้นและหวยต่างประเทศเป็นผลสมมุติ</li><li>โปรโมชันทั้งหมดเป็นตัวอย่าง</li></ul>",
    provable: "ยี่กีพิสูจน์ผลได้",
    limits: "ตั้งขีดจำกัดของคุณเอง",
    bet: "วิธีแทงหวย (ตัวอย่าง)",
    check: "วิธีพิสูจน์ผลยี่กี (ตัวอย่าง)",
    us: "รู้จักเรา (ตัวอย่าง)",
  },
  en: {
    alert: "Example announcement",
    html: "<p>This is a <strong>demonstration</strong> with trial credit only. No real money</p><ul><li>Results of stocks and foreign lotteries are made up</li><li>All promotions are examples</li></ul>",
    provable: "Provable yeekee",
    limits: "Set your own limits",
    bet: "How to bet (example)",
    check: "How to prove a yeekee result (example)",
    us: "About us (example)",
  },
  kh: {
    alert: "សេចក្ដីជូនដំណឹងគំរូ",
    html: "<p>នេះជា<strong>ប្រព័ន្ធសាកល្បង</strong> ប្រើឥណទានសាកល្បងប៉ុណ្ណោះ គ្មានប្រាក់ពិតទេ</p><ul><li>លទ្ធផលឆ្នោតហ៊ុន និងឆ្នោតបរទេសជាលទ្ធផលសន្មត</li><li>ប្រូម៉ូសិនទាំងអស់ជាឧទាហរណ៍</li></ul>",
    provable: "យីគីអាចផ្ទៀងផ្ទាត់បាន",
    limits: "កំណត់ដែនកំណត់ខ្លួនឯង",
    bet: "របៀបភ្នាល់ឆ្នោត (ឧទាហរណ៍)",
    check: "របៀបផ្ទៀងផ្ទាត់លទ្ធផលយីគី (ឧទាហរណ៍)",
    us: "ស្គាល់យើង (ឧទាហរណ៍)",
  },
  mm: {
    alert: "နမူနာ ကြေညာချက်",
    html: "<p>ဤသည်မှာ <strong>သရုပ်ပြစနစ်</strong> ဖြစ်သည်။ စမ်းသပ်ခရက်ဒစ်သာ သုံးပြီး ငွေအစစ် မရှိပါ</p><ul><li>စတော့နှင့် နိုင်ငံခြားထီ ရလဒ်များသည် စိတ်ကူးသာ ဖြစ်သည်</li><li>ပရိုမိုးရှင်းအားလုံး နမူနာဖြစ်သည်</li></ul>",
    provable: "စစ်ဆေးနိုင်သော ယီကီး",
    limits: "ကိုယ့်ကန့်သတ်ချက် သတ်မှတ်ပါ",
    bet: "ထီထိုးနည်း (နမူနာ)",
    check: "ယီကီး ရလဒ် စစ်ဆေးနည်း (နမူနာ)",
    us: "ကျွန်ုပ်တို့အကြောင်း (နမူနာ)",
  },
}

/** News of nobody: what the demo shows is labelled as made up. */
export const demoNews = (locale: Locale): Encoded<typeof newsLatest> => {
  const { alert, html, provable, limits } = words[locale]
  return {
    alert: { id: "demo-alert-1", title: alert, html },
    banners: [
      { id: "demo-banner-1", title: provable, imageUrl: demoPictureAt("provable", locale), url: "/lotto/yeekee" },
      { id: "demo-banner-2", title: limits, imageUrl: demoPictureAt("limits", locale), url: "/profile/limits" },
    ],
  }
}

/** Clips of the site itself, and one that lies elsewhere. */
export const demoVideos = (locale: Locale): Encoded<typeof vdosAll> => {
  const { bet, check, us } = words[locale]
  return [
    {
      vdoName: "how-to-bet",
      title: bet,
      url: "/clips/how-to-bet.webm",
      posterUrl: "/clips/how-to-bet.webp",
      captionsUrl: "/clips/how-to-bet.{locale}.vtt",
    },
    {
      vdoName: "how-to-check-yeekee",
      title: check,
      url: "/clips/how-to-check-yeekee.webm",
      posterUrl: "/clips/how-to-check-yeekee.webp",
      captionsUrl: "/clips/how-to-check-yeekee.{locale}.vtt",
    },
    {
      vdoName: "about-us",
      title: us,
      url: "https://video.operator.example/about-us.mp4",
      posterUrl: demoPictureAt("about"),
    },
  ]
}
