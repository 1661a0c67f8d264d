import type { Gov4dVariant } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"

/** What players call a four-digit lottery. */
export const VariantName = ({ of }: { readonly of: Gov4dVariant }) => {
  switch (of) {
    case "hanoy":
      return <Trans>Hanoi set</Trans>
    case "lao":
      return <Trans>Lao set</Trans>
    case "laoSuper":
      return <Trans>Lao Super set</Trans>
    case "malay":
      return <Trans>Malay set</Trans>
  }
}
