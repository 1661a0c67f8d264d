import { type Round, sequenceOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { shortDate } from "../../locales/dates.ts"

/** A round as players talk of it: its number in the day, the date of its draw, or the name of its market. */
export const RoundName = ({ of: round }: { readonly of: Round }) => {
  const locale = useSelector(useApp().preferences, ({ context }) => context.locale)
  const number = sequenceOf(round.betType)
  if (round.betGroup === "stock") return round.betName
  if (number !== undefined) return <Trans>Round {number}</Trans>
  const date = shortDate(round.dt, locale)
  return <Trans>Draw of {date}</Trans>
}
