import type { Outcome } from "./drawn.ts"

/** How a market closed, as it was published; thousands may be parted by commas. */
export type MarketClose =
  | { readonly type: "index"; readonly index: string; readonly change: string }
  /** The Thai exchange is read off two indices. */
  | { readonly type: "thaiSet"; readonly set: string; readonly set50: string; readonly change: string }
  | { readonly type: "noMarketDay" }

/** What a market's close is in lottery numbers, or nothing when it cannot be read; no market day refunds every slip. */
export const stockOutcome = (close: MarketClose): Outcome | undefined => {
  if (close.type === "noMarketDay") return { type: "cancelled" }
  const index = published(close.type === "index" ? close.index : close.set)
  const change = published(close.change)
  const lead = close.type === "index" ? index?.units : published(close.set50)?.decimals.at(-1)
  if (index === undefined || change === undefined || lead === undefined) return undefined
  return {
    type: "drawn",
    drawn: { top3: lead + index.decimals, top2: index.decimals, bottom2: change.decimals },
  }
}

const shape = /^[+\-−]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/** More than two decimals are refused: rounding would choose the winning number. */
const published = (text: string) => {
  const match = shape.exec(text.trim())
  if (match === null) return undefined
  const [integerPart = ""] = match[0].split(".")
  return { units: integerPart.slice(-1), decimals: (match[1] ?? "").padEnd(2, "0") }
}
