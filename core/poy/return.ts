import { shuffled } from "./keying/helpers.ts"
import { isInAnyOrder, type Option } from "./options/option.ts"
import { optionRules } from "./options/option-rules.ts"

/** How many of a million equally likely draws pay; any order pays once per arrangement of its digits. */
export const chanceInAMillion = (option: Option, number = "012"): number =>
  optionRules[option].hits * (isInAnyOrder(option) ? shuffled(number).length : 1)

/** The share of the stake that comes back on average, 1 being all of it; the rate is in hundredths. */
export const expectedReturn = (option: Option, multiply: number, number?: string): number =>
  (multiply * chanceInAMillion(option, number)) / 100_000_000
