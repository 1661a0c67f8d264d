import { type Satang, satang } from "../../money/satang.ts"
import { generated, nineteen, roodLung, roodNha, shuffled } from "../helpers.ts"
import type { Bet } from "../line.ts"
import type { Option } from "../option.ts"
import type { Clause, Part } from "./clauses.ts"
import { mark, under } from "./words.ts"

export type PricedBet = Bet & { readonly price: Satang }

/** Why a reading may not be what was meant; the player is shown it before anything is added. */
export type Doubt = "noSide" | "secondPrice" | "permutations" | "numberOrPrice"

/** What the second price of a two-digit number is for when no word says it. */
export type PasteSetting = { readonly secondPrice: "bottom" | "reverse" }

export type Reading = { readonly bets: ReadonlyArray<PricedBet>; readonly doubts: ReadonlyArray<Doubt> }

/** Numbers that one price goes to, for each option it goes to. */
type Target = { readonly option: Option; readonly numbers: ReadonlyArray<string> }

/** Whether every word of a line counts for one of its prices: one that is set aside was meant otherwise. */
export const allWordsCount = (clauses: ReadonlyArray<Clause>, own: number): boolean =>
  (own & ~clauses.flatMap(({ parts }) => parts).reduce((all, part) => all | under(own, part.marks), 0)) === 0

/** The bets of a clause under its context words, or nothing when any part of it makes no sense. */
export const read = (clause: Clause, heading: number, own: number, setting: PasteSetting): Reading | undefined => {
  const bets: Array<PricedBet> = []
  const doubts = new Set<Doubt>()
  for (const number of clause.numbers) {
    const seen = new Set<string>()
    for (const [at, part] of clause.parts.entries()) {
      const marks = under(own, part.marks)
      const found =
        priced(number, { ...part, marks: under(heading, marks) }, at > 0, setting, doubts) ??
        (marks === 0 ? undefined : priced(number, { ...part, marks }, at > 0, setting, doubts))
      if (found === undefined) return undefined
      for (const bet of found) {
        const spot = `${bet.option} ${bet.number}`
        if (seen.has(spot)) return undefined
        seen.add(spot)
        bets.push(bet)
      }
    }
  }
  return bets.length === 0 ? undefined : { bets, doubts: [...doubts] }
}

const priced = (
  number: string,
  { marks, amounts }: Part,
  later: boolean,
  setting: PasteSetting,
  doubts: Set<Doubt>,
): ReadonlyArray<PricedBet> | undefined => {
  const targets = targetsOf(number, marks)
  const [first, second] = amounts
  const [only, other] = targets
  if (only === undefined || first === undefined || amounts.length > 2 || !amounts.every((price) => price > 0))
    return undefined
  const put = ({ option, numbers }: Target, price: number) =>
    numbers.map((one) => ({ option, number: one, price: satang(price) }))
  const sideless = number.length !== 3 && !(marks & (mark.top | mark.bottom))
  if (second === undefined) {
    if (sideless) doubts.add("noSide")
    const added = later && marks & mark.reverse ? targets.map((target) => without(target, number)) : targets
    return added.some(({ numbers }) => numbers.length === 0) ? undefined : added.flatMap((target) => put(target, first))
  }
  if (marks & mark.reverse) return undefined
  if (other !== undefined) return targets.length > 2 ? undefined : [...put(only, first), ...put(other, second)]
  if (number.length === 3 && only.option === "teng_bon_3") {
    const arrangements = shuffled(number)
    if (second === arrangements.length * 100) {
      doubts.add("permutations")
      return put({ option: only.option, numbers: arrangements }, first)
    }
    return [...put(only, first), ...put({ option: "tode_3", numbers: [number] }, second)]
  }
  if (number.length !== 2) return undefined
  doubts.add("secondPrice")
  if (sideless && setting.secondPrice === "bottom")
    return [...put(only, first), ...put({ option: "teng_lang_2", numbers: [number] }, second)]
  const reverse = without({ option: only.option, numbers: shuffled(number) }, number)
  return reverse.numbers.length === 0 ? undefined : [...put(only, first), ...put(reverse, second)]
}

const without = ({ option, numbers }: Target, number: string): Target => ({
  option,
  numbers: numbers.filter((other) => other !== number),
})

const {
  top,
  bottom,
  tode,
  straight,
  front,
  run,
  nineteen: doors,
  roodNha: rood,
  roodLung: lung,
  ble,
  two,
  three,
  reverse,
} = mark

/** Which options and numbers a written number stands for; none when the words and its digits disagree. */
const targetsOf = (number: string, marks: number): ReadonlyArray<Target> => {
  const some = (wanted: number) => (marks & wanted) !== 0
  const on = (numbers: ReadonlyArray<string>, ...wanted: ReadonlyArray<readonly [Option, boolean]>) =>
    wanted.filter(([, yes]) => yes).map(([option]) => ({ option, numbers }))
  const pair = (numbers: ReadonlyArray<string>) =>
    on(numbers, ["teng_bon_2", some(top) || !some(bottom)], ["teng_lang_2", some(bottom)])
  if (number === "") return some(ble) && !some(~(ble | top | bottom | two)) ? pair(generated("option_2_ble")) : []
  if (!/^\d{1,3}$/.test(number) || some(ble)) return []
  if (number.length === 1) {
    if (some(tode | straight | front | three | reverse)) return []
    const helper = some(doors) ? nineteen : some(rood) ? roodNha : some(lung) ? roodLung : undefined
    if (helper !== undefined) return some(run) ? [] : pair(helper(number))
    return some(two) ? [] : on([number], ["teng_bon_1", some(top)], ["teng_lang_1", some(bottom)])
  }
  if (some(run | doors | rood | lung)) return []
  const numbers = some(reverse) ? shuffled(number) : [number]
  if (number.length === 2) return some(tode | front | three) ? [] : pair(numbers)
  if (some(two) || (some(tode) && some(reverse))) return []
  return on(
    numbers,
    ["teng_bon_3", some(top) || ((some(straight) || !some(tode)) && !some(bottom | front))],
    ["tode_3", some(tode)],
    ["teng_bon_nha_3", some(front)],
    ["teng_lang_3", some(bottom)],
  )
}
