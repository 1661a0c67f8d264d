import { type Family, type Option, optionsOf } from "./option.ts"

/** Rates in hundredths, by option; absent or zero means that the option is not offered. */
export type DefaultRates = Readonly<Partial<Record<Option, number>>>

export type Offered = Readonly<Record<Family, ReadonlyArray<Option>>>

/** The options a round offers: three digits from the best paid down, then the second and fourth change places. */
export const offered = (rates: DefaultRates): Offered => {
  const rate = (option: Option) => rates[option] ?? 0
  const open = (family: Family) => optionsOf(family).filter((option) => rate(option) > 0)
  const three = open("three").toSorted((a, b) => rate(b) - rate(a))
  const [, second, , fourth] = three
  return {
    three: second === undefined || fourth === undefined ? three : three.with(1, fourth).with(3, second),
    two: open("two"),
    run: open("run"),
  }
}
