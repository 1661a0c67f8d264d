import { type DayResult, isGov4dVariant, sequenceOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useMarketName } from "../../../words/market-name.ts"
import { VariantName } from "../../../words/variant-name.tsx"

/** A round by its number, a set by its country, a market by its own name. */
export const ResultName = ({ of: { betType, betName } }: { readonly of: Pick<DayResult, "betType" | "betName"> }) => {
  const number = sequenceOf(betType)
  const marketName = useMarketName()
  if (isGov4dVariant(betType)) return <VariantName of={betType} />
  return number === undefined ? marketName({ betType, betName }) : <Trans>Round {number}</Trans>
}
