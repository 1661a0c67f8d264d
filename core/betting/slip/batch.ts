import type { Satang } from "../../money/satang.ts"
import { spread } from "../../poy/keying/keying.ts"
import { type Asked, makeLines } from "../../poy/limits.ts"
import { digitsOf, type Option } from "../../poy/options/option.ts"
import { priceAll, priceLine } from "../../poy/pricing.ts"
import { type Added, add, empty, redo } from "../../poy/slip.ts"
import { linesOf } from "../../poy/totals.ts"
import { atTerms, newsOfTerms } from "./apply-terms.ts"
import type { Betting, BettingChange } from "./betting.ts"
import { atUsualPrice } from "./keypad-choice.ts"
import { type LeftOut, refusal } from "./slip-notices.ts"

/** Adds bets as one batch at the terms of now, and tells of all that is not in the slip as it was asked for. */
export const added = (
  { terms, slip }: Betting,
  bets: Iterable<Asked>,
  strange: ReadonlyArray<string> = [],
): BettingChange => {
  const { lines, refused } = makeLines(terms, bets)
  return taken(lines.length === 0 ? { slip, clamped: [], refused: [] } : add(slip, lines), refused, strange)
}

const taken = ({ slip, clamped, refused }: Added, before: ReadonlyArray<LeftOut>, strange: ReadonlyArray<string>) => {
  const left = [...before, ...refused]
  if (left.length + clamped.length + strange.length === 0) return { slip }
  return { slip, news: { _tag: "addedInPart", left, clamped, strange } } as const
}

/** Each number on every option that takes so many digits; what is keyed goes in at the usual price. */
export const spreadOver = (
  betting: Betting,
  numbers: ReadonlyArray<string>,
  options: Iterable<Option>,
  isKeyed: boolean,
): BettingChange => {
  const wanted = new Set(options)
  if (wanted.size === 0) return refusal("nothingSelected", ...numbers)
  const lengths = new Set([...wanted].map(digitsOf))
  const strange = numbers.filter(({ length }) => !lengths.has(length))
  const made = spread(numbers, wanted)
  return made._tag === "bets"
    ? added(betting, isKeyed ? atUsualPrice(betting, made.bets) : made.bets, strange)
    : refusal("wrongDigits", ...strange)
}

/** Puts the last undone batch back, without the numbers that closed meanwhile. */
export const redone = ({ slip }: Betting): BettingChange => {
  const batch = slip.undone.at(-1)
  if (batch === undefined) return {}
  const closed = batch.entries.filter(({ multiply }) => multiply === 0)
  if (closed.length === 0) return taken(redo(slip), [], [])
  const entries = batch.entries.filter(({ multiply }) => multiply > 0)
  return taken(
    redo({ ...slip, undone: [...slip.undone.slice(0, -1), { ...batch, entries }] }),
    closed.map(({ option, number }) => ({ option, number, reason: "closed" })),
    [],
  )
}

export const cleared = ({ slip }: Betting): BettingChange => {
  const count = slip.entries.length
  if (count === 0) return {}
  const left = { ...empty }
  return { slip: left, cleared: { slip, left }, news: { _tag: "cleared", count } }
}

/** Brings a cleared slip back at the terms of now, as long as nothing else was begun. */
export const restored = ({ cleared: earlier, slip, terms }: Betting): BettingChange => {
  if (earlier === undefined || earlier.left !== slip) return refusal("nothingToRestore")
  const { slip: back, ...changes } = atTerms(linesOf(earlier.slip), terms)
  return { slip: back, cleared: undefined, ...newsOfTerms({ ...changes, digits: "" }) }
}

export const linePriced = ({ slip }: Betting, ref: number, price: Satang): BettingChange => {
  const priced = priceLine(slip, ref, price)
  if (priced._tag === "priced") return { slip: priced.slip }
  if (!("bound" in priced)) return refusal(priced.reason)
  const { reason, bound } = priced
  return { news: { _tag: "priceRefused", ref, reason, bound } }
}

export const allPriced = (betting: Betting, price: Satang): BettingChange => {
  if (!Number.isSafeInteger(price)) return refusal("notAPrice")
  const { slip, clamped } = priceAll(betting.slip, price)
  const priced = { slip, usualPrice: price }
  return clamped.length === 0 ? priced : { ...priced, news: { _tag: "pricesClamped", clamped } }
}
