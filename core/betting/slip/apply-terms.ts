import { type Changed, ratesOf, rerate } from "../../poy/change.ts"
import { boundsOf, type NumberRate, type RoundLimits, type Terms, termsOf } from "../../poy/limits.ts"
import { isNumberOf, type Line, placeOf } from "../../poy/line.ts"
import { options } from "../../poy/options/option.ts"
import { type Added, add, empty, type Slip } from "../../poy/slip.ts"
import { linesOf } from "../../poy/totals.ts"
import type { Betting, BettingChange } from "./betting.ts"
import { selectable } from "./selecting.ts"
import type { SlipNews } from "./slip-notices.ts"

/** Other terms for a slip that is being filled in: every line keeps its place, at the limits and rates of now. */
export const termsTaken = (betting: Betting, limits: RoundLimits): BettingChange => {
  const terms = termsOf(limits)
  const offer = selectable({ ...betting, terms })
  const digits = betting.digits.slice(offer.digits.length)
  const isEmpty = betting.slip.entries.length + betting.slip.undone.length === 0
  if (isEmpty || hasSameBounds(terms, betting.terms)) return { ...offer, ...ratesTaken(betting, terms, digits) }
  const { slip, ...changes } = atTerms(linesOf(betting.slip), terms)
  return { ...offer, terms, slip, ...newsOfTerms({ ...changes, digits }) }
}

const hasSameBounds = (one: Terms, other: Terms): boolean =>
  options.every((option) => one.betMin[option] === other.betMin[option] && one.betMax[option] === other.betMax[option])

/**
 * Other rates alone. Lines of numbers that closed stay, at a rate of 0, until the player agrees to drop them. A slip
 * without a change stays the same object, as another one would be stored again and sent to all tabs.
 */
const ratesTaken = ({ slip, news }: Pick<Betting, "slip" | "news">, terms: Terms, digits = ""): BettingChange => {
  const { slip: now, changed } = rerate(slip, ratesOf(terms))
  const announced =
    changed.length + digits.length === 0 ? {} : newsOfTerms({ ...withUnread(news, now, changed), digits })
  if (changed.length > 0) return { terms, slip: now, ...announced }
  const isChanged = now.undone.some(({ entries }, batch) =>
    entries.some((entry, at) => entry !== slip.undone[batch]?.entries[at]),
  )
  return isChanged ? { terms, slip: { ...now, recent: slip.recent }, ...announced } : { terms, ...announced }
}

/** Changes together with those that stand on the screen still: a line that changed again is told once. */
const withUnread = (news: SlipNews | undefined, { entries }: Slip, changed: ReadonlyArray<Changed>) => {
  if (news?._tag !== "termsChanged") return { changed, left: [], clamped: [] }
  const again = new Set(changed.map(({ line }) => line.ref))
  const inSlip = new Set(entries.map(({ ref }) => ref))
  const before = news.changed.filter(({ line: { ref } }) => inSlip.has(ref) && !again.has(ref))
  return { ...news, changed: [...before, ...changed] }
}

/** News of other terms, if there is anything in it. */
export const newsOfTerms = (
  parts: Omit<Extract<SlipNews, { readonly _tag: "termsChanged" }>, "_tag">,
): Pick<BettingChange, "news"> =>
  parts.changed.length + parts.left.length + parts.clamped.length + parts.digits.length === 0
    ? {}
    : { news: { _tag: "termsChanged", ...parts } }

export const allRatesTaken = (betting: Betting, rateNow: ReadonlyArray<NumberRate>): BettingChange =>
  ratesTaken(betting, termsOf({ ...betting.terms, rateNow }))

/** News of some rates: a number that is not among them stays as it is. */
export const someRatesTaken = (betting: Betting, rates: ReadonlyArray<NumberRate>): BettingChange =>
  allRatesTaken(betting, withNews(betting.terms, rates).rateNow)

/** What a round takes and pays after news of some rates; a number that is back at the default is limited no longer. */
export const withNews = <Limits extends Pick<RoundLimits, "rateNow" | "defaultRate">>(
  limits: Limits,
  rates: ReadonlyArray<NumberRate>,
): Limits => {
  const newRates = new Map(rates.filter(isNumberOf).map((rate) => [placeOf(rate), rate]))
  const isLimited = ({ option, multiply }: NumberRate) => multiply !== limits.defaultRate[option]
  const rateNow = limits.rateNow
    .filter((rate) => !newRates.has(placeOf(rate)))
    .concat([...newRates.values()].filter(isLimited))
  return { ...limits, rateNow }
}

/** Stored lines as a slip at the current terms; an option they no longer offer keeps its own limits, at a rate of 0. */
export const atTerms = (lines: ReadonlyArray<Line>, terms: Terms) => {
  const { slip: built, clamped, refused: left } = rebuilt(lines, terms)
  const { slip, changed } = rerate(built, ratesOf(terms))
  return { slip, changed, clamped, left }
}

const rebuilt = (lines: ReadonlyArray<Line>, terms: Terms): Added =>
  [...Map.groupBy(lines, (line) => line.add)]
    .toSorted(([a], [b]) => a - b)
    .reduce<Added>(
      (built, [, batch]) => {
        const inOrder = batch.toSorted((a, b) => a.ref - b.ref)
        const { slip, clamped, refused } = add(
          built.slip,
          inOrder.map((line) => bounded(line, terms)),
        )
        return { slip, clamped: built.clamped.concat(clamped), refused: built.refused.concat(refused) }
      },
      { slip: empty, clamped: [], refused: [] },
    )

const bounded = (line: Line, terms: Terms): Line => ({ ...line, ...boundsOf(terms, line.option) })
