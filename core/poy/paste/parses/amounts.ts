import type { Token } from "../tokens/tokens.ts"

export type NumberToken = Extract<Token, { readonly kind: "number" }>

/**
 * The ambiguity of a way to read: plain, plain where what else it may be has no place (a second price of one digit, two
 * digits in any order), one beside which another is likely, or one for where there is no other.
 */
export type Ambiguity = 0 | 0.5 | 1 | 2
export const more = (one: Ambiguity, other: Ambiguity): Ambiguity => (one > other ? one : other)

/** Prices that so many numbers may say, in satang. */
export type Amounts = {
  readonly satang: ReadonlyArray<number>
  readonly used: number
  readonly ambiguity: Ambiguity
}

export const inSatang = (text: string): number => Number(text) * 100

/** Whether a number could be a price. */
export const couldBePrice = (text: string): boolean => /^[1-9]\d{0,12}$/.test(text)
/** Whether a number looks like a price: dealers stake in fives. */
export const looksLikePrice = (text: string): boolean => couldBePrice(text) && Number(text) % 5 === 0

/** A thousand is written in groups of three; so many of the numbers make it up. */
const grouped = (run: ReadonlyArray<NumberToken>): { readonly text: string; readonly used: number } | undefined => {
  const [first] = run
  if (first === undefined || first.text.length > 3 || !couldBePrice(first.text)) return undefined
  let [text, used] = [first.text, 1]
  for (const next of run.slice(1)) {
    if (next.join !== "comma" || next.loose || next.text.length !== 3) break
    text += next.text
    used++
  }
  return used > 1 ? { text, used } : undefined
}

/** Every way to read one amount at the beginning of these numbers. */
const oneAmount = (run: ReadonlyArray<NumberToken>): ReadonlyArray<Amounts> => {
  const [first, second] = run
  if (first === undefined) return []
  const alone: ReadonlyArray<Amounts> = couldBePrice(first.text)
    ? [{ satang: [inSatang(first.text)], used: 1, ambiguity: 0 }]
    : []
  if (second === undefined || (alone.length === 0 && first.text !== "0")) return alone
  if (second.join === "dot" && !second.loose && second.text.length <= 2) {
    const satang = inSatang(first.text) + Number(second.text.padEnd(2, "0"))
    const isWhole = satang % 100 === 0
    return [{ satang: [satang], used: 2, ambiguity: isWhole || alone.length === 0 ? 0 : 1 }, ...(isWhole ? [] : alone)]
  }
  const thousands = grouped(run)
  if (thousands === undefined) return alone
  const couldBeTwo = looksLikePrice(first.text) && looksLikePrice(second.text)
  const isFollowed = run.length > 2 && !second.text.endsWith("00")
  const isUsual = thousands.used === 2 && !isFollowed && looksLikePrice(thousands.text)
  const isUnambiguous = isUsual && !couldBeTwo
  const asOne: Amounts = {
    satang: [inSatang(thousands.text)],
    used: thousands.used,
    ambiguity: isUnambiguous ? 0 : isUsual && first.text.length < 3 ? 0.5 : 1,
  }
  const before = grouped(run.slice(0, 2))
  const shorter: ReadonlyArray<Amounts> =
    before === undefined ? [] : [{ satang: [inSatang(before.text)], used: before.used, ambiguity: 1 }]
  return isUnambiguous ? [asOne] : [asOne, ...shorter, ...alone]
}

/** Nothing on one of two places: 567=30*0. */
const oneOfNothing = ([first, second]: ReadonlyArray<NumberToken>): Amounts | undefined => {
  if (first === undefined || second?.join !== "times") return undefined
  const [one, other] = [first.text, second.text]
  const isOne = (one === "0" && couldBePrice(other)) || (other === "0" && couldBePrice(one))
  return isOne ? { satang: [inSatang(one), inSatang(other)], used: 2, ambiguity: 1 } : undefined
}

/** Every way to read one, two or three prices at the beginning of these numbers. */
export const amountsIn = (run: ReadonlyArray<NumberToken>): ReadonlyArray<Amounts> => {
  const ofNothing = oneOfNothing(run)
  return ofNothing === undefined ? amountsOf(run) : [ofNothing]
}

const amountsOf = (run: ReadonlyArray<NumberToken>): ReadonlyArray<Amounts> =>
  oneAmount(run).flatMap((first) => {
    const next = run[first.used]
    if (next === undefined || next.join === "gap") {
      const [second] = next !== undefined && run.length === first.used + 1 ? oneAmount([next]) : []
      return second === undefined ? [first] : [first, { ...joined(first, second), ambiguity: 2 }]
    }
    const pairs = oneAmount(run.slice(first.used)).map((second) => joined(first, second))
    if (next.join === "dot" && next.text.length > 2) return []
    if (next.join !== "times") return [first, ...pairs]
    return pairs.flatMap((pair) => {
      const after = run[pair.used]
      if (after?.join !== "times") return [pair]
      return oneAmount(run.slice(pair.used)).map((third) => joined(pair, third))
    })
  })

/** The same behind a mark, where .50 is fifty or half of one, and another sign means that something is missing. */
export const amountsBehindMark = (run: ReadonlyArray<NumberToken>): ReadonlyArray<Amounts> => {
  const [first, ...others] = run
  if (first?.join === "gap") return amountsIn(run)
  if (first?.join !== "dot") return []
  const ofOne = amountsIn([{ ...first, text: "0" }, { ...first, loose: false }, ...others])
  return [...amountsIn(run), ...ofOne.map((amounts) => ({ ...amounts, used: amounts.used - 1 }))].map(
    (amounts): Amounts => ({ ...amounts, ambiguity: more(amounts.ambiguity, 1) }),
  )
}

const joined = (one: Amounts, other: Amounts): Amounts => ({
  satang: [...one.satang, ...other.satang],
  used: one.used + other.used,
  ambiguity: more(one.ambiguity, other.ambiguity),
})
