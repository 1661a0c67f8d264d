import type { Encoded, newsLatest, promotionsAll, vdosAll } from "@fakham/adapters/operator/wire"

const picture = (ground: string, said: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><rect width="640" height="240" fill="${ground}"/><circle cx="540" cy="70" r="46" fill="#f0c869"/><text x="32" y="136" font-family="sans-serif" font-size="40" fill="#fff">${said}</text><text x="32" y="186" font-family="sans-serif" font-size="22" fill="#fff">ตัวอย่าง</text></svg>`,
  )}`

const banner = (id: string, ground: string, title: string, url: string) => ({
  id,
  title,
  imageUrl: picture(ground, title),
  url,
})

/** News of nobody: what the demo shows is labelled as made up. */
export const demoNews: Encoded<typeof newsLatest> = {
  alert: {
    id: "demo-alert-1",
    title: "ประกาศตัวอย่าง",
    html: "<p>นี่คือ<strong>ระบบสาธิต</strong> ใช้เครดิตทดลองเท่านั้น ไม่มีเงินจริง</p><ul><li>ผลหวยหุ้นและหวยต่างประเทศเป็นผลสมมุติ</li><li>โปรโมชั่นทั้งหมดเป็นตัวอย่าง</li></ul>",
  },
  banners: [
    banner("demo-banner-1", "#241f4a", "ยี่กีพิสูจน์ผลได้", "/lotto/yeekee"),
    banner("demo-banner-2", "#173b3a", "ตั้งขีดจำกัดของคุณเอง", "/profile/limits"),
  ],
}

export const demoPromotions: Encoded<typeof promotionsAll> = [
  {
    id: "demo-promotion-1",
    title: "แนะนำเพื่อน รับ 0.8 % (ตัวอย่าง)",
    html: "<p>รับ <strong>0.8 %</strong> ของยอดแทงที่ออกผลแล้วของเพื่อนที่คุณแนะนำ โอนเข้ากระเป๋าได้ตั้งแต่ 1 บาท</p>",
    imageUrl: picture("#3a1726", "แนะนำเพื่อน"),
  },
  {
    id: "demo-promotion-2",
    title: "แต้มสะสม ทุก 100 บาท (ตัวอย่าง)",
    text: "รับ 1 แต้ม ทุกยอดแทง 100 บาท",
    imageUrl: picture("#22314f", "แต้มสะสม"),
  },
  {
    id: "demo-promotion-3",
    title: "โปรเปิดเว็บ จบไปแล้ว (ตัวอย่าง)",
    text: "โปรโมชั่นนี้หมดเวลาแล้ว",
    imageUrl: "",
    startsAt: "2026-01-01T00:00:00.000000Z",
    endsAt: "2026-01-31T23:59:59.000000Z",
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
    posterUrl: picture("#241f4a", "รู้จักเรา"),
  },
]
