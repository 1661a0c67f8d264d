import { type BetGroup, type Gov4dVariant, isGov4dVariant, sequenceOf } from "@fakham/core/lotto"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import { useGroupTitle } from "../../../../words/group-title.ts"
import { useMarketName } from "../../../../words/market-name.ts"

const variants: Readonly<Record<Gov4dVariant, MessageDescriptor>> = {
  hanoy: msg`Hanoi set`,
  lao: msg`Lao set`,
  laoSuper: msg`Lao Super set`,
  malay: msg`Malay set`,
}

type BetType = { readonly betGroup: BetGroup; readonly betType: string; readonly betName: string | undefined }

/** What a bet type is called: a market by its own name, a round by its number, a set by its country. */
export const useTypeTitle = ({ betGroup, betType, betName }: BetType): string => {
  const { i18n, t } = useLingui()
  const group = useGroupTitle(betGroup)
  const marketName = useMarketName()
  const number = sequenceOf(betType)
  if (isGov4dVariant(betType)) return i18n._(variants[betType])
  if (number !== undefined) return `${group} ${t`Round ${number}`}`
  return betGroup === "stock" && betName !== undefined ? marketName({ betType, betName }) : group
}
