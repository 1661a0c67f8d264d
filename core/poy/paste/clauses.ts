import type { Token } from "./tokens.ts"

/** A price for the numbers before it, in satang as written, with the context words that stand beside it. */
export type Part = { readonly marks: number; readonly amounts: ReadonlyArray<number> }

/** Numbers that share their prices. */
export type Clause = { readonly numbers: ReadonlyArray<string>; readonly parts: ReadonlyArray<Part> }

/** What a line says by its shape alone, before its numbers are read as bets. */
export type Sentence =
  | { readonly _tag: "heading"; readonly marks: number }
  | { readonly _tag: "price"; readonly marks: number; readonly amounts: ReadonlyArray<number> }
  | { readonly _tag: "bare"; readonly marks: number; readonly groups: ReadonlyArray<ReadonlyArray<string>> }
  | {
      readonly _tag: "clauses"
      readonly marks: number
      readonly clauses: ReadonlyArray<Clause>
      readonly doubt: boolean
    }
  | { readonly _tag: "strange" }

const strange: Sentence = { _tag: "strange" }

export const sentenceOf = (tokens: ReadonlyArray<Token>): Sentence => {
  let at = 0
  const is = (...kinds: ReadonlyArray<Token["kind"]>) => kinds.some((kind) => kind === tokens[at]?.kind)
  const digits = () => tokens[at++]?.text ?? ""
  const words = (...between: ReadonlyArray<Token["kind"]>) => {
    let marks = 0
    while (is("words", ...between)) marks |= tokens[at++]?.marks ?? 0
    return marks
  }
  const amounts = () => {
    const found: Array<number> = []
    while (is("digits")) {
      found.push(satangOf(digits()))
      if (is("times", "dash") && tokens[at + 1]?.kind === "digits") at++
      else break
    }
    return found
  }

  const marks = words("dash")
  let doubt = false
  if (is("equals")) {
    const begin = ++at
    const price = amounts()
    const after = words()
    if (at === tokens.length)
      return price.length > 0 ? { _tag: "price", marks: marks | after, amounts: price } : heading(marks)
    const next = tokens[begin + 1]?.kind
    if (tokens[begin - 1]?.text !== ":" && next !== "equals") return strange
    doubt = next === "words"
    at = begin
  }
  if (at === tokens.length) return heading(marks)

  const clauses: Array<Clause> = []
  while (at < tokens.length) {
    const groups: Array<Array<string>> = []
    while (is("digits")) {
      const joined = tokens[at - 1]?.kind === "dash" ? groups.at(-1) : undefined
      const written = digits()
      if (joined) joined.push(written)
      else groups.push([written])
      if (is("dash")) at++
    }
    const numbers = numbersIn(groups)
    if (at === tokens.length && clauses.length === 0) return { _tag: "bare", marks, groups }
    const byTimes = is("times")
    const marksBetween: Array<number> = []
    const prices: Array<ReadonlyArray<number>> = []
    while (is("words", "equals", "times")) {
      const own = words("equals", "times")
      const price = amounts()
      if (own === 0 && marksBetween.length > 0) return strange
      marksBetween.push(own)
      if (price.length > 0) prices.push(price)
    }
    const isAfter = marksBetween.length > prices.length
    if (prices.length === 0 || (isAfter && marksBetween[0] !== 0)) return strange
    const parts = prices.map(
      (price, part): Part => ({ marks: marksBetween[part + (isAfter ? 1 : 0)] ?? 0, amounts: price }),
    )
    doubt ||= is("digits") && tokens[at - 1]?.text.includes(",") === true
    const [first, second] = numbers
    const [part] = parts
    if (byTimes && first && second && part && numbers.length === 2 && parts.length === 1 && part.amounts.length === 1) {
      doubt ||= groups.length === 2
      clauses.push({ numbers: [first], parts: [{ ...part, amounts: [satangOf(second), ...part.amounts] }] })
    } else {
      doubt ||= isMixed(numbers)
      clauses.push({ numbers, parts })
    }
  }
  return { _tag: "clauses", marks, clauses, doubt }
}

/** Whether numbers of several lengths stand together: one of them may be a price. */
export const isMixed = (numbers: ReadonlyArray<string>): boolean =>
  numbers.some((number) => number.length !== numbers[0]?.length)

/** Numbers with a comma between them stand as one token, because a price may have one too. */
export const numbersIn = (groups: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  groups.flat().flatMap((written) => written.split(","))

/** Bare groups read as a number and its prices, when no closing price was to follow. */
export const pricedGroups = (groups: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<Clause> => {
  const chains = groups.length < 4 && groups.every(({ length }) => length === 1) ? [groups.flat()] : groups
  return chains.map(([number = "", ...prices]) => ({
    numbers: [number],
    parts: [{ marks: 0, amounts: prices.map(satangOf) }],
  }))
}

/** The one price that stands alone where numbers could stand. */
export const pricesOf = (groups: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<number> =>
  groups.flat().length === 1 ? groups.flat().map(satangOf) : []

const heading = (marks: number): Sentence => (marks === 0 ? strange : { _tag: "heading", marks })

/** Baht as written to satang; what is no amount of money becomes NaN and is refused when it is read. */
const satangOf = (text: string): number => {
  const [, baht = "", fraction = ""] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(",", "")) ?? []
  const satang = baht === "" ? Number.NaN : Number(baht) * 100 + Number(fraction.padEnd(2, "0"))
  return Number.isSafeInteger(satang) && satang > 0 ? satang : Number.NaN
}
