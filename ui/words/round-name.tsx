import { type BetGroup, type Round, sequenceOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useShortDate } from "../locales/use-short-date.ts"
import { placeholder } from "../parts/chrome/slot-names.ts"
import { useMarketName } from "./market-name.ts"

/** A round as players talk of it: its number in the day, the date of its draw, or the name of its market. */
export const RoundName = ({ of: round }: { readonly of: Round }) => {
  const short = useShortDate()
  const marketName = useMarketName()
  const number = sequenceOf(round.betType)
  if (round.betGroup === "stock") return marketName(round)
  return number === undefined ? <DrawName date={short(round.dt)} /> : <RoundNumber number={number} />
}

/** A round of a day. */
export const RoundNumber = ({ number }: { readonly number: number | string }) => <Trans>Round {number}</Trans>
/** A draw by its date. */
export const DrawName = ({ date }: { readonly date: string }) => <Trans>{date} draw</Trans>

/** The same, for the prefetch script to fill in. */
export const RoundNameTemplate = ({ group }: { readonly group: BetGroup }) => {
  if (group === "stock") return placeholder.name
  return group === "gov" ? <DrawName date={placeholder.date} /> : <RoundNumber number={placeholder.number} />
}
