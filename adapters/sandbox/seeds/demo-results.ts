import type { Rows } from "../database/tables.ts"

/** The moment of a time in Thailand. */
const at = (local: string) => Date.parse(`${local}+07:00`)

/** The first prize was 418927, the two-digit prize 43. */
const gov = {
  bet_id: "gov-2026-11-16",
  bet_group: "gov",
  bet_type: "gov",
  bet_name: "หวยรัฐบาล",
  dt: "2026-11-16",
  top3: "927",
  top2: "27",
  bottom2: "43",
  drawn_at: at("2026-11-16T16:00:00"),
}

export const demoResults: Rows<"results"> = [
  gov,
  {
    ...gov,
    bet_id: "gov-2026-11-01",
    dt: "2026-11-01",
    top3: "506",
    top2: "06",
    bottom2: "81",
    drawn_at: at("2026-11-01T16:00:00"),
  },
  {
    bet_id: "nikkei-morning-2026-11-16",
    bet_group: "stock",
    bet_type: "nikkei_morning",
    bet_name: "นิเคอิเช้า (ตัวอย่าง)",
    dt: "2026-11-16",
    top3: "345",
    top2: "45",
    bottom2: "07",
    drawn_at: at("2026-11-16T09:45:00"),
  },
  {
    bet_id: "yeekee-2026-11-16-40",
    bet_group: "yeekee",
    bet_type: "yeekee_40",
    bet_name: "ยี่กี รอบที่ 40",
    dt: "2026-11-16",
    top3: "618",
    top2: "18",
    bottom2: "52",
    drawn_at: at("2026-11-16T15:47:30"),
  },
  {
    bet_id: "yeekee5min-2026-11-16-129",
    bet_group: "yeekee5min",
    bet_type: "yeekee5min_129",
    bet_name: "ยี่กี 5 นาที รอบที่ 129",
    dt: "2026-11-16",
    top3: "074",
    top2: "74",
    bottom2: "90",
    drawn_at: at("2026-11-16T15:46:00"),
  },
  {
    bet_id: "pingpong-2026-11-16-10",
    bet_group: "pingpong",
    bet_type: "pingpong_10",
    bet_name: "ปิงปอง รอบที่ 10",
    dt: "2026-11-16",
    top3: "391",
    top2: "91",
    bottom2: "26",
    drawn_at: at("2026-11-16T15:01:00"),
  },
  {
    bet_id: "hanoy-2026-11-15",
    bet_group: "gov4d",
    bet_type: "hanoy",
    bet_name: "ฮานอย",
    dt: "2026-11-15",
    top3: "582",
    top2: "82",
    bottom2: "17",
    drawn_at: at("2026-11-15T18:30:00"),
  },
]
