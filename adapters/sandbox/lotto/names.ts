import { gov4dBetNames } from "@fakham/core/gov4d"
import type { Locale } from "@fakham/core/language"
import { type Gov4dVariant, isGov4dVariant, isStockMarket, type ScheduledRound } from "@fakham/core/lotto"
import { marketNameOf } from "./market-names.ts"

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
  return isStockMarket(betType) ? marketNameOf(betType, "th") : `${betType} (ตัวอย่าง)`
}

/** What the product chooses a 4D slip's address by. */
export const betNameOf = (round: Named): string =>
  round.betGroup === "gov4d" && isGov4dVariant(round.betType) ? gov4dBetNames[round.betType] : nameOf(round)

/** The name of a round for readers of a language: markets have one in each, others are named by the site. */
export const nameFor = (
  locale: Locale,
  { bet_name, bet_type }: { readonly bet_name: string; readonly bet_type: string },
) => (isStockMarket(bet_type) ? marketNameOf(bet_type, locale) : bet_name)
