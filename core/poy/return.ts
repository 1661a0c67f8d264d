import { shuffled } from "./helpers.ts"
import type { Option } from "./option.ts"

/** A drawn number hits a three-digit bet once in a thousand; either of two drawn ones does in 1,999 of a million. */
const inAMillion: Readonly<Record<Option, number>> = {
  teng_bon_3: 1_000,
  tode_3: 1_000,
  teng_bon_nha_3: 1_999,
  teng_lang_3: 1_999,
  teng_bon_2: 10_000,
  teng_lang_2: 10_000,
  teng_bon_1: 271_000,
  teng_lang_1: 190_000,
}

/** How many of a million equally likely draws pay; any order pays once per arrangement of its digits. */
export const chanceInAMillion = (option: Option, number = "012"): number =>
  inAMillion[option] * (option === "tode_3" ? shuffled(number).length : 1)

/** The share of the stake that comes back on average, 1 being all of it; the rate is in hundredths. */
export const expectedReturn = (option: Option, multiply: number, number?: string): number =>
  (multiply * chanceInAMillion(option, number)) / 100_000_000
