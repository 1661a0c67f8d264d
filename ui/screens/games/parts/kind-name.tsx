import type { GameKind } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"

export const KindName = ({ of }: { readonly of: GameKind }) => {
  switch (of) {
    case "slot":
      return <Trans>Slots</Trans>
    case "casino":
      return <Trans>Live casino</Trans>
    case "sport":
      return <Trans>Sports</Trans>
    case "card":
      return <Trans>Cards and dice</Trans>
  }
}
