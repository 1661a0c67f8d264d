import type { GameRules } from "./rules.ts"

/** Each symbol: on how many of twenty stops of a reel it stands, and what three, four and five of it return. */
export const symbols = {
  hill: { stops: 7, returns: [200, 300, 1_000] },
  star: { stops: 6, returns: [200, 600, 2_000] },
  gem: { stops: 4, returns: [300, 800, 3_000] },
  moon: { stops: 3, returns: [400, 1_200, 6_000] },
} as const
export type SlotSymbol = keyof typeof symbols

const names: ReadonlyArray<SlotSymbol> = ["hill", "star", "gem", "moon"]
export const reel: ReadonlyArray<SlotSymbol> = names.flatMap((name) =>
  Array.from({ length: symbols[name].stops }, () => name),
)

const rows = 3
const columns = 5
const fewest = 3

/** What a row returns, in hundredths of the whole stake: three or more alike from the left. */
export const rowReturns = (row: ReadonlyArray<SlotSymbol>): number => {
  const [first] = row
  if (first === undefined) return 0
  const other = row.findIndex((symbol) => symbol !== first)
  const alike = other === -1 ? row.length : other
  return symbols[first].returns[alike - fewest] ?? 0
}

/** Five reels and three rows; every place is drawn by itself. */
export const slots: GameRules = {
  spots: ["line"],
  play: (draw) => {
    const drawn = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => reel[draw(reel.length)] ?? "hill"),
    )
    const returned = drawn.reduce((sum, row) => sum + rowReturns(row), 0)
    return { returned: () => returned, outcome: { rows: drawn } }
  },
}
