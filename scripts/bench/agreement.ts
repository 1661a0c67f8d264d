import { isDeepStrictEqual } from "node:util"
import type { Entrant } from "./contestant.ts"
import { chance, drawLines, tight, wide } from "./lines.ts"

/** What the contestants do not agree on after the same random work, or nothing: those who differ do not race. */
export const disagreement = (entrants: ReadonlyArray<Entrant>, seed: number, deeds: number): string | undefined => {
  const below = chance(seed)
  const slips = entrants.map(({ name, open }) => ({ name, slip: open() }))
  for (let deed = 0; deed < deeds; deed++) {
    const kind = below(10)
    const batch = drawLines(below(60), below, below(2) === 0 ? tight : wide)
    const strange = batch.map((line, at) => (at % 17 === 5 ? { ...line, number: `${line.number}x` } : line))
    const price = below(1_500)
    for (const { slip } of slips)
      if (kind < 5) slip.add(strange)
      else if (kind < 8) slip.undo()
      else slip.priceAll(price)
    const [first, ...others] = slips.map(({ name, slip }) => ({ name, lines: slip.lines(), totals: slip.totals() }))
    const other = others.find(
      ({ lines, totals }) => !isDeepStrictEqual(lines, first?.lines) || !isDeepStrictEqual(totals, first?.totals),
    )
    if (other !== undefined)
      return `${other.name} holds another slip than ${first?.name} after ${deed + 1} deeds, seed ${seed}`
  }
  return undefined
}
