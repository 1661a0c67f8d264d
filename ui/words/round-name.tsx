import { type Round, sequenceOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useShortDate } from "../locales/use-short-date.ts"

/** A round as players talk of it: its number in the day, the date of its draw, or the name of its market. */
export const RoundName = ({ of: round }: { readonly of: Round }) => {
  const short = useShortDate()
  const number = sequenceOf(round.betType)
  if (round.betGroup === "stock") return round.betName
  if (number !== undefined) return <Trans>Round {number}</Trans>
  const date = short(round.dt)
  return <Trans>{date} draw</Trans>
}
