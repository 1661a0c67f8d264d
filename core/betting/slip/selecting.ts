import { digitsAsked, type Selection, selectionOf, tap } from "../../poy/options/compatibility.ts"
import { offered } from "../../poy/options/offered.ts"
import { isOption, type Option, type Toggle } from "../../poy/options/option.ts"
import type { Betting, BettingChange } from "./betting.ts"
import { refusal } from "./slip-notices.ts"

const openTo = ({ terms }: Pick<Betting, "terms">): ReadonlyArray<Option> =>
  Object.values(offered(terms.defaultRate)).flat()

export const hasOption = (selection: Selection): boolean => [...selection].some(isOption)

/** Typed digits stay as long as the selection still asks for more. */
const typedFor = (selection: Selection, digits: string): string =>
  hasOption(selection) && digits.length < digitsAsked(selection) ? digits : ""

export const tapped = (betting: Betting, key: Toggle): BettingChange => {
  if (isOption(key) && !openTo(betting).includes(key)) return refusal("notOffered")
  const outcome = tap(key, betting.selection)
  if (outcome._tag === "refused") return refusal(outcome.reason)
  const digits = typedFor(outcome.selection, betting.digits)
  const { selection, displaced } = outcome
  const dropped = betting.digits.slice(digits.length)
  if (displaced.length === 0 && dropped === "") return { selection, digits }
  return { selection, digits, news: { _tag: "displaced", by: key, displaced, digits: dropped } }
}

/** The selection as far as the round offers it, or the first option that it offers. */
export const selectable = (betting: Betting): Pick<Betting, "selection" | "digits"> => {
  const open = openTo(betting)
  const held = selectionOf([...betting.selection].filter((key) => !isOption(key) || open.includes(key)))
  const selection = held.size > 0 ? held : selectionOf(open.slice(0, 1))
  return { selection, digits: typedFor(selection, betting.digits) }
}
