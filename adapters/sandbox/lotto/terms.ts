import type { BetsGroup } from "@fakham/core/lotto"
import { baht, hundredthsOf, type Satang } from "@fakham/core/money"
import { type DefaultRates, familyOf, type Option, options } from "@fakham/core/poy"

/** What an operator sets about bets on the rounds of a group. */
export type GroupTerms = {
  /** In hundredths; an option without one is not offered. */
  readonly rates: DefaultRates
  readonly min: Satang
  /** What one member may stake on one number. */
  readonly max: Readonly<Record<"run" | "two" | "three", Satang>>
  /** What the operator would pay for one number at most. */
  readonly cap: Readonly<Record<"run" | "two" | "three", Satang>>
}

const ofGov = { three: baht(1_000), two: baht(5_000), run: baht(20_000) }
const elsewhere = { three: baht(500), two: baht(2_500), run: baht(10_000) }
const cap = { three: baht(5_000_000), two: baht(2_500_000), run: baht(1_000_000) }

const common: GroupTerms = {
  rates: {
    teng_bon_3: 85_000,
    tode_3: 12_000,
    teng_bon_2: 9_200,
    teng_lang_2: 9_200,
    teng_bon_1: 320,
    teng_lang_1: 420,
  },
  min: baht(1),
  max: elsewhere,
  cap,
}

export const betTerms: Readonly<Record<BetsGroup, GroupTerms>> = {
  gov: {
    ...common,
    rates: {
      teng_bon_3: 90_000,
      tode_3: 15_000,
      teng_bon_nha_3: 45_000,
      teng_lang_3: 45_000,
      teng_bon_2: 9_000,
      teng_lang_2: 9_000,
      teng_bon_1: 320,
      teng_lang_1: 420,
    },
    max: ofGov,
  },
  stock: common,
  yeekee: common,
  pingpong: common,
  yeekee5min: {
    ...common,
    rates: {
      teng_bon_3: 80_000,
      tode_3: 10_000,
      teng_bon_2: 8_500,
      teng_lang_2: 8_500,
      teng_bon_1: 300,
      teng_lang_1: 400,
    },
  },
}

/** From which share of the cap on a number pays only a part of its rate, in hundredths both; full is closed. */
const steps = [
  { from: 100, pays: 0 },
  { from: 85, pays: 50 },
  { from: 60, pays: 75 },
] as const

export const capOf = (terms: GroupTerms, option: Option): Satang => terms.cap[familyOf(option)]
export const maxOf = ({ max }: GroupTerms, option: Option): Satang => max[familyOf(option)]
export const offeredBy = ({ rates }: GroupTerms): ReadonlyArray<Option> =>
  options.filter((option) => (rates[option] ?? 0) > 0)

/** What a number pays now, when so much would have to be paid for it already. */
export const rateAt = (terms: GroupTerms, option: Option, exposure: number): number => {
  const usual = terms.rates[option] ?? 0
  const step = steps.find(({ from }) => exposure * 100 >= capOf(terms, option) * from)
  return step === undefined ? usual : Math.floor((usual * step.pays) / 100)
}

/** What one stake adds to the exposure of its number. */
export const exposureOf = (terms: GroupTerms, option: Option, price: Satang): Satang =>
  hundredthsOf(price, terms.rates[option] ?? 0)
