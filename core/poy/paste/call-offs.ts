import { looksLikePrice } from "./amounts.ts"
import type { Block } from "./blocks.ts"
import type { PastedLine } from "./pasted-line.ts"
import type { Bare } from "./prices.ts"

/**
 * The places of lines that a line below takes back: those with a number that it names, else all. A heading that nothing
 * follows may be for what stands above it, and so may a price alone.
 */
export const calledOff = (blocks: ReadonlyArray<Block>, lines: ReadonlyArray<PastedLine>): ReadonlySet<number> => {
  const found = new Set<number>()
  const withNumber = new Map<string, Set<number>>()
  for (const [place, { bets }] of lines.entries()) {
    const takenBack = blocks[place]?.said.takesBack
    if (takenBack === undefined) {
      for (const { number } of bets) withNumber.set(number, (withNumber.get(number) ?? new Set()).add(place))
      continue
    }
    const named = takenBack.filter((number) => withNumber.has(number))
    for (const number of named.length === 0 ? [...withNumber.keys()] : named) {
      for (const one of withNumber.get(number) ?? []) found.add(one)
      withNumber.delete(number)
    }
  }
  for (const [place, { said }] of blocks.entries())
    if (said._tag === "bets" && isLonePrice(said.bare) && lines[place]?.as === "notRead") {
      if (lines[place - 1]?.as === "bets") found.add(place - 1)
    }
  const end = lines.findLastIndex(({ as }) => as !== "ignored")
  if (lines[end]?.as !== "heading") return found
  for (let place = end - 1; place >= 0 && lines[place]?.as !== "heading"; place--)
    if (lines[place]?.as === "bets") found.add(place)
  return found
}

/** A price with nothing to price, below a bet: it may be the right price of that bet. */
const isLonePrice = (bare: Bare | undefined): boolean => bare?.marks === 0 && bare.numbers.every(looksLikePrice)
