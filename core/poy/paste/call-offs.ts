import type { Block } from "./blocks.ts"
import type { PastedLine } from "./paste.ts"

/** The places of lines that a line below takes back: those with a number that it names, the last one if it names none. */
export const calledOff = (blocks: ReadonlyArray<Block>, lines: ReadonlyArray<PastedLine>): ReadonlySet<number> => {
  const found = new Set<number>()
  const withNumber = new Map<string, Set<number>>()
  let last: number | undefined
  for (const [place, { bets }] of lines.entries()) {
    if (bets.length > 0) last = place
    for (const { number } of bets) withNumber.set(number, (withNumber.get(number) ?? new Set()).add(place))
    const said = blocks[place]?.said
    if (said?._tag !== "aside" || said.reason !== "calledOff") continue
    if (said.numbers.length === 0 && last !== undefined) found.add(last)
    for (const number of said.numbers) {
      for (const one of withNumber.get(number) ?? []) found.add(one)
      withNumber.delete(number)
    }
  }
  return found
}
