import { mark } from "../tokens/words.ts"

const isEven = (digit: number) => digit % 2 === 0
const drawn: ReadonlyArray<readonly [name: number, isNamed: (front: number, back: number) => boolean]> = [
  [mark.ble, (front, back) => front === back],
  // Nine and zero stand beside each other too.
  [mark.siblings, (front, back) => [1, 9].includes(Math.abs(front - back))],
  [mark.low, (front) => front < 5],
  [mark.high, (front) => front >= 5],
  [mark.evenEven, (front, back) => isEven(front) && isEven(back)],
  [mark.evenOdd, (front, back) => isEven(front) && !isEven(back)],
  [mark.oddEven, (front, back) => !isEven(front) && isEven(back)],
  [mark.oddOdd, (front, back) => !isEven(front) && !isEven(back)],
  [mark.even, (_, back) => isEven(back)],
  [mark.odd, (_, back) => !isEven(back)],
]

const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, "0"))

/** The two-digit numbers of a helper that names them itself. */
export const pairsNamedBy: ReadonlyMap<number, ReadonlyArray<string>> = new Map(
  drawn.map(([name, isNamed]) => [name, pairs.filter(([front, back]) => isNamed(Number(front), Number(back)))]),
)
