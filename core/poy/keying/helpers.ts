import type { Generator } from "../options/option.ts"

const digits = Array.from("0123456789")
const pairs = digits.flatMap((front) => digits.map((back) => front + back))
const sorted = (numbers: Iterable<string>): ReadonlyArray<string> => [...new Set(numbers)].toSorted()

/** Every arrangement of the digits of a number, the number itself included; none for what is no number. */
export const shuffled = (number: string): ReadonlyArray<string> => {
  if (!/^[0-9]+$/.test(number)) return []
  if (number.length === 1) return [number]
  if (number.length === 2) return number[0] === number[1] ? [number] : [number, `${number[1]}${number[0]}`].toSorted()
  return sorted(
    Array.from(number).flatMap((digit, at) =>
      shuffled(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
    ),
  )
}

/** The nineteen two-digit numbers that contain a digit; none for what is no digit. */
export const nineteen = (digit: string): ReadonlyArray<string> =>
  pairs.filter((pair) => pair[0] === digit || pair[1] === digit)

/** The ten two-digit numbers that begin with a digit; none for what is no digit. */
export const roodNha = (digit: string): ReadonlyArray<string> => pairs.filter((pair) => pair[0] === digit)
/** The ten two-digit numbers that end with a digit; none for what is no digit. */
export const roodLung = (digit: string): ReadonlyArray<string> => pairs.filter((pair) => pair[1] === digit)

const drawnBy: Readonly<Record<Generator, (pair: string) => boolean>> = {
  option_2_ble: (pair) => pair[0] === pair[1],
  option_2_low: (pair) => pair < "50",
  option_2_high: (pair) => pair >= "50",
  option_2_even: (pair) => Number(pair) % 2 === 0,
  option_2_odd: (pair) => Number(pair) % 2 === 1,
}

export const generated = (generator: Generator): ReadonlyArray<string> => pairs.filter(drawnBy[generator])

/** The ten triples (ตอง), 000 to 999. */
export const triples: ReadonlyArray<string> = digits.map((digit) => digit.repeat(3))

export const winDigits = 8

export type Win =
  | { readonly _tag: "numbers"; readonly numbers: ReadonlyArray<string> }
  | { readonly _tag: "refused"; readonly reason: "notDigits" | "tooManyDigits" }

/** Every two- or three-digit number that the chosen digits can make, a digit used twice only with `doubles`. */
export const win = (chosen: string, length: 2 | 3, doubles: boolean): Win => {
  if (/[^0-9]/.test(chosen)) return { _tag: "refused", reason: "notDigits" }
  const from = sorted(chosen)
  if (from.length > winDigits) return { _tag: "refused", reason: "tooManyDigits" }
  let numbers: ReadonlyArray<string> = [""]
  for (let place = 0; place < length; place++)
    numbers = numbers.flatMap((head) =>
      from.filter((digit) => doubles || !head.includes(digit)).map((digit) => head + digit),
    )
  return { _tag: "numbers", numbers }
}
