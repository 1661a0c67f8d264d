import type { SetTier } from "@fakham/core/gov4d"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"

const names: Readonly<Record<SetTier, MessageDescriptor>> = {
  straight4: msg`4 straight`,
  tode4: msg`4 in any order`,
  straight3: msg`Last 3 straight`,
  tode3: msg`Last 3 in any order`,
  front3: msg`First 3 straight`,
  front2: msg`First 2`,
  back2: msg`Last 2`,
}

/** What players call a prize of sets. */
export const useTierName = () => {
  const { i18n } = useLingui()
  return (tier: SetTier): string => i18n._(names[tier])
}

export const TierName = ({ of }: { readonly of: SetTier }) => useTierName()(of)
