import type { GameRules } from "./rules.ts"

export const symbols = ["moon", "star", "lantern", "lotus", "cloud"] as const
export type SlotSymbol = (typeof symbols)[number]

/** On how many of the twenty stops of a reel each symbol stands; all three reels are alike. */
const stops: Readonly<Record<SlotSymbol, number>> = { moon: 1, star: 2, lantern: 4, lotus: 5, cloud: 8 }
export const reel: ReadonlyArray<SlotSymbol> = symbols.flatMap((symbol) =>
  Array.from({ length: stops[symbol] }, () => symbol),
)

const three: Readonly<Record<SlotSymbol, number>> = {
  moon: 50_000,
  star: 10_000,
  lantern: 2_000,
  lotus: 1_000,
  cloud: 400,
}
const two: Partial<Readonly<Record<SlotSymbol, number>>> = { moon: 1_000, star: 500 }

/** What a line of three returns, in hundredths of the stake: three alike, or two moons or stars in any place. */
export const lineReturns = (line: ReadonlyArray<SlotSymbol>): number => {
  for (const symbol of symbols) {
    const count = line.filter((one) => one === symbol).length
    if (count === 3) return three[symbol]
    if (count === 2) return two[symbol] ?? 0
  }
  return 0
}

/** Three reels and one line. */
export const slots: GameRules = {
  spots: ["line"],
  play: (_spot, draw) => {
    const line = [1, 2, 3].flatMap(() => reel[draw(reel.length)] ?? [])
    return { returned: lineReturns(line), outcome: { line } }
  },
}
