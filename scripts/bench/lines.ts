import { satang } from "@fakham/core/money"
import { digitsOf, type NewLine, type Option, options } from "@fakham/core/poy"

/** Whole numbers from 0 up to what is asked for, the same ones for the same seed. */
export const chance = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Where the drawn prices and limits lie, in satang. */
export type Range = { readonly prices: number; readonly min: number; readonly max: number }

/** Wide limits, so that nearly every line goes in; tight ones, so that many are clamped or refused. */
export const wide: Range = { prices: 5_000, min: 100, max: 2_000_000 }
export const tight: Range = { prices: 900, min: 100, max: 1_000 }

const numbersOf = (option: Option) => 10 ** digitsOf(option)
const played = options.filter((option) => digitsOf(option) > 1)
const often = played.flatMap((option) => Array.from({ length: numbersOf(option) / 100 }, () => option))

/** Lines as players bet them: every number of the options with two and three digits is as likely. */
export const drawLines = (count: number, below: (limit: number) => number, { prices, min, max }: Range) =>
  Array.from({ length: count }, (): NewLine => {
    const option = often[below(often.length)]!
    const number = String(below(numbersOf(option))).padStart(digitsOf(option), "0")
    const price = satang(min + below(prices))
    return { option, number, price, min: satang(min), max: satang(max), multiply: 9_000 + below(80_000) }
  })
