import fc from "fast-check"
import { anyHostileText } from "../../testing/any-hostile.ts"
import { inThai } from "../../testing/thai-digits.ts"
import { type Satang, satang } from "../satang.ts"

const figures = [0, 1, 99, 100, 101, 2_000, 10_000, 4_900_000, 4_900_001, 10_000_000, 20_000_000, 999_999_999_99]

/** Money, nothing or more: whole baht and the figures of limits more often than other satang. */
export const anyAmount: fc.Arbitrary<Satang> = fc
  .oneof(
    fc.nat(30_000_000),
    fc.nat(300_000).map((baht) => baht * 100),
    fc.constantFrom(...figures),
  )
  .map(satang)

export type TypedAmount = { readonly text: string; readonly amount: Satang }

const bahtText = (baht: number, commas: boolean) => (commas ? baht.toLocaleString("en-US") : String(baht))

/** An amount as players type it, with and without commas and satang, in either digits, and what it means. */
export const anyTypedAmount: fc.Arbitrary<TypedAmount> = fc
  .record({
    amount: anyAmount,
    commas: fc.boolean(),
    shortest: fc.boolean(),
    around: fc.constantFrom("", " ", "\t", "\u00a0"),
    digits: fc.constantFrom((text: string) => text, inThai),
  })
  .map(({ amount, commas, shortest, around, digits }) => {
    const odd = amount % 100
    const tail = `.${String(odd).padStart(2, "0")}`
    const satangs = !shortest ? tail : odd === 0 ? "" : odd % 10 === 0 ? tail.slice(0, 2) : tail
    return { text: `${around}${digits(bahtText((amount - odd) / 100, commas) + satangs)}${around}`, amount }
  })

/** What is typed into a field for money and is none. */
export const anyMistypedAmount: fc.Arbitrary<string> = fc.oneof(
  anyTypedAmount.map(({ text }) => `-${text.trim()}`),
  anyTypedAmount.map(({ text }) => `${text.trim()} บาท`),
  anyTypedAmount.map(({ text }) => `฿${text.trim()}`),
  fc.constantFrom(
    "",
    " ",
    ",",
    ".",
    "1,00",
    "1,0000",
    ",100",
    "1 000",
    "1..5",
    "1.005",
    "1e3",
    "0x10",
    "Infinity",
    "++1",
  ),
)

/** Anything at all in a field for money. */
export const anyAmountText: fc.Arbitrary<string> = fc.oneof(
  anyTypedAmount.map(({ text }) => text),
  anyMistypedAmount,
  anyHostileText,
)
