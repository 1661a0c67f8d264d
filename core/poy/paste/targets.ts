import { generated, nineteen, roodLung, roodNha, shuffled, triples, win } from "../helpers.ts"
import type { Option } from "../option.ts"
import { mark } from "./words.ts"

/** Numbers that one price goes to, on one option. */
export type Target = { readonly option: Option; readonly numbers: ReadonlyArray<string> }

const { top, bottom, tode, straight, front, back, run, ble, two, three, reverse } = mark
const doors = mark.nineteen | mark.roodNha | mark.roodLung
const throughDoors = new Map<number, (digit: string) => ReadonlyArray<string>>([
  [mark.nineteen, nineteen],
  [mark.roodNha, roodNha],
  [mark.roodLung, roodLung],
])

type Wanted = readonly [option: Option, isWanted: boolean]
const on = (numbers: ReadonlyArray<string>, ...wanted: ReadonlyArray<Wanted>): ReadonlyArray<Target> =>
  wanted.filter(([, isWanted]) => isWanted).map(([option]) => ({ option, numbers }))

/** Which options and numbers a written number stands for; none when the words and its digits disagree. */
export const targetsOf = (number: string, marks: number): ReadonlyArray<Target> => {
  const some = (wanted: number) => (marks & wanted) !== 0
  const only = (wanted: number) => (marks & ~(wanted | top | bottom)) === 0
  const pair = (numbers: ReadonlyArray<string>) =>
    on(numbers, ["teng_bon_2", some(top) || !some(bottom)], ["teng_lang_2", some(bottom)])
  const triple = (numbers: ReadonlyArray<string>) =>
    on(
      numbers,
      ["teng_bon_3", some(top) || ((some(straight) || !some(tode)) && !some(bottom | front | back))],
      ["tode_3", some(tode)],
      ["teng_bon_nha_3", some(front)],
      ["teng_lang_3", some(bottom | back)],
    )
  if (some(mark.win))
    return only(mark.win | ble | mark.noDoubles | two | three) ? winning(number, marks, { 2: pair, 3: triple }) : []
  if (some(mark.triples))
    return number === "" && only(mark.triples | tode | straight | front | back | three) ? triple(triples) : []
  if (number === "") return some(ble) && only(ble | two) ? pair(generated("option_2_ble")) : []
  if (!/^\d{1,3}$/.test(number) || some(ble)) return []
  if (number.length === 1) {
    if (some(doors)) return only(doors | two) ? pair(throughDoors.get(marks & doors)?.(number) ?? []) : []
    return only(run) ? on([number], ["teng_bon_1", some(top) || !some(bottom)], ["teng_lang_1", some(bottom)]) : []
  }
  if (some(run | doors)) return []
  const numbers = some(reverse) ? shuffled(number) : [number]
  if (number.length === 2) return only(straight | two | reverse) ? pair(numbers) : []
  return some(two) || (some(tode) && some(reverse)) ? [] : triple(numbers)
}

/** The ways to take words that leave a choice: a win of two digits or three, with doubles or without; a rood. */
export const waysOf = (marks: number): ReadonlyArray<number> => {
  if (marks & mark.rood) return [mark.roodNha, mark.roodLung].map((one) => (marks & ~mark.rood) | one)
  if (!(marks & mark.win)) return [marks]
  const lengths = marks & (two | three) ? [marks] : [marks | two, marks | three]
  return lengths.flatMap((length) => (length & (ble | mark.noDoubles) ? [length] : [length, length | ble]))
}

const winning = (
  number: string,
  marks: number,
  targets: Readonly<Record<2 | 3, (numbers: ReadonlyArray<string>) => ReadonlyArray<Target>>>,
): ReadonlyArray<Target> => {
  const length = marks & two ? 2 : 3
  const made = win(number, length, (marks & ble) !== 0)
  return number.length >= length && made._tag === "numbers" ? targets[length](made.numbers) : []
}
