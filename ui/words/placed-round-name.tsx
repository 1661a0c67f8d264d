import type { BetGroup } from "@fakham/core"
import { isGov4dVariant, sequenceOf } from "@fakham/core/lotto"
import type { PlacedPoy } from "@fakham/core/order"
import { useShortDate } from "../locales/use-short-date.ts"
import { GroupName } from "./group-name.tsx"
import { useMarketName } from "./market-name.ts"
import { DrawName, RoundNumber } from "./round-name.tsx"
import { VariantName } from "./variant-name.tsx"

type Placed = {
  readonly betGroup: BetGroup
  readonly betType: string
  readonly betName: string
  /** The day it is named by. */
  readonly dt?: string | undefined
}

export const placedOn = ({ order, dt }: PlacedPoy): Placed => ({
  betGroup: order.betGroup,
  betType: order.kind === "poy" ? order.betType : order.variant,
  betName: order.betName,
  dt,
})

/** What a slip was placed on: its group with the round's number, a market, or a draw by its date. */
export const PlacedRoundName = ({ of: { betGroup, betType, betName, dt } }: { readonly of: Placed }) => {
  const short = useShortDate()
  const marketName = useMarketName()
  const date = dt && short(dt)
  const number = sequenceOf(betType)
  if (betGroup === "stock") return marketName({ betType, betName })
  if (number === undefined) {
    return (
      <>
        {isGov4dVariant(betType) ? <VariantName of={betType} /> : <GroupName group={betGroup} />}{" "}
        {date === undefined ? null : <DrawName date={date} />}
      </>
    )
  }
  return (
    <>
      <GroupName group={betGroup} /> <RoundNumber number={number} />
    </>
  )
}
