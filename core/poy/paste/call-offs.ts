import type { Block } from "./blocks.ts"
import type { PastedLine } from "./pasted-line.ts"

/** The places of lines that a line below takes back: those with a number that it names, else the last one, or all. */
export const calledOff = (blocks: ReadonlyArray<Block>, lines: ReadonlyArray<PastedLine>): ReadonlySet<number> => {
  const found = new Set<number>()
  const withNumber = new Map<string, Set<number>>()
  let last: number | undefined
  for (const [place, { bets }] of lines.entries()) {
    const before = last
    if (bets.length > 0) last = place
    if (blocks[place]?.said.takesBack === undefined)
      for (const { number } of bets) withNumber.set(number, (withNumber.get(number) ?? new Set()).add(place))
    const takenBack = blocks[place]?.said.takesBack
    if (takenBack === undefined) continue
    const named = takenBack === "all" ? [...withNumber.keys()] : takenBack.filter((number) => withNumber.has(number))
    for (const number of named) {
      for (const one of withNumber.get(number) ?? []) found.add(one)
      withNumber.delete(number)
    }
    if (named.length === 0 && before !== undefined) found.add(before)
  }
  return found
}
