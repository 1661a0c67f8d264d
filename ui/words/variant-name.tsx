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

const countries: Readonly<Record<Gov4dVariant, MessageDescriptor>> = {
  hanoy: msg`Hanoi`,
  lao: msg`Lao`,
  laoSuper: msg`Lao Super`,
  malay: msg`Malay`,
}

/** The same where it is said already that sets are meant. */
export const useShortVariantTitles = () => {
  const { i18n } = useLingui()
  return (variant: Gov4dVariant): string => i18n._(countries[variant])
}

/** The names of four-digit lotteries where only text can stand: in the browser's tab, in a picture. */
export const useVariantTitles = () => {
  const { i18n } = useLingui()
  return (variant: Gov4dVariant): string => i18n._(titles[variant])
}
export const useVariantTitle = (variant: Gov4dVariant): string => useVariantTitles()(variant)

/** What players call a four-digit lottery. */
export const VariantName = ({ of }: { readonly of: Gov4dVariant }) => useVariantTitle(of)
