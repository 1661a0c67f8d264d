import type { Gov4dVariant } from "@fakham/core/lotto"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"

const titles: Readonly<Record<Gov4dVariant, MessageDescriptor>> = {
  hanoy: msg`Hanoi set`,
  lao: msg`Lao set`,
  laoSuper: msg`Lao Super set`,
  malay: msg`Malay set`,
}

/** A four-digit lottery's name for the browser's tab. */
export const useVariantTitle = (variant: Gov4dVariant): string => {
  const { i18n } = useLingui()
  return i18n._(titles[variant])
}

/** What players call a four-digit lottery. */
export const VariantName = ({ of }: { readonly of: Gov4dVariant }) => useVariantTitle(of)
