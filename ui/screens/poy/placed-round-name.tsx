import type { BetGroup } from "@fakham/core"
import { isGov4dVariant, sequenceOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { GroupName } from "../lotto/group-name.tsx"
import { VariantName } from "../lotto/variant-name.tsx"

type Placed = { readonly betGroup: BetGroup; readonly betType: string; readonly betName: string }

/** What a slip was placed on: its group with the round's number, a market, or a four-digit lottery. */
export const PlacedRoundName = ({ of: { betGroup, betType, betName } }: { readonly of: Placed }) => {
  const number = sequenceOf(betType)
  if (isGov4dVariant(betType)) return <VariantName of={betType} />
  if (betGroup === "stock") return betName
  if (number === undefined) return <GroupName group={betGroup} />
  return (
    <>
      <GroupName group={betGroup} /> <Trans>Round {number}</Trans>
    </>
  )
}
