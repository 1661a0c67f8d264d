import { type Satang, times, total } from "@fakham/core/money"
import type { Option } from "@fakham/core/poy"
import type { Interpretation } from "@fakham/core/poy/paste"

/** What is staked on one number: an option and its price. */
export type Stake = { readonly option: Option; readonly price: Satang }

/** Numbers that are bet on alike: each on the same options at the same prices. */
export type PastedGroup = { readonly numbers: ReadonlyArray<string>; readonly stakes: ReadonlyArray<Stake> }

/** Lines of bets as groups, in their order; lines that follow each other and bet alike are one group. */
export const pastedGroups = (lines: Iterable<Interpretation>): ReadonlyArray<PastedGroup> => {
  const groups: Array<{ readonly numbers: Array<string>; readonly stakes: ReadonlyArray<Stake> }> = []
  for (const line of lines)
    for (const [number, stakes] of numbersOf(line)) {
      const last = groups.at(-1)
      if (last !== undefined && areSame(last.stakes, stakes)) last.numbers.push(number)
      else groups.push({ numbers: [number], stakes })
    }
  return groups
}

/** The bets of one line by number; a number that comes to the same option again comes again. */
const numbersOf = (line: Interpretation): ReadonlyArray<readonly [string, ReadonlyArray<Stake>]> => {
  const all: Array<readonly [string, Array<Stake>]> = []
  const latest = new Map<string, Array<Stake>>()
  for (const { number, option, price } of line) {
    const stakes = latest.get(number)
    if (stakes !== undefined && stakes.every((stake) => stake.option !== option)) stakes.push({ option, price })
    else {
      const first = [{ option, price }]
      latest.set(number, first)
      all.push([number, first])
    }
  }
  return all
}

const areSame = (some: ReadonlyArray<Stake>, others: ReadonlyArray<Stake>): boolean =>
  some.length === others.length &&
  some.every(({ option, price }, at) => option === others[at]?.option && price === others[at].price)

export const stakeOfGroup = ({ numbers, stakes }: PastedGroup): Satang =>
  times(total(stakes.map(({ price }) => price)), numbers.length)

/** Whether every option of the group has the same price. */
export const hasOnePrice = ({ stakes }: PastedGroup): boolean => stakes.every(({ price }) => price === stakes[0]?.price)

/** As many groups, the last of them cut, as hold so many numbers together. */
export const firstNumbers = (groups: ReadonlyArray<PastedGroup>, most: number): ReadonlyArray<PastedGroup> => {
  const shown: Array<PastedGroup> = []
  let left = most
  for (const { numbers, stakes } of groups) {
    if (left <= 0) break
    shown.push({ numbers: numbers.slice(0, left), stakes })
    left -= numbers.length
  }
  return shown
}
