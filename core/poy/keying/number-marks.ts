import type { NumberRate } from "../limits.ts"
import type { Option } from "../options/option.ts"

/** What a board says of a number: the worst rate that it still pays, and on how many options it is closed. */
export type NumberMark = { readonly lowest: number | undefined; readonly closedOn: number }

/** The marks of all numbers whose rate on one of these options is not the usual one. */
export const numberMarks = (
  rates: ReadonlyArray<NumberRate>,
  options: ReadonlyArray<Option>,
): ReadonlyMap<string, NumberMark> => {
  const marks = new Map<string, NumberMark>()
  for (const { option, number, multiply } of rates) {
    if (!options.includes(option)) continue
    const { lowest, closedOn } = marks.get(number) ?? { lowest: undefined, closedOn: 0 }
    marks.set(
      number,
      multiply === 0
        ? { lowest, closedOn: closedOn + 1 }
        : { lowest: Math.min(lowest ?? multiply, multiply), closedOn },
    )
  }
  return marks
}

/** Every number of so many digits, the least first. */
export const numbersOf = (digits: number): ReadonlyArray<string> =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, "0"))
