import type { Drawn } from "../lotto/draw/drawn.ts"
import { baht, type Satang } from "../money/satang.ts"
import { times, total } from "../money/sums.ts"
import { costOfAll, type Ticket4dLine } from "./ticket4d-line.ts"
import { placesOf, type SetTier, setTiers, type Ticket4dPrice } from "./ticket4d-price.ts"

/** How a four-digit draw ended: with a number, or void. */
export type SetOutcome = { readonly type: "drawn"; readonly number: string } | { readonly type: "cancelled" }

const todes: ReadonlySet<SetTier> = new Set(["tode4", "tode3"])

const fits = (tier: SetTier, bet: string, drawn: string): boolean => {
  const digits = (number: string) => {
    const some = placesOf[tier].map((place) => number.charAt(place))
    return (todes.has(tier) ? some.toSorted() : some).join("")
  }
  return digits(bet) === digits(drawn)
}

/** The one tier that pays for a number: of those it fits, the one that pays most, the first of equals. */
export const tierOf = (bet: string, drawn: string, { prizes }: Ticket4dPrice): SetTier | undefined =>
  setTiers
    .filter((tier) => prizes[tier] !== undefined && fits(tier, bet, drawn))
    .toSorted((one, other) => (prizes[other] ?? 0) - (prizes[one] ?? 0))[0]

export type SettledTicket4dLine = {
  readonly line: Ticket4dLine
  readonly tier: SetTier | undefined
  readonly won: Satang
}
export type SettledSets = {
  readonly type: "won" | "lost" | "refunded"
  readonly stake: Satang
  /** What goes to the player's cash (WIN_SET_4), or back to it. */
  readonly paid: Satang
  readonly lines: ReadonlyArray<SettledTicket4dLine>
}

/** What becomes of bought sets when their draw ends, at the price and prizes of the moment of acceptance. */
export const settledSets = (
  lines: ReadonlyArray<Ticket4dLine>,
  outcome: SetOutcome,
  price: Ticket4dPrice,
): SettledSets => {
  const stake = costOfAll(lines, price)
  const settled = lines.map((line) => {
    const tier = outcome.type === "drawn" ? tierOf(line.number, outcome.number, price) : undefined
    const prize = tier === undefined ? 0 : (price.prizes[tier] ?? 0)
    return { line, tier, won: times(baht(1), prize * line.sets) }
  })
  if (outcome.type === "cancelled") return { type: "refunded", stake, paid: stake, lines: settled }
  const won = settled.some(({ tier }) => tier !== undefined)
  return { type: won ? "won" : "lost", stake, paid: total(settled.map((line) => line.won)), lines: settled }
}

/** A four-digit draw as every result is shown: its last three, its last two, and its first two below. */
export const drawnOfSet = (number: string): Drawn | undefined =>
  /^\d{4}$/.test(number) ? { top3: number.slice(1), top2: number.slice(2), bottom2: number.slice(0, 2) } : undefined

/** The four digits of a draw: as they were told, or read off what every result shows. */
export const numberOfSet = ({ number, top2, bottom2 }: Pick<Drawn, "number" | "top2" | "bottom2">): string =>
  number ?? bottom2 + top2
