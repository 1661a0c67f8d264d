import type { Encoded, newsLatest, promotionsAll, vdosAll } from "@fakham/adapters/operator/wire"
import { demoPictureAt } from "./demo-pictures.ts"

/** News of nobody: what the demo shows is labelled as made up. */
export const demoNews: Encoded<typeof newsLatest> = {
  alert: {
    id: "demo-alert-1",
    title: "ประกาศตัวอย่าง",
    html: "<p>นี่คือ<strong>ระบบสาธิต</strong> ใช้เครดิตทดลองเท่านั้น ไม่มีเงินจริง</p><ul><li>ผลหวยหุ้นและหวยต่างประเทศเป็นผลสมมุติ</li><li>โปรโมชั่นทั้งหมดเป็นตัวอย่าง</li></ul>",
  },
  banners: [
    { id: "demo-banner-1", title: "ยี่กีพิสูจน์ผลได้", imageUrl: demoPictureAt("provable"), url: "/lotto/yeekee" },
    { id: "demo-banner-2", title: "ตั้งขีดจำกัดของคุณเอง", imageUrl: demoPictureAt("limits"), url: "/profile/limits" },
  ],
}

export const demoPromotions: Encoded<typeof promotionsAll> = [
  {
    id: "demo-promotion-1",
    title: "แนะนำเพื่อน รับ 0.8 % (ตัวอย่าง)",
    html: "<p>รับ <strong>0.8 %</strong> ของยอดแทงที่ออกผลแล้วของเพื่อนที่คุณแนะนำ โอนเข้ากระเป๋าได้ตั้งแต่ 1 บาท</p>",
    imageUrl: demoPictureAt("friends"),
  },
  {
    id: "demo-promotion-2",
    title: "แต้มสะสม ทุก 100 บาท (ตัวอย่าง)",
    text: "รับ 1 แต้ม ทุกยอดแทง 100 บาท",
    imageUrl: demoPictureAt("points"),
  },
  {
    id: "demo-promotion-3",
    title: "โปรเปิดเว็บ จบไปแล้ว (ตัวอย่าง)",
    text: "โปรโมชั่นนี้หมดเวลาแล้ว",
    imageUrl: "",
    startsAt: "2026-01-01T00:00:00.000000+07:00",
    endsAt: "2026-01-31T23:59:59.000000+07:00",
  },
]

/** Clips of the site itself, which `npm run clips` makes, and one that lies elsewhere. */
export const demoVideos: Encoded<typeof vdosAll> = [
  {
    vdoName: "how-to-bet",
    title: "วิธีแทงหวย (ตัวอย่าง)",
    url: "/clips/how-to-bet.webm",
    posterUrl: "/clips/how-to-bet.webp",
    captionsUrl: "/clips/how-to-bet.{locale}.vtt",
  },
  {
    vdoName: "how-to-check-yeekee",
    title: "วิธีพิสูจน์ผลยี่กี (ตัวอย่าง)",
    url: "/clips/how-to-check-yeekee.webm",
    posterUrl: "/clips/how-to-check-yeekee.webp",
    captionsUrl: "/clips/how-to-check-yeekee.{locale}.vtt",
  },
  {
    vdoName: "about-us",
    title: "รู้จักเรา (ตัวอย่าง)",
    url: "https://video.operator.example/about-us.mp4",
    posterUrl: demoPictureAt("about"),
  },
]
