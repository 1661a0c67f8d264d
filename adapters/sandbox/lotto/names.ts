import { gov4dBetNames } from "@fakham/core/gov4d"
import {
  type Gov4dVariant,
  isGov4dVariant,
  isStockMarket,
  type ScheduledRound,
  type StockMarket,
} from "@fakham/core/lotto"

/** The names of markets as the operator tells them; none of their results are real. */
const markets: Readonly<Record<StockMarket, string>> = {
  nikkei_morning: "นิเคอิเช้า",
  thai_open: "หุ้นไทยเปิดเช้า",
  china_morning: "จีนเช้า",
  hangseng_morning: "ฮั่งเส็งเช้า",
  taiwan: "ไต้หวัน",
  thai_noon: "หุ้นไทยปิดเที่ยง",
  korea: "เกาหลี",
  nikkei_afternoon: "นิเคอิบ่าย",
  china_afternoon: "จีนบ่าย",
  thai_afternoon: "หุ้นไทยเปิดบ่าย",
  hangseng_afternoon: "ฮั่งเส็งบ่าย",
  singapore: "สิงคโปร์",
  thai_close: "หุ้นไทยปิดเย็น",
  india: "อินเดีย",
  egypt: "อียิปต์",
  russia: "รัสเซีย",
  england: "อังกฤษ",
  germany: "เยอรมัน",
  downjone: "ดาวโจนส์",
}

const sets: Readonly<Record<Gov4dVariant, string>> = {
  hanoy: "ฮานอย",
  lao: "ลาว",
  laoSuper: "ลาวซุปเปอร์",
  malay: "มาเลย์",
}

type Named = Pick<ScheduledRound, "betGroup" | "betType" | "sequence">

/** What players read. What a market or a foreign draw gives here is drawn for the demo, and its name says so. */
export const nameOf = ({ betGroup, betType, sequence }: Named): string => {
  if (betGroup === "gov") return "หวยรัฐบาล"
  if (betGroup === "yeekee") return `ยี่กี รอบที่ ${sequence}`
  if (betGroup === "yeekee5min") return `ยี่กี 5 นาที รอบที่ ${sequence}`
  if (betGroup === "pingpong") return `ปิงปอง รอบที่ ${sequence}`
  if (isGov4dVariant(betType)) return `${sets[betType]} (ตัวอย่าง)`
  return `${isStockMarket(betType) ? markets[betType] : betType} (ตัวอย่าง)`
}

/** What the product chooses a 4D slip's address by. */
export const betNameOf = (round: Named): string =>
  round.betGroup === "gov4d" && isGov4dVariant(round.betType) ? gov4dBetNames[round.betType] : nameOf(round)
