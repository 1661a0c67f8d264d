import type { GovPrize } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"

/** What a government prize is called. */
export const PrizeName = ({ prize }: { readonly prize: GovPrize }) => {
  switch (prize) {
    case "first":
      return <Trans>First prize</Trans>
    case "neighbour":
      return <Trans>Adjacent to first prize</Trans>
    case "second":
      return <Trans>Second prize</Trans>
    case "third":
      return <Trans>Third prize</Trans>
    case "fourth":
      return <Trans>Fourth prize</Trans>
    case "fifth":
      return <Trans>Fifth prize</Trans>
    case "front3":
      return <Trans>3 front</Trans>
    case "back3":
      return <Trans>3 bottom</Trans>
    case "bottom2":
      return <Trans>2 bottom</Trans>
  }
}
